import type { PointTables } from "@meridian/core/contracts/acupuncture/acupuncture";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { summaryOfNothing } from "../../scheduling/testing/demo-summary.ts";
import { appointment, section, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ, sent } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

const POINTS = "POST /acupuncture/appointment/apt_1";
const listed = (id: string, channel: string, flagged = false) => ({
  id,
  channel,
  number: 4,
  side: "bilateral" as const,
  auricular: false,
  name: id,
  pinyin: "",
  zh: "",
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  zh_hant: "",
  info: "",
  indications: "",
  contraindications: "",
  groups: [],
  technics: [1, 2],
  version: null,
  region: "",
  classes: [],
  names: [],
  keywords: [],
  needles: 1,
  kind: "body" as const,
  depth: { min: 0.3, max: 1.5 },
  safety: flagged
    ? [{ key: "pregnancy_contraindicated", severity: "serious" as const, sentence: "No.", source: "Demo" }]
    : [],
});
const tables = {
  version: "1",
  channels: [],
  zones: [],
  keywords: {},
  sources: [],
  points: [listed("ST36", "ST"), listed("LI4", "LI", true)],
} as unknown as PointTables;
const chosen = (id: string, side: string) => ({
  id,
  side,
  auricular: false,
  quadrant: 1,
  channel: "ST",
  name: id,
  pinyin: "",
  zh: "",
  user_id: null,
  technics: [1],
  depth: "1 cun",
  depth_kept: "1 cun",
  stimulation: "even",
  retention: 20,
  response: "strong",
  needle: "",
  note: "Jumped",
  needles_in: 3,
  needles_out: 3,
});
const empty = { points: [], ashi_points: "", ashi_marks: [], needles_in: 0, needles_out: 0, version: 0 };

const last = visit(
  { appointment: appointment({ id: "apt_0", status: "done", start: "2026-11-14T10:00:00.000Z" }) },
  {
    writable: false,
    sections: [
      section("other_treatments", {
        items: [
          {
            id: "gua123",
            key: "gua_sha",
            module: "others",
            name: "Gua sha",
            minutes: 10,
            area: "Neck",
            note: "Red",
          },
        ],
      }),
      section("treatment_notes", { text: "Well received", advice: "Warmth", plan: "Add the hip" }),
    ],
    acupuncture: {
      ...empty,
      points: [chosen("ST36", "left"), chosen("ST36", "right"), chosen("LI4", "left")],
      needles_in: 9,
      needles_out: 9,
      version: 4,
    },
  },
);
const previous = { id: "apt_0", start: last.appointment.start, signed: true, summary: summaryOfNothing };

const open = async (stored = visit({}, { previous }), search = "?step=treatments") => {
  answerWith({
    [READ]: stored,
    "GET /appointments/apt_0": last,
    "GET /acupuncture/points": tables,
    "GET /acupuncture": { classic_groups: [], custom_groups: [], custom_points: [] },
    [POINTS]: (body) => ({ ...empty, ...(body as object), version: body.version + 1 }),
    "PUT /appointments/apt_1/sections/other_treatments": ({ version, data }) =>
      section("other_treatments", data as object, version + 1),
    "PUT /appointments/apt_1/sections/treatment_notes": ({ version, data }) =>
      section("treatment_notes", data as object, version + 1),
  });
  await openVisit(search);
};
type Sent = { points?: Record<string, unknown>[] };
const pointsSent = () => (sent.findLast(({ name }) => name === POINTS)?.body as Sent | undefined)?.points;

it("repeats the last treatment with two keys, without measurements and notes, and undoes it", async () => {
  await open(visit({}, { previous }), "");
  await screen.findByLabelText("Reason for the appointment");
  await userEvent.keyboard("{Alt>}[KeyR]{/Alt}");
  const list = await screen.findByRole("region", { name: /^Treatment of/ });
  const first = await within(list).findByRole("checkbox", {
    name: /^ST36 left, right · Acupuncture · 1 cun/,
  });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await within(list).findByText("1 serious warning with what is ticked");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(pointsSent()).toHaveLength(3));
  expect(pointsSent()?.[0]).toMatchObject({
    id: "ST36",
    side: "left",
    technics: [1],
    depth: "1 cun",
    stimulation: "even",
    response: null,
    retention: null,
    note: "",
    needles_in: 1,
    needles_out: 0,
  });
  expect(pointsSent()?.[0]).not.toHaveProperty("depth_kept");
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name.endsWith("other_treatments"))?.body.data).toMatchObject({
      items: [{ key: "gua_sha", area: "Neck", minutes: 10, note: "" }],
    }),
  );
  expect(sent.findLast(({ name }) => name.endsWith("treatment_notes"))?.body.data).toEqual({
    text: "",
    advice: "Warmth",
    plan: "",
  });
  expect(document.activeElement?.id).toBe("section-safety");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(pointsSent()).toEqual([]));
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name.endsWith("treatment_notes"))?.body.data).toMatchObject({
      advice: "",
    }),
  );
});

it("warns of serious findings before adding, and adds only what is ticked and missing", async () => {
  const acupuncture = { ...empty, points: [chosen("ST36", "left"), chosen("ST36", "right")], version: 2 };
  await open(visit({}, { previous, acupuncture }));
  await userEvent.click(await screen.findByRole("button", { name: "Repeat last treatment" }));
  const list = await screen.findByRole("region", { name: /^Treatment of/ });
  expect(await within(list).findByText("Already in this appointment: ST36")).toBeTruthy();
  expect(await within(list).findByText("1 serious warning with what is ticked")).toBeTruthy();
  await userEvent.click(within(list).getByRole("checkbox", { name: /^LI4/ }));
  expect(within(list).queryByText("1 serious warning with what is ticked")).toBeNull();
  await userEvent.click(within(list).getByRole("checkbox", { name: "Advice for home" }));
  await userEvent.click(within(list).getByRole("button", { name: "Add 1 entry" }));
  await waitFor(() =>
    expect(sent.map(({ name }) => name)).toContain("PUT /appointments/apt_1/sections/other_treatments"),
  );
  expect(sent).toHaveLength(1);
});

it("offers nothing to a patient without an earlier visit", async () => {
  await open(visit());
  expect(await screen.findByRole("textbox", { name: "Treatment notes" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Repeat last treatment" })).toBeNull();
});
