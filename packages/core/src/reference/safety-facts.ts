import { pointKeyOf } from "../clinical/acupuncture/point-key.ts";
import {
  type CatalogueKey,
  NOTHING_PUBLISHED,
  type PublishedOverlays,
} from "../clinical/catalogues/catalogues.ts";
import type { DrugFields } from "../clinical/catalogues/descriptions/drugs.ts";
import { substanceSafety } from "../clinical/materia/substance-catalogue.ts";
import { publishedDrugs } from "../clinical/safety/drug-facts.ts";
import { interactionTable } from "../clinical/safety/interaction-table.ts";
import { SUPPLEMENT_CATALOGUES, supplementFacts } from "../clinical/safety/known-supplements.ts";
import type { SafetyFlag } from "../clinical/safety/point-flags.ts";
import type { PointSafetyFacts, SafetyFacts, SubstanceSafety } from "../clinical/safety/safety-input.ts";
import { safetyRules } from "../clinical/safety/safety-rules.ts";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import { flagsOf } from "./point-flags.ts";
import { substanceFacts } from "./substance-facts.ts";

/**
 * The facts about system points, the rules and the medicines, as they are published. Nothing is known about a user's own point.
 */
export const pointFacts = (
  published: PublishedOverlays = NOTHING_PUBLISHED,
  medicines: readonly DrugFields[] = [],
): PointSafetyFacts => {
  const written = new Map(published.points.map((entry) => [entry.key, entry.fields]));
  return {
    point: (id) => {
      if (id.startsWith(`${ID_PREFIXES.point}_`)) return undefined;
      const fields = written.get(pointKeyOf(id));
      return { flags: fields ? (fields.flags as SafetyFlag[]) : flagsOf(id) };
    },
    drug: publishedDrugs(published.drugs, medicines),
    rules: safetyRules(published),
  };
};

/** The catalogues whose publications the check of points reads. */
export const POINT_CATALOGUES = [
  "condition-rules",
  "drugs",
  "incompatibilities",
  "points",
  "pregnancy-rules",
  "technique-rules",
] as const satisfies readonly CatalogueKey[];

/** Those that the whole safety check reads. */
export const SAFETY_CATALOGUES = [
  ...POINT_CATALOGUES,
  ...SUPPLEMENT_CATALOGUES,
  "interactions",
  "substances",
] as const satisfies readonly CatalogueKey[];

/**
 * The facts of the tables for the safety checks with what is published over them, together with the facts of users' own
 * substances.
 */
export function safetyFacts(
  own: ReadonlyMap<string, SubstanceSafety> = new Map(),
  published: PublishedOverlays = NOTHING_PUBLISHED,
  medicines: readonly DrugFields[] = [],
): SafetyFacts {
  const written = new Map(published.substances.map((entry) => [entry.key, entry]));
  return {
    substance: (id) => substanceSafety(substanceFacts(id), written.get(id)) ?? own.get(id),
    ...pointFacts(published, medicines),
    supplements: supplementFacts(published),
    interactions: interactionTable(published.interactions),
  };
}
