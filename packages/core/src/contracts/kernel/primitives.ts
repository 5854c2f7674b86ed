import * as z from "zod";
import { holdsAddress } from "./spoken-name.ts";
import { isVatNumber } from "./vat-number.ts";

/** Prefixes of ids, which are ULIDs: the prefix names the kind of thing. */
export const ID_PREFIXES = {
  space: "spc",
  user: "usr",
  patient: "pat",
  appointment: "apt",
  establishment: "est",
  office: "off",
  appointmentType: "typ",
  invitation: "inv",
  group: "grp",
  point: "pnt",
  audit: "aud",
  notification: "ntf",
  merge: "mrg",
  alert: "alr",
  timer: "tmr",
  amendment: "amd",
  symptom: "sym",
  series: "srs",
  waiting: "wtl",
  logo: "lgo",
  payment: "pay",
  receipt: "rcp",
  customTest: "tst",
  responseType: "rsp",
  testImage: "tim",
  photo: "pho",
  reference: "ref",
  product: "prd",
  customTreatment: "ctr",
  preMade: "pmt",
  substance: "sub",
  formula: "frm",
  blockedTime: "blk",
  monitoredSymptom: "mns",
  document: "doc",
  consent: "cns",
  consentText: "cst",
  planPayment: "ppy",
  modulePicture: "mpc",
  decision: "dcs",
  import: "imp",
  archiveExport: "exp",
  archiveImport: "aim",
  publication: "pbl",
  questionAnswer: "qan",
  ticket: "tkt",
  ticketMessage: "tms",
  screenshot: "scr",
  campaign: "cmp",
  example: "exs",
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

/** An id of the given kind. Anything else is refused as invalid input before it can become a key. */
export const id = (kind: IdKind) =>
  z.string().regex(new RegExp(`^${ID_PREFIXES[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`), { message: "id.invalid" });

/** An existing calendar day, `YYYY-MM-DD`. */
export const date = z.iso.date({ message: "date.invalid" });
/** A wall-clock time, `HH:MM`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "time.invalid" });
/** An instant, ISO 8601 in UTC with `Z`. */
export const instant = z.iso.datetime({ message: "instant.invalid" });
/** Integer euro cents, never negative. */
export const cents = z.int().min(0).max(100_000_00);
/** The version an edit was based on. */
export const version = z.int().min(1);
export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ message: "email.invalid" }));
/** Characters that a new password has at least. */
export const MIN_PASSWORD = 8;
/** A new password. Passwords that are easy to guess are refused by the Lambda functions, which know the common ones. */
export const password = z
  .string()
  .min(MIN_PASSWORD, { message: "password.too_short" })
  .max(128, { message: "password.too_long" });
export const language = z.enum(["en", "pt"]);
export type Language = z.output<typeof language>;
/** CSS hex colour, `#rrggbb`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, { message: "color.invalid" });

/** Query of every list: how many rows, and the opaque cursor from the previous page's `next`. */
export const pageQuery = z.object({
  cursor: z.string().max(2048).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
/** The answer of every list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

/**
 * Removes control characters (except tabs and line ends), characters without width, and marks that change the direction
 * of the text around them. Nobody types them by mistake, and with them two different texts can look the same. Joiners
 * and the marks for the direction of one word are kept.
 */
const plain = (typed: string) =>
  typed.replace(/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]|(?![\t\n\r])\p{Cc}/gu, "");
/** Whether the text contains at least one visible character. */
export const shows = (typed: string) =>
  /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/u.test(typed);

/** Trimmed text that may be empty; `""` clears the field. */
export const text = (max: number) =>
  z.string().overwrite(plain).trim().max(max, { message: "text.too_long" });
/** Trimmed text with at least one visible character. */
export const requiredText = (max: number) =>
  text(max).min(1, { message: "required" }).refine(shows, { message: "required" });

/** A tax number, typed with spaces, dots or hyphens between its digits; `""` for none. */
export const vatNumber = z
  .string()
  .transform((value) => value.replaceAll(/[\s.-]/g, "").toUpperCase())
  .refine((value) => value === "" || isVatNumber(value), { message: "vat.invalid" });

/** A name that appears in mails: one line, without a web or mail address. */
export const spokenNameOf = (max: number) =>
  requiredText(max)
    .overwrite((typed) => typed.replaceAll(/\s+/g, " "))
    .refine((name) => !holdsAddress(name), { message: "name.address" });
