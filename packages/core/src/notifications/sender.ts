import { fold } from "../text/fold.ts";

/** Characters of a sender name of a text message: what telephone networks take. */
const SMS_LENGTH = 11;
/** Said of most clinics: the first to go where a name is too long. */
const GENERAL = new Set(
  [
    "clinica",
    "clinic",
    "centro",
    "centre",
    "center",
    "consultorio",
    "espaco",
    "instituto",
    "de",
    "da",
    "do",
  ].concat(["das", "dos", "e", "the", "of", "and", "dr", "dra", "lda"]),
);
/** Bytes of one encoded part of a header (RFC 2047 allows 75 characters with its marks). */
const ENCODED_BYTES = 42;

/**
 * The sender of a mail: the clinic's name before the product's own address, which alone is verified. Nothing in a name
 * can begin another header or another address; other than plain letters are encoded as RFC 2047 says.
 */
export function mailSender(configured: string, name: string): string {
  const address = /<([^<>]+)>/.exec(configured)?.[1] ?? configured;
  const tidy = name
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 100);
  if (tidy === "") return configured;
  const shown = /^[ -~]*$/.test(tidy) ? `"${tidy.replaceAll(/["\\]/g, "\\$&")}"` : encoded(tidy);
  return `${shown} <${address}>`;
}

function encoded(name: string): string {
  const parts = [""];
  for (const letter of name) {
    const next = `${parts.at(-1)}${letter}`;
    if (Buffer.byteLength(next) > ENCODED_BYTES) parts.push(letter);
    else parts[parts.length - 1] = next;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`).join(" ");
}

/**
 * The sender name of a clinic's text messages: at most 11 letters and digits, one of them a letter, as SNS and the
 * networks ask. General words go first where it is too long. Undefined where nothing is left: the product's own stands.
 */
export function smsSender(name: string): string | undefined {
  const words = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const whole = words.join("");
  const telling = words.filter((word) => !GENERAL.has(fold(word))).join("");
  const sender = (whole.length <= SMS_LENGTH || telling === "" ? whole : telling).slice(0, SMS_LENGTH);
  return /[A-Za-z]/.test(sender) ? sender : undefined;
}
