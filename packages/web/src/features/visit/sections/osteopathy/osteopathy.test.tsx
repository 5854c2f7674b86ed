import { type Osteopathy, osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { VisitProvider } from "../../frame/visit-context.tsx";
import { Edit, View } from "./section.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const held = (data: object): Osteopathy => osteopathy.schema.parse(data);
const before = held({
  segments: [{ segment: "C5", mobility: "restricted", directions: ["flexion"], pain: 6 }],
  tests: { lasegue: { left: "positive" } },
  ranges: { cervical_flexion: 30 },
});
const visit = {
  appointment: { id: "apt_2", patient: "pat_1", start: "2026-11-21T10:00:00.000Z" },
  patient: { id: "pat_1", age: 46 },
} as unknown as Visit;

const latest: { value: Osteopathy } = { value: held({}) };
function Examination() {
  const [value, setValue] = useState(latest.value);
  latest.value = value;
  return (
    <Edit section="osteopathy" value={value} onChange={setValue} onRemoved={(restore) => restore(value)} />
  );
}

async function examine(start: object = {}) {
  latest.value = held(start);
  await renderUi(
    <VisitProvider value={{ visit, content: {}, mode: "live", mayAmend: false, report: vi.fn() } as never}>
      <Examination />
    </VisitProvider>,
    { namespaces: ["osteopathy", "results", "visit"] },
  );
  await screen.findByRole("button", { name: /^Previous result 1 Oct 2026/ });
  return userEvent.setup();
}

/** Answers with the results of the visit before. */
const earlierResults = async (input: string | URL | Request) =>
  new URL(String(input)).pathname.endsWith("/results/tests")
    ? Response.json({
        items: [
          {
            section: "osteopathy",
            appointment: "apt_1",
            start: "2026-10-01T10:00:00.000Z",
            professional: "usr_1",
            signed: true,
            data: before,
          },
        ],
        next: {},
      })
    : Response.json({ code: "internal" }, { status: 500 });

beforeEach(async () => {
  await storeSession(demoUser());
  answerApi(earlierResults);
});

it("records a finding on a segment of the drawing and lists it in the table", async () => {
  const user = await examine();
  await user.click(screen.getByRole("button", { name: "L4" }));
  const panel = screen.getByRole("region", { name: "L4" });
  await user.click(within(panel).getByRole("radio", { name: "Restricted" }));
  await user.click(within(panel).getByRole("checkbox", { name: "Rotation left" }));
  await user.click(
    within(within(panel).getByRole("group", { name: "Pain" })).getByRole("radio", { name: "6" }),
  );
  await user.click(
    within(within(panel).getByRole("group", { name: "Tenderness" })).getByRole("radio", { name: "2" }),
  );
  expect(latest.value.segments).toEqual(
    held({
      segments: [
        {
          segment: "L4",
          mobility: "restricted",
          directions: ["rotation_left"],
          pain: 6,
          tart: { tenderness: 2 },
        },
      ],
    }).segments,
  );
  expect(
    screen.getByRole("button", { name: /^L4: Restricted in rotation left; Pain 6 of 10; Tenderness 2/ }),
  ).toBeTruthy();
  const row = within(screen.getByRole("table", { name: "Findings" })).getAllByRole("row")[1];
  expect(row?.textContent).toBe("L4Restricted in rotation left6Tenderness 2not examined both times");
});

it("reaches the segments by keyboard, and stores none without a finding", async () => {
  const user = await examine();
  screen.getByRole("button", { name: "C0 (occiput)" }).focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("C2");
  const panel = screen.getByRole("region", { name: "C2" });
  await user.click(within(panel).getByRole("radio", { name: "Normal" }));
  expect(latest.value.segments).toHaveLength(1);
  await user.click(within(panel).getByRole("radio", { name: "Not examined" }));
  expect(latest.value.segments).toHaveLength(0);
});

it("shows a segment's last finding without copying it, and the change since", async () => {
  const user = await examine();
  await user.selectOptions(screen.getByRole("combobox", { name: "Segment" }), "C5");
  expect(screen.getByText(/Last time, 1 Oct 2026: Restricted in flexion; Pain 6 of 10/)).toBeTruthy();
  expect(latest.value.segments).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "Restricted" }));
  await user.click(screen.getByRole("checkbox", { name: "Flexion" }));
  await user.click(within(screen.getByRole("group", { name: "Pain" })).getByRole("radio", { name: "3" }));
  await user.click(screen.getByRole("button", { name: /^Previous result/ }));
  const previous = screen.getByRole("region", { name: "Previous result" });
  expect(within(previous).getByText("better")).toBeTruthy();
  expect(within(previous).getByText("6 → 3")).toBeTruthy();
});

it("marks pain from the list and moves the mark by keyboard", async () => {
  const user = await examine();
  await user.click(screen.getByRole("tab", { name: "Pain" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Add pain in" }), "knee_left");
  const [mark] = latest.value.marks;
  expect(mark).toMatchObject({ view: "front", area: "knee_left", pain: null });
  await user.selectOptions(screen.getByRole("combobox", { name: "Radiates to" }), "foot_left");
  expect(latest.value.marks[0]?.radiation).toHaveLength(1);
  screen.getByRole("button", { name: "Pain 1: Knee, left", pressed: true }).focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(latest.value.marks[0]?.at[1]).toBeCloseTo((mark?.at[1] ?? 0) + 0.02, 5);
  expect(osteopathy.schema.safeParse(latest.value).success).toBe(true);
});

it("records a test for each side beside its last result, and clears it", async () => {
  const user = await examine();
  await user.click(screen.getByRole("tab", { name: "Tests" }));
  await user.type(screen.getByRole("searchbox"), "lasegue");
  const row = screen.getByRole("listitem");
  expect(within(row).getByText("last: positive")).toBeTruthy();
  const left = within(within(row).getByRole("group", { name: "Left" }));
  await user.click(left.getByRole("radio", { name: "Negative" }));
  expect(latest.value.tests).toEqual({ lasegue: { left: "negative", right: null, middle: null } });
  await user.click(left.getByRole("radio", { name: "Not done" }));
  expect(latest.value.tests).toEqual({});
});

it("examines with published names and added tests, and offers no retired one", async () => {
  const words = (en: string) => ({ en, pt: `${en} (pt)` });
  const row = (key: string, fields: object | null, retired = false) => ({
    key,
    fields,
    retired,
    review: "unreviewed",
    reviewed_on: null,
    reference: "",
  });
  const added = { code: "demo_test", sides: "once", region: "lumbar", name: words("Demo test") };
  const published: Readonly<Record<string, object[]>> = {
    "osteo-settings": [row("segment--l4", { name: words("Lumbar four") })],
    "osteo-tests": [
      row("demo-test", { ...added, meaning: words("a demo meaning") }),
      row("slump", null, true),
    ],
    "osteo-ranges": [row("cervical-flexion", { usual: 55 })],
  };
  answerApi(async (input) => {
    const { pathname } = new URL(String(input));
    const name = Object.keys(published).find((one) => pathname.includes(`/${one}/`));
    if (name) return Response.json({ entries: published[name] });
    if (!pathname.endsWith("/catalogues")) return earlierResults(input);
    const catalogues = Object.keys(published).map((catalogue) => ({
      catalogue,
      publication: "pbl_1",
      parts: 1,
    }));
    return Response.json({ catalogues });
  });
  const user = await examine();
  await user.click(await screen.findByRole("button", { name: "Lumbar four" }));
  await user.click(screen.getByRole("tab", { name: "Tests" }));
  await user.type(screen.getByRole("searchbox"), "demo meaning");
  const test = screen.getByRole("listitem");
  expect(within(test).getByText("a demo meaning")).toBeTruthy();
  await user.click(within(test).getByRole("radio", { name: "Positive" }));
  expect(latest.value.tests).toEqual({ demo_test: { left: null, right: null, middle: "positive" } });
  expect(osteopathy.schema.safeParse(latest.value).success).toBe(true);
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "slump");
  expect(screen.queryByRole("listitem")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Motion" }));
  expect(screen.getByText(/55°/)).toBeTruthy();
});

it("plots a range once two visits have it", async () => {
  const user = await examine({ ranges: { cervical_flexion: 45 } });
  await user.click(screen.getByRole("tab", { name: "Over time" }));
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Cervical spine: flexion: 2 values from 1 Oct 2026 to 21 Nov 2026, the last 45°",
  );
});

it("is shown in Portuguese, with notes as plain text", async () => {
  const note = "<img src=x onerror=alert(1)>";
  await renderUi(<View value={held({ ...before, note })} />, { namespaces: ["osteopathy"], language: "pt" });
  expect(screen.getByText("Restrito em flexão")).toBeTruthy();
  expect(screen.getByText("esquerda positivo")).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});
