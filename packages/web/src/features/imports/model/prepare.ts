import type { ImportRow } from "@meridian/core/contracts/imports/imports";
import { isVatNumber } from "@meridian/core/contracts/kernel/vat-number";
import { ageOn } from "@meridian/core/time/days";
import { type DateOrder, parseDate } from "../guessing/dates.ts";
import {
  emailsIn,
  parseBloodType,
  parseGender,
  parseLanguage,
  parseMaritalStatus,
  parseYes,
  phonesIn,
} from "../guessing/values.ts";
import { type ImportField, JOINED_FIELDS, type Mapping } from "./patient-fields.ts";

export type PatientBody = ImportRow["patient"];
/** A field of a patient that the preview shows and changes. */
export type Target = Exclude<ImportField, "first_name" | "last_name">;
export type Edits = Partial<Record<Target, string>>;

/** What is wrong with a row. Each code has a sentence in the locale `imports` under `problem`. */
export type ProblemCode =
  | "name_missing"
  | "birthday_invalid"
  | "email_invalid"
  | "phone_invalid"
  | "value_unknown"
  | "number_invalid"
  | "too_long";
export type Problem = { field: Target; code: ProblemCode; value: string };

/** A row as it would be imported. A value that is not understood is left out, and named in the notes. */
export type PreparedRow = {
  number: number;
  /** The text of each field, for reading and changing it; what is wrong stays as it was written. */
  values: Edits;
  problems: Problem[];
  patient: PatientBody;
};

export type Setup = {
  mapping: Mapping;
  /** Names of the columns, for values that go into the notes. */
  header: readonly string[];
  dateOrder: DateOrder;
  today: string;
};

/** The greatest age that is accepted, years. */
const OLDEST = 130;
/** Letters that the fields take. */
const LENGTHS: Partial<Record<Target, number>> = {
  name: 200,
  occupation: 120,
  address: 300,
  legal_representative: 200,
  id_number: 30,
  social_security_number: 30,
  notes: 2000,
  alerts: 2000,
  allergies: 2000,
  medication: 2000,
};

/** Makes a patient of the cells of a row; `edits` are what somebody typed in the preview. */
export function prepareRow(
  cells: readonly string[],
  number: number,
  { mapping, header, dateOrder, today }: Setup,
  edits: Edits = {},
): PreparedRow {
  const row = new RowReader(number, dateOrder, today);
  const texts = textsOf(cells, mapping);
  const first = (field: ImportField) => texts.get(field)?.join(" ") ?? "";
  row.name(edits.name ?? fullName(first("name"), first("first_name"), first("last_name")));
  for (const [field, parts] of texts) {
    if (field === "name" || field === "first_name" || field === "last_name") continue;
    if (edits[field] !== undefined || JOINED_CONTACTS.has(field)) continue;
    row.take(field, parts.join(JOINED_FIELDS.has(field) ? ", " : " "));
  }
  row.phones(
    edits.mobile_number ?? (texts.get("mobile_number") ?? []).join(" / "),
    edits.phone ?? (texts.get("phone") ?? []).join(" / "),
  );
  row.emails(edits.email ?? (texts.get("email") ?? []).join("; "));
  for (const [field, text] of Object.entries(edits) as [Target, string][])
    if (field !== "name" && !JOINED_CONTACTS.has(field)) row.take(field, text);
  return row.done((field) => header[mapping.indexOf(field)] || field);
}

const JOINED_CONTACTS: ReadonlySet<ImportField> = new Set(["mobile_number", "phone", "email"]);

function textsOf(cells: readonly string[], mapping: Mapping): Map<ImportField, string[]> {
  const texts = new Map<ImportField, string[]>();
  for (const [column, field] of mapping.entries()) {
    const text = cells[column]?.trim();
    if (field && text) texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  return texts;
}

/** `Silva, Maria` is written the other way round; a list of several names with commas is left alone. */
function fullName(name: string, first: string, last: string): string {
  const [surname = "", given = "", more] = name.split(",").map((part) => part.trim());
  const turned = more === undefined && given !== "" && surname !== "" ? `${given} ${surname}` : name;
  return (turned || [first, last].filter(Boolean).join(" ")).replaceAll(/\s+/g, " ").trim();
}

/** Reads the fields of one row one after the other. */
class RowReader {
  readonly #number: number;
  readonly #dateOrder: DateOrder;
  readonly #today: string;
  readonly #values: Edits = {};
  readonly #problems: Problem[] = [];
  readonly #patient: Record<string, unknown> = {};
  /** Contacts for which the record has no field. */
  readonly #more: string[] = [];

  constructor(number: number, dateOrder: DateOrder, today: string) {
    this.#number = number;
    this.#dateOrder = dateOrder;
    this.#today = today;
  }

  name(text: string) {
    this.#values.name = text;
    if (text === "") this.#problem("name", "name_missing", "");
    else this.#limited("name", text);
  }

  /** A field whose value is one text. */
  take(field: Target, text: string) {
    this.#values[field] = text;
    if (text === "") return;
    switch (field) {
      case "birthday":
        return this.#birthday(text);
      case "gender":
        return this.#known(field, text, parseGender(text));
      case "marital_status":
        return this.#known(field, text, parseMaritalStatus(text));
      case "blood_type":
        return this.#known(field, text, parseBloodType(text));
      case "language":
        return this.#known(field, text, parseLanguage(text));
      case "consents_email":
      case "consents_sms":
        return this.#known(field, text, parseYes(text));
      case "vat_number":
        return this.#digits(field, text, (digits) => isVatNumber(digits));
      case "health_system_number":
        return this.#digits(field, text, (digits) => /^\d{9}$/.test(digits));
      default:
        return this.#limited(field, text);
    }
  }

  #birthday(text: string) {
    const day = parseDate(text, this.#dateOrder, this.#today);
    if (day === undefined || day > this.#today || ageOn(day, this.#today) > OLDEST)
      return this.#problem("birthday", "birthday_invalid", text);
    this.#patient.birthday = day;
    this.#values.birthday = day;
  }

  #known(field: Target, text: string, value: unknown) {
    if (value === undefined) return this.#problem(field, "value_unknown", text);
    this.#patient[field] = value;
  }

  #digits(field: Target, text: string, isValid: (digits: string) => boolean) {
    const digits = text.replaceAll(/[\s.-]/g, "").toUpperCase();
    if (!isValid(digits)) return this.#problem(field, "number_invalid", text);
    this.#patient[field] = digits;
  }

  #limited(field: Target, text: string) {
    if (text.length > (LENGTHS[field] ?? 2000)) return this.#problem(field, "too_long", text);
    this.#patient[field] = text;
  }

  /** Several numbers in the cells: the first mobile and the first other one; the rest goes into the notes. */
  phones(mobileText: string, phoneText: string) {
    const mobiles = phonesIn(mobileText);
    const others = phonesIn(phoneText);
    for (const [field, text, found] of [
      ["mobile_number", mobileText, mobiles],
      ["phone", phoneText, others],
    ] as const) {
      this.#values[field] = text;
      if (text !== "" && found.length === 0) this.#problem(field, "phone_invalid", text);
    }
    const all = [...mobiles, ...others.filter(({ number }) => !mobiles.some((one) => one.number === number))];
    const mobile = all.find((phone) => phone.mobile) ?? (mobiles.length > 0 ? mobiles[0] : undefined);
    const phone = all.find((one) => one !== mobile && !one.mobile) ?? all.find((one) => one !== mobile);
    if (mobile) this.#set("mobile_number", mobile.typed);
    if (phone) this.#set("phone", phone.typed);
    else if (others.length > 0) this.#values.phone = "";
    this.#more.push(...all.filter((one) => one !== mobile && one !== phone).map(({ typed }) => typed));
  }

  emails(text: string) {
    this.#values.email = text;
    if (text === "") return;
    const [email, ...more] = emailsIn(text);
    if (!email) return this.#problem("email", "email_invalid", text);
    this.#set("email", email);
    this.#more.push(...more);
  }

  #set(field: Target, text: string) {
    this.#values[field] = text;
    this.#patient[field] = text;
  }

  #problem(field: Target, code: ProblemCode, value: string) {
    this.#problems.push({ field, code, value });
  }

  /** The row with everything that found no field in its notes; `nameOf` names a column. */
  done(nameOf: (field: Target) => string): PreparedRow {
    const left = this.#problems
      .filter(({ value, field }) => value !== "" && field !== "notes" && field !== "name")
      .map(({ field, value }) => `${nameOf(field)}: ${value}`);
    const notes = [this.#patient.notes ?? "", ...left, ...this.#more].filter(Boolean).join("\n");
    if (notes !== "") this.#patient.notes = notes.slice(0, LENGTHS.notes);
    return {
      number: this.#number,
      values: this.#values,
      problems: this.#problems,
      patient: this.#patient as PatientBody,
    };
  }
}
