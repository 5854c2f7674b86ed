import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { gestationOn } from "../clinical/anamnesis/pregnancy-weeks.ts";
import type { PatientChanges } from "../contracts/patients/patients.ts";
import { AppError } from "../platform/errors.ts";
import { fold } from "../reference/fold.ts";
import { ageOn } from "../time/days.ts";
import type { PatientItem } from "./records.ts";

/** The greatest age accepted for a birthday, in years. */
const OLDEST = 130;

/** The form of a name for sorting and comparing: words without accents or capitals, separated by one space. */
export const sortName = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ") || fold(name);

/**
 * The international form of a phone number (`+351912345678`). Without a country code it is Portuguese. Undefined if
 * invalid.
 */
export function internationalPhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed.replace(/^\s*00/, "+"), "PT");
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The phone number without its country code. */
export const nationalPhone = (international: string) =>
  parsePhoneNumberFromString(international)?.nationalNumber ?? international.slice(1);

type Stored = Partial<Omit<PatientItem, "space_id" | "patient_id">>;

/**
 * The stored form of typed fields: single spaces in names, phones with their international form, `null` removed. Throws
 * 400 with an error code for each invalid field. `today` is the day in the space's time zone.
 */
export function normalised(changes: PatientChanges, today: string): Stored {
  const fields: Record<string, string> = {};
  const { birthday, phone, mobile_number, ...plain } = changes;
  const stored: Stored = Object.fromEntries(
    Object.entries(plain).map(([field, value]) => [field, value ?? undefined]),
  );
  if (changes.name !== undefined) {
    stored.name = changes.name.replaceAll(/\s+/g, " ");
    stored.sort_name = sortName(changes.name);
  }
  if (changes.email !== undefined) stored.email = changes.email.toLowerCase();
  if (birthday !== undefined) {
    stored.birthday = birthday ?? undefined;
    const failure = birthday && birthdayFailure(birthday, today);
    if (failure) fields.birthday = failure;
  }
  if (changes.pregnancy_due) {
    // A due date implies pregnancy.
    stored.pregnant = changes.pregnant ?? true;
    if (!gestationOn(changes.pregnancy_due, today)) fields.pregnancy_due = "pregnancy.due_range";
  }
  // The next pregnancy gets its own due date.
  if (changes.pregnant === false) stored.pregnancy_due = undefined;
  for (const [field, international, typed] of [
    ["phone", "phone_e164", phone],
    ["mobile_number", "mobile_e164", mobile_number],
  ] as const) {
    if (typed === undefined) continue;
    stored[field] = typed;
    stored[international] = typed === "" ? undefined : internationalPhone(typed);
    if (typed !== "" && !stored[international]) fields[field] = "phone.invalid";
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "input.invalid", { fields });
  return stored;
}

/** The error code of an impossible birthday, otherwise undefined. */
export function birthdayFailure(birthday: string, today: string): string | undefined {
  if (birthday > today) return "birthday.future";
  return ageOn(birthday, today) > OLDEST ? "birthday.too_old" : undefined;
}
