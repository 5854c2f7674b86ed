import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { allergies, complaint, lifeHabits, medication, pastHistory, reviewOfSystems } from "./anamnesis.ts";
import { diagnosis } from "./diagnosis.ts";
import { customTreatments, osteopathicTreatment, otherTreatments } from "./given-treatments.ts";
import { historyReview } from "./history-review.ts";
import { osteopathy } from "./osteopathy.ts";
import { formulas, substances } from "./prescribed.ts";
import type { TextFormat } from "./print-texts.ts";
import { ryodoraku } from "./ryodoraku.ts";
import { safety } from "./safety.ts";
import { supplements } from "./supplements.ts";
import { customTests, pulse, vitalSigns } from "./tests.ts";
import { tongue } from "./tongue.ts";
import { treatmentNotes } from "./treatment-notes.ts";

type Printer = (data: never, format: TextFormat, versions: readonly TestVersion[]) => Block[];

/** The printer of each section. The price is printed on the receipt instead. */
const PRINTERS: Readonly<Record<Exclude<SectionKey, "price">, Printer>> = {
  complaint,
  history_review: historyReview,
  medication,
  allergies,
  past_history: pastHistory,
  life_habits: lifeHabits,
  review_of_systems: reviewOfSystems,
  tongue,
  pulse,
  ryodoraku,
  osteopathy,
  vital_signs: vitalSigns,
  custom_tests: customTests,
  diagnosis,
  safety,
  formulas,
  substances,
  supplements,
  osteopathic_treatment: osteopathicTreatment,
  other_treatments: otherTreatments,
  custom_treatments: customTreatments,
  treatment_notes: treatmentNotes,
};

export const printers = PRINTERS as Readonly<
  Partial<
    Record<
      SectionKey,
      (data: Record<string, unknown>, format: TextFormat, versions: readonly TestVersion[]) => Block[]
    >
  >
>;
