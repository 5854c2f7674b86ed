import { describe, type FieldsOf } from "../description.ts";

/** The wording of the automatic mails. The product says which there are, so none is added or retired. */
export const mails = describe({
  level: "super",
  fields: {
    /** The key of the message, which says what its words may leave open. */
    message: { kind: "text", max: 60, required: true },
    subject: { kind: "words", max: 150, required: true },
    /** Each line is a paragraph. */
    body: { kind: "words", max: 4000, required: true, lines: true },
    /** Empty where the mail has no button. */
    button: { kind: "words", max: 60 },
    /** The last paragraph: why the reader gets the mail. */
    why: { kind: "words", max: 400, required: true },
  },
  identity: ["message"],
  columns: ["subject"],
  grows: false,
  retires: false,
});
export type MailFields = FieldsOf<(typeof mails)["fields"]>;

/** The wording of the automatic text messages. */
export const sms = describe({
  level: "super",
  fields: {
    message: { kind: "text", max: 60, required: true },
    /** Its lines are joined; one whose placeholder is empty is left out. */
    body: { kind: "words", max: 301, required: true, lines: true },
  },
  identity: ["message"],
  columns: ["body"],
  grows: false,
  retires: false,
});
export type SmsFields = FieldsOf<(typeof sms)["fields"]>;
