import { listDrafts, saveDraft } from "@meridian/ui/drafts/drafts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { me } from "../../scheduling/testing/demo-clinic.ts";
import { appointment, complaintOf, section, visit } from "../../scheduling/testing/demo-visit.ts";
import {
  answerWith,
  beginVisit,
  notFound,
  openVisit,
  READ,
  SAVE,
  sent,
} from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

describe("drafts that were never saved", () => {
  const keep = (section: string, value: object) =>
    saveDraft(`appointment/apt_1/${section}@ended`, value, { baseVersion: 1 });
  const left = (title: string) => screen.findByRole("region", { name: `${title}, not sent` });
  const signed = visit({ appointment: appointment({ status: "done" }) }, { writable: false });

  it("are shown in an appointment that was signed elsewhere until they are discarded, with an undo", async () => {
    await keep("complaint", complaintOf("Knee, since the fall"));
    answerWith({ [READ]: signed });
    await openVisit();
    expect(within(await left("Complaint")).getByText("Knee, since the fall")).toBeTruthy();
    await userEvent.click(within(await left("Complaint")).getByRole("button", { name: "Discard" }));
    await waitFor(async () => expect(await listDrafts()).toEqual([]));
    expect(screen.queryByText("Knee, since the fall")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(within(await left("Complaint")).getByText("Knee, since the fall")).toBeTruthy();
    await waitFor(async () => expect(await listDrafts()).toHaveLength(1));
    expect(sent).toEqual([]);
  });

  it("are not shown to another user", async () => {
    await keep("complaint", complaintOf("Knee, since the fall"));
    await storeSession(demoUser({ id: "usr_01K0DEM0000000000000000009", draft_key: btoa("z".repeat(32)) }));
    answerWith({ [READ]: signed });
    await openVisit();
    expect(await screen.findByRole("region", { name: "Complaint" })).toBeTruthy();
    expect(screen.queryByText("Knee, since the fall")).toBeNull();
    await storeSession(me);
  });

  it("are shown and not sent when the clinic no longer has the section's module", async () => {
    await storeSession({ ...me, modules: ["osteo"] });
    await keep("formulas", {});
    await keep("acupuncture", { points: [], ashi: "left shoulder", marks: [] });
    answerWith({ [READ]: visit() });
    await openVisit();
    expect(within(await left("Acupuncture")).getByText("left shoulder")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Formulas, not sent" })).toBeNull();
  });

  it("are shown when the appointment no longer exists", async () => {
    notFound.mockReset();
    await keep("complaint", { items: [{ what: "Knee, since the fall" }] });
    answerWith({ [READ]: Response.json({ code: "appointment.not_found" }, { status: 404 }) });
    await openVisit();
    await waitFor(() =>
      expect(notFound).toHaveBeenCalledWith(
        expect.arrayContaining([expect.objectContaining({ value: "Knee, since the fall" })]),
      ),
    );
  });

  it("of an older version get the section's new fields", async () => {
    await keep("complaint", { items: [{ what: "Knee, kept long ago", side: null }] });
    answerWith({ [READ]: visit(), [SAVE]: section("complaint", complaintOf("Knee, kept long ago"), 2) });
    await openVisit();
    expect(await screen.findByDisplayValue("Knee, kept long ago")).toBeTruthy();
    await waitFor(() =>
      expect(sent.at(-1)?.body.data).toMatchObject({
        items: [{ what: "Knee, kept long ago", onset: "", quality: [], icd: [] }],
      }),
    );
  });
});
