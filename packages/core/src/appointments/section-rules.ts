import { type SectionData, type SectionKey, sectionSpec } from "../contracts/sections.ts";
import { pressuresFit, vitalSigns } from "../contracts/vital-signs.ts";
import type { Actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { tcmPatterns } from "../reference/tcm-patterns.ts";
import {
  allergyFaults,
  type Faults,
  habitFaults,
  medicationFaults,
  reviewFaults,
} from "./anamnesis-rules.ts";
import { formulaFaults, substanceFaults } from "./prescribed-rules.ts";
import { supplementFaults } from "./supplement-rules.ts";

const patternKeys: ReadonlySet<string> = new Set(tcmPatterns.map(({ key }) => key));

/** A section's data, validated by its schema and by what it means. Throws 400 naming the fields, 403 for a module. */
export function parseSection(actor: Viewer, section: SectionKey, data: unknown) {
  const { schema, module } = sectionSpec(section);
  if (module && !actor.modules.includes(module)) throw new AppError("forbidden", "module.not_owned");
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [["data", ...path].join("."), message]);
    throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(issues) });
  }
  CHECKS[section]?.(parsed.data, actor);
  return parsed.data as Record<string, unknown>;
}

/** What a section's schema cannot say, by section. Each throws 400 naming the field, or 403 for a module. */
const CHECKS: { readonly [K in SectionKey]?: Check } = {
  vital_signs: checkVitalSigns as Check,
  diagnosis: checkDiagnosis as Check,
  other_treatments: checkOthers as Check,
  medication: refusing(medicationFaults),
  allergies: refusing(allergyFaults),
  life_habits: refusing(habitFaults),
  review_of_systems: refusing(reviewFaults),
  formulas: refusing(formulaFaults),
  substances: refusing(substanceFaults),
  supplements: refusing(supplementFaults),
};

type Viewer = Pick<Actor, "modules">;
type Check = (data: unknown, actor: Viewer) => void;

/** Refuses with every fault found, by its field. */
function refusing<T>(faultsOf: (data: T) => Faults): Check {
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

function checkOthers({ items }: SectionData<"other_treatments">, { modules }: Viewer) {
  if (!items.every(({ module }) => modules.includes(module)))
    throw new AppError("forbidden", "module.not_owned");
}

function checkDiagnosis({ patterns, osteopathic }: SectionData<"diagnosis">, { modules }: Viewer) {
  const needs = [patterns.length > 0 && "mtc", osteopathic.length > 0 && "osteo"] as const;
  if (needs.some((module) => module && !modules.includes(module)))
    throw new AppError("forbidden", "module.not_owned");
  const unknown = patterns.findIndex(({ key }) => !patternKeys.has(key));
  if (unknown >= 0)
    throw new AppError("invalid", "input.invalid", {
      fields: { [`data.patterns.${unknown}`]: "pattern.unknown" },
    });
}
