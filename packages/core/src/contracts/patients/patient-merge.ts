/** Fields that take the value of one of the two records. The user may choose which. */
export const MERGE_CHOICES = [
  "name",
  "birthday",
  "gender",
  "marital_status",
  "blood_type",
  "occupation",
  "legal_representative",
  "mobile_number",
  "phone",
  "email",
  "address",
  "health_system_number",
  "vat_number",
  "id_number",
  "social_security_number",
  "consents_email",
  "consents_sms",
  "language",
  "pregnancy_due",
] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];
/** For each field, the record whose value is used. */
export type MergeChoices = Partial<Record<MergeChoice, "kept" | "other">>;

/** Texts of both records are joined, whatever is chosen: losing half of somebody's allergies could harm them. */
export const MERGE_JOINED = ["notes", "alerts", "allergies", "medication"] as const;
/** True if it is true in either record. */
export const MERGE_EITHER = ["pregnant", "lactant"] as const;

export type MergeField = MergeChoice | (typeof MERGE_JOINED | typeof MERGE_EITHER)[number];
type Value = string | boolean | null | undefined;
type Mergeable = Partial<Record<MergeField, Value>>;

/** A consent is merged together with the address it was given for. */
const AGREED_FOR = { consents_email: "email", consents_sms: "mobile_number" } as const;

/** Which record's value a field takes: the chosen one, otherwise the kept record's if it has one. */
export function mergeSide(
  field: MergeChoice,
  kept: Mergeable,
  other: Mergeable,
  choices: MergeChoices,
): "kept" | "other" {
  const chosen = choices[field];
  if (chosen) return chosen;
  if (field === "consents_email" || field === "consents_sms") {
    const address = AGREED_FOR[field];
    // Both records have the same address: no messages unless both consented.
    if (kept[address] && kept[address] === other[address]) return kept[field] ? "other" : "kept";
    return mergeSide(address, kept, other, choices);
  }
  return kept[field] || !other[field] ? "kept" : "other";
}

/** The value of a field after the merge. */
export function mergedValue(
  field: MergeField,
  kept: Mergeable,
  other: Mergeable,
  choices: MergeChoices,
): Value {
  if (MERGE_JOINED.some((one) => one === field)) return joined(kept[field], other[field]);
  if (MERGE_EITHER.some((one) => one === field)) return Boolean(kept[field] || other[field]);
  const side = mergeSide(field as MergeChoice, kept, other, choices);
  return (side === "kept" ? kept : other)[field];
}

function joined(one: Value, two: Value): string {
  const first = String(one ?? "");
  const second = String(two ?? "");
  if (second === "" || first.includes(second)) return first;
  return first ? `${first}\n${second}` : second;
}
