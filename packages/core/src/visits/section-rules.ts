import { isDeepStrictEqual } from "node:util";
import * as Catalogues from "../catalogues/index.ts";
import { pressuresFit, vitalSigns } from "../clinical/anamnesis/vital-signs.ts";
import { NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import { knownExtensions } from "../clinical/icd/icd-extensions.ts";
import { type SectionData, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import { AppError } from "../platform/errors.ts";
import { tcmPatterns } from "../reference/tcm-patterns.ts";
import {
  allergyFaults,
  type Faults,
  habitFaults,
  medicationFaults,
  reviewFaults,
} from "./anamnesis-rules.ts";
import { parseBySchema, type Viewer } from "./section-schema.ts";

const patternKeys: ReadonlySet<string> = new Set(tcmPatterns.map(({ key }) => key));

/**
 * A section's data, validated by its schema and by rules on its content. No request, except for a section that names
 * what the product does not ship: two at most, none while the container knows what is published. Throws 400 naming the fields, and 403 for
 * entries of a module that the actor does not have. What the stored section already contains may stay, whatever became of the
 * module or of the catalogue since: the record has its own copy of the words.
 */
export async function parseSection(
  actor: Viewer,
  section: SectionKey,
  data: unknown,
  stored: Record<string, unknown> = {},
) {
  const parseInput = parseBySchema(actor, section, data);
  requireOwnedModule(actor, section, parseInput, stored);
  await CHECKS[section]?.(parseInput, keysIn(stored));
  return parseInput;
}

/**
 * What a section's schema cannot say, by section. Each throws 400 naming the field. Rules with large tables are loaded with the
 * first section that needs them.
 */
const CHECKS: { readonly [K in SectionKey]?: Check } = {
  vital_signs: checkVitalSigns as Check,
  diagnosis: checkDiagnosis as Check,
  medication: refuseFaults(medicationFaults),
  allergies: refuseFaults(allergyFaults),
  life_habits: refuseFaults(habitFaults),
  review_of_systems: refuseFaults(reviewFaults),
  osteopathy: async (data) => {
    const { osteopathyFaults } = await import("./osteopathy-rules.ts");
    const faults = await osteopathyFaults(data as SectionData<"osteopathy">);
    refuseFaults(() => faults)(data);
  },
  formulas: refuseUnknown(async () => (await import("./prescribed-rules.ts")).formulaFaults, ["substances"]),
  substances: refuseUnknown(
    async () => (await import("./prescribed-rules.ts")).substanceFaults,
    ["substances"],
  ),
  supplements: refuseUnknown(
    async () => (await import("./supplement-rules.ts")).supplementFaults,
    ["ingredients", "plants", "supplements"],
  ),
};

/** `held` are the keys that the stored section names. */
type Check = (data: unknown, held: ReadonlySet<string>) => void | Promise<void>;

/** Sections that name entries of catalogues, which may have been removed since. */
export const namesEntries = (section: SectionKey) => NAME_ENTRIES.has(section);
const NAME_ENTRIES: ReadonlySet<SectionKey> = new Set(["diagnosis", "formulas", "substances", "supplements"]);

/** Every text in stored data that can be a key. */
function keysIn(stored: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof stored === "string") found.add(stored);
  else if (typeof stored === "object" && stored !== null)
    for (const value of Object.values(stored)) keysIn(value, found);
  return found;
}

/** The same for rules that depend on catalogues. What is published of them is read only where something is not shipped. */
function refuseUnknown<T>(
  loadRule: () => Promise<(data: T, added?: Catalogues.AddedKeys) => Faults>,
  named: Parameters<typeof Catalogues.addedKeys>[0],
): Check {
  return async (data, held) => {
    const faultsOf = await loadRule();
    if (Object.keys(faultsOf(data as T)).length === 0) return;
    const known = await Catalogues.addedKeys(named, held);
    refuseFaults((one: T) => faultsOf(one, known))(data);
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** If a module is lost while the visit is open, its entries stay and the rest can still be written. */
function requireOwnedModule(
  { modules }: Viewer,
  section: SectionKey,
  data: Record<string, unknown>,
  stored: Record<string, unknown>,
) {
  const { owned, schema } = sectionSpec(section);
  if (!owned) return;
  const own = owned(data, modules) as Record<string, unknown>;
  const before = schema.parse(stored) as Record<string, unknown>;
  const fresh = Object.entries(data).some(([key, value]) =>
    listOf(value)
      .filter((entry) => !listOf(own[key]).includes(entry))
      .some((entry) => !listOf(before[key]).some((one) => isDeepStrictEqual(one, entry))),
  );
  if (fresh) throw new AppError("forbidden", "module.not_owned");
}

/** Refuses with every fault found, by its field. */
function refuseFaults<T>(faultsOf: (data: T) => Faults): (data: unknown) => void {
  return (data) => {
    const faults = Object.entries(faultsOf(data as T)).map(([field, code]) => [`data.${field}`, code]);
    if (faults.length > 0)
      throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(faults) });
  };
}

/** Figures outside the possible are refused; outside the plausible they must be confirmed. */
export function vitalSignFaults({ values, confirmed }: SectionData<"vital_signs">): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    const sign = vitalSigns.find((candidate) => candidate.key === key);
    const within = ([low, high]: readonly [number, number]) => value >= low && value <= high;
    if (!sign) faults[key] = "vital_sign.unknown";
    else if (!within(sign.possible)) faults[key] = "vital_sign.impossible";
    else if (!within(sign.plausible) && !confirmed.includes(key)) faults[key] = "vital_sign.confirm";
  }
  if (!pressuresFit(values)) faults.diastolic_bp ??= "vital_sign.pressures";
  return faults;
}

function checkVitalSigns(data: SectionData<"vital_signs">) {
  const faults = Object.entries(vitalSignFaults(data)).map(([key, code]) => [`data.values.${key}`, code]);
  if (faults.length > 0)
    throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(faults) });
}

async function checkDiagnosis({ patterns, icd }: SectionData<"diagnosis">, held: ReadonlySet<string>) {
  const unknown = patterns.findIndex(({ key }) => !patternKeys.has(key));
  if (unknown >= 0)
    throw new AppError("invalid", "input.invalid", {
      fields: { [`data.patterns.${unknown}`]: "pattern.unknown" },
    });
  await refuseExtensions(icd, held);
}

/** Refuses extension codes that nobody published. What is published is read only where one is not shipped. */
async function refuseExtensions(icd: SectionData<"diagnosis">["icd"], held: ReadonlySet<string>) {
  const unknownTo = (known: ReadonlySet<string>) =>
    icd.flatMap(({ extensions }, at) =>
      extensions.flatMap(({ code }, index) =>
        known.has(code) ? [] : [[`icd.${at}.extensions.${index}`, "extension.unknown"] as const],
      ),
    );
  if (unknownTo(knownExtensions(NOTHING_PUBLISHED["icd-extensions"])).length === 0) return;
  const published = await Catalogues.publishedOverlays(["icd-extensions"]);
  const known = knownExtensions(published["icd-extensions"]);
  refuseFaults(() => Object.fromEntries(unknownTo(new Set([...known, ...held]))))(icd);
}
