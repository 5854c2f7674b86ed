import type { ChosenPoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { AmendmentView } from "@meridian/core/contracts/visits/sections";
import { listDrafts, saveDraft } from "@meridian/ui/drafts/drafts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { me } from "../../scheduling/testing/demo-clinic.ts";
import {
  appointment,
  at,
  type Content,
  complaintOf,
  section,
  visit,
} from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ, SAVE, sent } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

const signed = (content: Partial<Content>) =>
  visit(
    { appointment: appointment({ status: "done", signed_by: { id: me.id, name: me.name }, signed_at: at }) },
    { writable: false, ...content },
  );
const amendment = (change: Partial<AmendmentView>): AmendmentView => ({
  id: "amd_1",
  section: "complaint",
  reason: "The side was missing",
  old_value: null,
  new_value: {},
  amended_by: { id: me.id, name: me.name },
  amended_at: at,
  ...change,
});
const fill = async (label: RegExp, words: string) =>
  userEvent.type(await screen.findByLabelText(label), words);
const REASON = /Reason for the change/;

describe("an amendment of a section", () => {
  const visitWith = signed({
    amendments: [amendment({ old_value: complaintOf("Old words"), new_value: complaintOf("Knee") })],
  });
  const complaint = () => screen.findByRole("region", { name: "Complaint" });
  const amend = async () => within(await complaint()).findByRole("button", { name: "Amend" });

  it("drops a draft that was recorded while its page closed", async () => {
    const draft = { data: complaintOf("Knee"), reason: "The side was missing " };
    await saveDraft("amendment/apt_1/complaint@ended", draft, { baseVersion: 1 });
    answerWith({ [READ]: visitWith });
    await openVisit();
    await waitFor(async () => expect(await listDrafts("amendment/")).toEqual([]));
    expect(await amend()).toBeTruthy();
  });

  it("closes once the draft is removed from the device, and cannot be edited while it is being sent", async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answerWith({
      [READ]: visitWith,
      [SAVE]: async () => {
        await answered;
        return Response.json(section("complaint", complaintOf("Knee"), 2));
      },
    });
    await openVisit();
    await userEvent.click(await amend());
    await fill(/Reason for the appointment/, " on the left");
    const reason = within(await complaint()).getByLabelText(REASON);
    await userEvent.type(reason, "Side");
    await waitFor(async () => expect(await listDrafts("amendment/")).toHaveLength(1));
    await userEvent.type(reason, "{Enter}");
    await waitFor(() => expect(reason.closest("form")?.hasAttribute("inert")).toBe(true));
    answer();
    await amend();
    expect(await listDrafts("amendment/")).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it("is sent only after a change, and shows a message otherwise", async () => {
    answerWith({ [READ]: visitWith, [SAVE]: ({ data }) => section("complaint", data as object, 2) });
    await openVisit();
    await userEvent.click(await amend());
    await fill(REASON, "Side{Enter}");
    const { findByText, queryByText, getByRole } = within(await complaint());
    expect(await findByText(/Nothing has changed yet/)).toBeTruthy();
    expect(sent).toEqual([]);
    await fill(/Reason for the appointment/, " on the left");
    expect(queryByText(/Nothing has changed yet/)).toBeNull();
    await userEvent.click(getByRole("button", { name: "Save amendment" }));
    await amend();
    expect(sent).toHaveLength(1);
  });

  it("counts as recorded when it is sent again because its answer was lost", async () => {
    const left = complaintOf("Knee on the left");
    const recorded = signed({
      sections: [section("complaint", left, 2)],
      amendments: [amendment({ reason: "Side", old_value: complaintOf("Knee"), new_value: left })],
    });
    let stored = visitWith;
    answerWith({
      [READ]: () => stored,
      [SAVE]: ({ version }) => {
        if (version === 2) return Response.json({ code: "amendment.unchanged" }, { status: 400 });
        if (stored === visitWith) {
          stored = recorded;
          return Response.json({ code: "internal" }, { status: 500 });
        }
        return Response.json(
          { code: "section.stale", current: section("complaint", left, 2) },
          { status: 409 },
        );
      },
    });
    await openVisit();
    await userEvent.click(await amend());
    await fill(/Reason for the appointment/, " on the left");
    await fill(REASON, "Side");
    await userEvent.click(screen.getByRole("button", { name: "Save amendment" }));
    await within(await complaint()).findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Save amendment" }));
    expect(await amend()).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it("shows both values when somebody else amended it meanwhile, and can send the user's own", async () => {
    answerWith({
      [READ]: visitWith,
      [SAVE]: ({ version, data }) =>
        version === 2
          ? section("complaint", data as object, 3)
          : Response.json(
              { code: "section.stale", current: section("complaint", complaintOf("Hip"), 2) },
              { status: 409 },
            ),
    });
    await openVisit();
    await userEvent.click(await amend());
    await fill(/Reason for the appointment/, " on the left");
    await fill(REASON, "Side{Enter}");
    expect(await screen.findByText("Hip")).toBeTruthy();
    expect(screen.getByText("Knee on the left", { selector: "p" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    await amend();
    expect(sent.map(({ body }) => body.version)).toEqual([1, 2]);
    expect(sent[1]?.body.data).toMatchObject({ items: [{ what: "Knee on the left" }] });
  });
});

describe("an amendment of the points", () => {
  const AMEND = "POST /acupuncture/appointment/apt_1/amend";
  const point = (id: string, change: Partial<ChosenPoint> = {}): ChosenPoint => ({
    id,
    side: "left",
    auricular: false,
    quadrant: 3,
    channel: "ST",
    name: id,
    pinyin: "",
    zh: "",
    user_id: null,
    technics: [1],
    depth: "",
    stimulation: null,
    retention: null,
    response: null,
    needle: "",
    note: "",
    needles_in: 1,
    needles_out: 1,
    ...change,
  });
  const holding = (points: ChosenPoint[], version = 1) => ({
    points,
    ashi_points: "",
    ashi_marks: [],
    needles_in: 1,
    needles_out: 1,
    version,
  });
  const tables = { version: "1", channels: [], zones: [], keywords: {}, sources: [], points: [] };
  const READS = {
    "GET /acupuncture/points": tables,
    "GET /acupuncture": { classic_groups: [], custom_groups: [], custom_points: [] },
  };
  const st36 = point("ST36");
  const stood = { points: [point("GB20"), st36], ashi_points: "", ashi_marks: [] };
  const kept = amendment({
    section: "acupuncture",
    reason: "Never needled",
    old_value: stood,
    new_value: { ...stood, points: [{ ...st36, depth: "1 cun" }], ashi_points: "neck" },
  });
  const open = async (answers: Parameters<typeof answerWith>[0] = {}, content: Partial<Content> = {}) => {
    const read = signed({ acupuncture: holding([st36]), ...content });
    answerWith({ ...READS, [READ]: read, ...answers });
    await openVisit("?step=treatments");
  };
  const panel = async () => {
    await screen.findByRole("heading", { name: "Acupuncture" });
    // The heading may be rendered again once it is found; its container stays.
    return within(document.getElementById("acupuncture") as HTMLElement);
  };
  const begin = async () => userEvent.click(await (await panel()).findByRole("button", { name: "Amend" }));

  it("lists removed, added and changed points as text", async () => {
    await open({}, { amendments: [kept] });
    const { getByText, getAllByText } = await panel();
    expect(getByText("Never needled")).toBeTruthy();
    expect(getByText("Taken out:").parentElement?.textContent).toBe("Taken out: GB20 (left)");
    expect(getAllByText("ST36 (left):")[0]?.parentElement?.textContent).toContain("depth – → 1 cun");
    expect(getAllByText("Ashi points:")[0]?.parentElement?.textContent).toContain("– → neck");
  });

  it("requires a reason and is kept on the device until it is sent", async () => {
    await open({ [AMEND]: () => holding([st36], 2) });
    await begin();
    const { getByRole, getByLabelText } = await panel();
    await userEvent.click(getByRole("button", { name: /^Other techniques at/ }));
    await userEvent.click(getByRole("button", { name: "Moxa" }));
    await userEvent.type(getByLabelText("Ashi points"), "neck");
    await userEvent.click(getByRole("button", { name: "Save amendment" }));
    expect(sent).toEqual([]);
    await waitFor(async () => expect(await listDrafts("amendment/")).toHaveLength(1));
    await userEvent.type(getByLabelText(REASON), "Forgotten{Enter}");
    expect(await (await panel()).findByRole("button", { name: "Amend" })).toBeTruthy();
    expect(sent).toMatchObject([
      {
        name: AMEND,
        body: {
          patient: "pat_1",
          version: 1,
          ashi_points: "neck",
          amend: { reason: "Forgotten" },
          points: [{ id: "ST36", side: "left", technics: [1, 2], needles_out: 1 }],
        },
      },
    ]);
    expect(await listDrafts("amendment/")).toEqual([]);
  });

  it("is restored after its page closed, and shows both values when somebody else amended them", async () => {
    const draft = { data: { ...stood, points: [point("LI4")] }, reason: "Wrong point" };
    await saveDraft("amendment/apt_1/acupuncture@ended", draft, { baseVersion: 1 });
    const current = holding([point("KI3")], 2);
    await open({
      [AMEND]: ({ version }) =>
        version === 2
          ? holding([point("LI4")], 3)
          : Response.json({ code: "acupuncture.stale", current }, { status: 409 }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Save amendment" }));
    const [mine, theirs] = await screen.findAllByText(/^(LI4|KI3) \(left\):$/);
    expect([mine?.textContent, theirs?.textContent]).toEqual(["LI4 (left):", "KI3 (left):"]);
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    await begin();
    expect(sent.map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it("is not offered in a colleague's visit", async () => {
    const read = signed({ acupuncture: holding([st36]) });
    const other = { ...read, appointment: { ...read.appointment, professional: "usr_other" } };
    await open({ [READ]: other });
    expect((await panel()).queryByRole("button", { name: "Amend" })).toBeNull();
  });
});
