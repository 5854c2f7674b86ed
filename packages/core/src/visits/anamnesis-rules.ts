import { habitFault } from "../clinical/anamnesis/habit-terms.ts";
import { bodySystem } from "../clinical/anamnesis/review-terms.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import { farmGroupCodes } from "../reference/farm-group-codes.ts";

/** Error codes by the field of a section's data. */
export type Faults = Record<string, string>;

/**
 * Faults of groups that are not in the list. A medicine may be one that the back office added; one that nobody knows is
 * reported by the safety check as not checked.
 */
export const medicationFaults = ({ items }: SectionData<"medication">): Faults =>
  Object.fromEntries(
    items.flatMap(({ group }, at) =>
      group && !farmGroupCodes.has(group) ? [[`items.${at}.group`, "drug_group.unknown"]] : [],
    ),
  );

/** Faults of allergies: "no known allergies" together with an allergy. */
export const allergyFaults = ({ none, items }: SectionData<"allergies">): Faults => ({
  ...(none && items.some(({ substance }) => substance !== "") && { none: "allergies.none" }),
});

export const habitFaults = ({ values }: SectionData<"life_habits">): Faults =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, answer]) => {
      const fault = habitFault(key, answer);
      return fault ? [[`values.${key}`, fault]] : [];
    }),
  );

/** Faults of unknown body systems, findings of another system, and findings in a system marked as normal. */
export const reviewFaults = ({ systems }: SectionData<"review_of_systems">): Faults =>
  Object.fromEntries(
    Object.entries(systems).flatMap(([key, { normal, findings }]) => {
      const system = bodySystem(key);
      if (!system) return [[`systems.${key}`, "system.unknown"]];
      if (normal && findings.length > 0) return [[`systems.${key}.normal`, "system.normal"]];
      return findings.flatMap((finding, at) =>
        system.findings.some((known) => known.key === finding)
          ? []
          : [[`systems.${key}.findings.${at}`, "finding.unknown"]],
      );
    }),
  );
