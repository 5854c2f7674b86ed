import { expect, test } from "vitest";
import { sections } from "../contracts/visits/sections.ts";
import { allergyFaults, habitFaults, medicationFaults, reviewFaults } from "./anamnesis-rules.ts";

test.each([
  ["free words", { items: [{ drug: "Grandmother's syrup" }] }, {}],
  ["a drug of the list", { items: [{ drug: "Ibuprofeno", inn: "Ibuprofen", group: "9.1.3" }] }, {}],
  ["a drug that the back office added", { items: [{ drug: "x", inn: "Xyzol" }] }, {}],
  [
    "a group that is not on it",
    { items: [{ drug: "a" }, { drug: "x", group: "99.1" }] },
    { "items.1.group": "drug_group.unknown" },
  ],
])("medication: %s", (_what, data, faults) =>
  expect(medicationFaults(sections.medication.schema.parse(data))).toEqual(faults),
);

test.each([
  ["none", { none: true }, {}],
  ["an allergy", { items: [{ substance: "Pollen", severity: "mild" }] }, {}],
  ["none and an allergy", { none: true, items: [{ substance: "Pollen" }] }, { none: "allergies.none" }],
  ["a drug that the back office added", { items: [{ substance: "x", inn: "x" }] }, {}],
])("allergies: %s", (_what, data, faults) =>
  expect(allergyFaults(sections.allergies.schema.parse(data))).toEqual(faults),
);

test.each([
  [
    "answers of every kind",
    {
      diet: "vegan",
      water: 1.5,
      bedtime: "23:30",
      flavour_preference: ["sweet"],
      hobbies: "Chess",
      stress_level: 0,
    },
    {},
  ],
  ["an unknown habit", { mood: "good" }, { "values.mood": "habit.unknown" }],
  ["an unknown option", { diet: "air" }, { "values.diet": "habit.option" }],
  [
    "one unknown of several",
    { flavour_preference: ["sweet", "umami"] },
    { "values.flavour_preference": "habit.option" },
  ],
  ["words for a figure", { water: "much" }, { "values.water": "habit.range" }],
  ["more hours than a night has", { sleep_hours: 25 }, { "values.sleep_hours": "habit.range" }],
  ["Bristol goes from 1 to 7", { bristol: 0 }, { "values.bristol": "habit.range" }],
  ["no such time", { bedtime: "24:10" }, { "values.bedtime": "time.invalid" }],
])("habits: %s", (_what, values, faults) =>
  expect(habitFaults(sections.life_habits.schema.parse({ values }))).toEqual(faults),
);

test.each([
  ["findings", { head: { findings: ["headache"] } }, {}],
  ["nothing special", { head: { normal: true }, skin: { normal: true, note: "Scar" } }, {}],
  ["an unknown system", { aura: { normal: true } }, { "systems.aura": "system.unknown" }],
  [
    "another system's finding",
    { head: { findings: ["rash"] } },
    { "systems.head.findings.0": "finding.unknown" },
  ],
  [
    "both at once",
    { head: { normal: true, findings: ["headache"] } },
    { "systems.head.normal": "system.normal" },
  ],
])("systems: %s", (_what, systems, faults) =>
  expect(reviewFaults(sections.review_of_systems.schema.parse({ systems }))).toEqual(faults),
);
