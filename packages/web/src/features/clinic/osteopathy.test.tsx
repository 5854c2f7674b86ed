import { osteopathyOffer } from "@meridian/core/contracts/clinic/osteopathy-settings";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import OsteopathySettings from "../../app/routes/clinic/osteopathy.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const settings = { osteopathy: null, version: 5, updated_at: "2026-11-01T10:00:00.000Z", updated_by: null };
const sent: Partial<ClinicSettings>[] = [];
const all = osteopathyOffer(null);

let managers = 0;
beforeEach(async () => {
  sent.length = 0;
  // A manager with an id of their own, so that no draft of an earlier test is restored.
  await storeSession(demoUser({ id: `usr_01K0DEM000000000000000040${managers++}` }));
  answerApi(async (input, init) => {
    if (new URL(String(input)).pathname.endsWith("/catalogues")) return Response.json({ catalogues: [] });
    if (!init?.body) return Response.json(settings);
    const body = JSON.parse(String(init.body));
    sent.push(body);
    return Response.json({ ...demoUser().space, ...settings, ...body, appointment_types: [], version: 6 });
  });
});

const show = () =>
  renderUi(
    <>
      <OsteopathySettings />
      <Toasts />
    </>,
    { namespaces: ["clinic", "osteopathy"] },
  );

const fold = async (name: string, which: 0 | -1) => {
  await userEvent.click(screen.getAllByText(name).at(which) as Element);
  await userEvent.click(await screen.findByText(`Offer none of ${name}`));
};

it("offers everything by default; order and choice apply at once", async () => {
  await show();
  await userEvent.click(await screen.findByText("Hip"));
  await userEvent.click(await screen.findByLabelText("Ober test"));
  await userEvent.click(screen.getByLabelText("Move FADIR test up"));
  await userEvent.click(screen.getByLabelText("Move Hip up"));
  await fold("Ribs", -1);
  await userEvent.click(screen.getByText("Save"));
  expect(await screen.findByText("Saved Successfully")).toBeTruthy();
  const offered = sent[0]?.osteopathy;
  expect(offered?.tests.slice(0, 6)).toEqual([
    "fadir",
    "fabere",
    "thomas",
    "trendelenburg",
    "piriformis",
    "standing_flexion",
  ]);
  expect(offered?.tests).toHaveLength(all.tests.length - 1);
  expect(offered?.segments).toHaveLength(all.segments.length - 24);
  expect(sessionUserNow()?.space?.osteopathy).toEqual(offered);
});

it("refuses a chart without a segment", async () => {
  await show();
  await screen.findByText("Hip");
  for (const name of ["Cervical", "Thoracic", "Lumbar", "Sacrum and pelvis", "Ribs"]) await fold(name, -1);
  await userEvent.click(screen.getByText("Save"));
  expect(screen.getAllByText("Choose at least one segment.").length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
