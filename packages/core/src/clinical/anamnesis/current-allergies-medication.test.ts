import { expect, test } from "vitest";
import { sections } from "../../contracts/visits/sections.ts";
import { currentAlerts } from "./current-allergies-medication.ts";

const nothing = { allergies: "", medication: "", no_allergies: false };
const allergies = (data: object) => ({ allergies: sections.allergies.schema.parse(data) });
const medication = (data: object) => ({ medication: sections.medication.schema.parse(data) });

test.each([
  ["nothing is known", nothing, {}, nothing, nothing],
  ["what was known before stands", nothing, {}, { ...nothing, allergies: "Pollen" }, { allergies: "Pollen" }],
  [
    "the visit in hand replaces the visits before",
    nothing,
    allergies({ items: [{ substance: "Latex", reaction: "rash" }] }),
    { ...nothing, allergies: "Pollen" },
    { allergies: "Latex (rash)" },
  ],
  [
    "but never the patient's record",
    { allergies: "Penicillin", medication: "" },
    allergies({ items: [{ substance: "Latex" }] }),
    nothing,
    { allergies: "Penicillin; Latex" },
  ],
  [
    "what both say is said once, with what is known of it",
    { allergies: "penicillin", medication: "" },
    allergies({ items: [{ substance: "Penicillin", reaction: "swelling" }] }),
    nothing,
    { allergies: "Penicillin (swelling)" },
  ],
  [
    "the severe stands first",
    nothing,
    allergies({
      items: [
        { substance: "Pollen", severity: "mild" },
        { substance: "Bee", severity: "severe" },
      ],
    }),
    nothing,
    { allergies: "Bee; Pollen" },
  ],
  ["none is an answer", nothing, allergies({ none: true }), nothing, { allergies: "", no_allergies: true }],
  [
    "none does not outweigh the record",
    { allergies: "Nuts", medication: "" },
    allergies({ none: true }),
    nothing,
    { allergies: "Nuts", no_allergies: false },
  ],
  [
    "only what still runs is medication",
    nothing,
    medication({
      items: [{ drug: "Ibuprofen", dose: "400 mg", stopped: "2026-01-01" }, { drug: "Metformin" }],
    }),
    { ...nothing, medication: "Ibuprofen 400 mg" },
    { medication: "Metformin" },
  ],
  [
    "stopping the last one leaves none",
    nothing,
    medication({ items: [{ drug: "Ibuprofen", stopped: "2026-01-01" }] }),
    { ...nothing, medication: "Ibuprofen" },
    { medication: "" },
  ],
])("%s", (_what, own, visit, before, known) =>
  expect(currentAlerts(own, visit, before)).toMatchObject(known),
);
