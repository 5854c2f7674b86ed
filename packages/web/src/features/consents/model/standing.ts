import {
  type ConsentState,
  consentState,
  isMinor,
  neededConsents,
} from "@meridian/core/clinical/consents/required-consents";
import type { ConsentEntry, ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import type { consentsRoutes } from "@meridian/core/contracts/consents/consents";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";

type PatientConsents = ResponseOf<typeof consentsRoutes.listOfPatient>;

/** A text in the patient's record and how it stands. */
export type Standing = {
  text: ConsentTextHead;
  state: ConsentState;
  /** Whether every patient of this age needs it. */
  needed: boolean;
  /** The decision that counts. */
  entry: ConsentEntry | undefined;
};

/** Every text in force with how it stands for the patient, those everybody needs first. */
export function standings(
  { texts, decisions, age, items }: PatientConsents,
  modules: readonly string[],
): Standing[] {
  const needed = new Set(
    neededConsents({ texts, decisions, age, occasions: [], modules }).map(({ text }) => text.id),
  );
  const isAsked = ({ occasion, id }: ConsentTextHead) =>
    occasion !== "minor" || isMinor(age) || decisions.some(({ text }) => text === id);
  const all = texts.filter(isAsked).map((text) => {
    const decision = decisions.find((one) => one.text === text.id);
    return {
      text,
      state: consentState(text, decision, age),
      needed: needed.has(text.id),
      entry: items.find(({ id }) => id === decision?.consent),
    };
  });
  return [...all.filter((one) => one.needed), ...all.filter((one) => !one.needed)];
}
