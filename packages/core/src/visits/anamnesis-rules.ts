import { habitFault } from "../clinical/anamnesis/habit-terms.ts";
import { bodySystem } from "../clinical/anamnesis/review-terms.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import { drugs } from "../reference/drugs.ts";
import { farmGroups } from "../reference/farm-groups.ts";

/** Faults by the field of a section's data. */
export type Faults = Record<string, string>;

const drugNames: ReadonlySet<string> = new Set(drugs.map(({ en }) => en));
const groupCodes: ReadonlySet<string> = new Set(farmGroups.map(({ code }) => code));

/** What was chosen from the drug list is on it, with a group that there is. */
export const medicationFaults = ({ items }: SectionData<"medication">): Faults =>
  Object.fromEntries(
    items.flatMap(({ inn, group }, at) => [
      ...(inn && !drugNames.has(inn) ? [[`items.${at}.inn`, "drug.unknown"]] : []),
      ...(group && !groupCodes.has(group) ? [[`items.${at}.group`, "drug_group.unknown"]] : []),
    ]),
  );

/** "No known allergies" and an allergy cannot both be true. */
export const allergyFaults = ({ none, items }: SectionData<"allergies">): Faults => ({
  ...(none && items.some(({ substance }) => substance !== "") && { none: "allergies.none" }),
  ...Object.fromEntries(
    items.flatMap(({ inn }, at) => (inn && !drugNames.has(inn) ? [[`items.${at}.inn`, "drug.unknown"]] : [])),
  ),
});

export const habitFaults = ({ values }: SectionData<"life_habits">): Faults =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, answer]) => {
      const fault = habitFault(key, answer);
      return fault ? [[`values.${key}`, fault]] : [];
    }),
  );

/** Known systems with their own findings; and what is normal has none. */
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
