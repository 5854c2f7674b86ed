import type { DuplicateKey } from "../contracts/patients.ts";
import { hashed } from "../platform/ids.ts";
import type { PatientItem } from "./records.ts";

type Comparable = Pick<PatientItem, "sort_name"> &
  Partial<
    Pick<
      PatientItem,
      "birthday" | "phone_e164" | "mobile_e164" | "email" | "vat_number" | "health_system_number"
    >
  >;
export type Likeness = { kind: DuplicateKey; hash: string };

/** What two records of one person would share: name with birthday, a phone, the e-mail, the tax or health number. */
export function likenessOf(patient: Comparable): Likeness[] {
  const shared: [DuplicateKey, string | undefined][] = [
    ["name", patient.sort_name && `${patient.sort_name}|${patient.birthday ?? ""}`],
    ["phone", patient.phone_e164],
    ["phone", patient.mobile_e164],
    ["email", patient.email],
    ["vat_number", patient.vat_number?.replace(/^PT/, "")],
    ["health_system_number", patient.health_system_number],
  ];
  const found = new Map<string, Likeness>();
  for (const [kind, value] of shared) {
    if (!value) continue;
    const hash = hashed(value);
    found.set(`${kind}#${hash}`, { kind, hash });
  }
  return [...found.values()];
}
