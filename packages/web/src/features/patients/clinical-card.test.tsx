import type { Patient } from "@meridian/core/contracts/patients/patients";
import type { EarlierFindings } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { PatientHead } from "./components/patient-head.tsx";
import { SectionCard } from "./components/section-card.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));
beforeEach(() => storeSession(demoUser()));

const patient = {
  id: "pat_1",
  state: "active",
  name: "Demo Patient Twelve",
  allergies: "Penicillin",
  medication: "",
  alerts: "",
  pregnant: false,
  lactant: false,
  merges: [],
} as Partial<Patient> as Patient;
const findings: EarlierFindings = {
  allergies: "Latex",
  no_allergies: false,
  medication: "Warfarin 5 mg",
  conditions: [],
  history: false,
};
const nothing = () => undefined;

const render = (before: EarlierFindings | undefined) =>
  renderUi(
    <>
      <PatientHead
        patient={patient}
        lastVisit={null}
        findings={before}
        conditions={[]}
        onArchive={nothing}
        onRestore={nothing}
        onMerge={nothing}
        onErase={nothing}
      />
      <SectionCard patient={patient} section="clinical" editable={false} findings={before} />
    </>,
    { namespaces: ["patients"] },
  );

it("shows in the header that a patient has no appointments yet, or when the last one was", async () => {
  const head = {
    patient,
    findings: undefined,
    conditions: [],
    onArchive: nothing,
    onRestore: nothing,
    onMerge: nothing,
    onErase: nothing,
  };
  await renderUi(
    <>
      <PatientHead {...head} lastVisit={null} />
      <hr />
      <PatientHead {...head} lastVisit="2026-11-14T10:00:00.000Z" />
    </>,
    { namespaces: ["patients"] },
  );
  expect(await screen.findAllByText("No appointments yet")).toHaveLength(1);
  expect(screen.getByText(/^Last appointment/).textContent).toContain("14");
});

it("shows the same allergies and medication as the patient's header, and that appointments are included", async () => {
  await render(findings);
  const card = within(await screen.findByRole("region", { name: "Clinical" }));
  for (const text of ["Penicillin; Latex", "Warfarin 5 mg"]) {
    expect(card.getByText(text)).toBeTruthy();
    expect(screen.getAllByText(text)).toHaveLength(2);
  }
  expect(card.getAllByText("Includes what appointments recorded.")).toHaveLength(2);
});

it("shows only the record's values if no appointment recorded more", async () => {
  await render(undefined);
  const card = within(await screen.findByRole("region", { name: "Clinical" }));
  expect(card.getByText("Penicillin")).toBeTruthy();
  expect(card.queryByText(/appointments recorded/)).toBeNull();
});
