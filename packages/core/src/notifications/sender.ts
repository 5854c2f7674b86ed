import { fold } from "../text/fold.ts";

/** Longest sender name of a text message that telephone networks accept, in characters. */
const SMS_LENGTH = 11;
/** Words in the names of many clinics. They are removed first where a name is too long. */
const GENERIC_WORDS = new Set(
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
 * The sender of a mail: the clinic's name before the product's own address, which alone is verified. A name
 * cannot start another header or address; characters outside ASCII are encoded by RFC 2047.
 */
export function mailSender(configured: string, name: string): string {
  const address = /<([^<>]+)>/.exec(configured)?.[1] ?? configured;
  const cleaned = name
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 100);
  if (cleaned === "") return configured;
  const shown = /^[ -~]*$/.test(cleaned) ? `"${cleaned.replaceAll(/["\\]/g, "\\$&")}"` : encoded(cleaned);
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
 * networks ask. Generic words are removed first where it is too long. Undefined where nothing is left: the
 * product's own sender is used.
 */
export function smsSender(name: string): string | undefined {
  const words = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const whole = words.join("");
  const distinctive = words.filter((word) => !GENERIC_WORDS.has(fold(word))).join("");
  const sender = (whole.length <= SMS_LENGTH || distinctive === "" ? whole : distinctive).slice(
    0,
    SMS_LENGTH,
  );
  return /[A-Za-z]/.test(sender) ? sender : undefined;
}
