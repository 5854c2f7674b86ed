import { fold } from "@meridian/core/text/fold";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}+-]/gu, "");

const GENDER_WORDS = {
  male: ["m", "masc", "masculino", "male", "man", "homem", "h", "senhor", "sr", "mr"],
  female: ["f", "fem", "feminino", "female", "woman", "mulher", "w", "senhora", "sra", "mrs", "ms"],
} as const;

/** The gender that a word says. */
export function parseGender(text: string): "male" | "female" | undefined {
  const word = plain(text);
  for (const gender of ["male", "female"] as const)
    if ((GENDER_WORDS[gender] as readonly string[]).includes(word)) return gender;
  return undefined;
}

/** The marital status that a word says, whatever its gender: `Casada`, `casado(a)`. */
export function parseMaritalStatus(text: string): "single" | "married" | "widowed" | undefined {
  const word = plain(text);
  if (/^(single|solteir)/.test(word)) return "single";
  if (/^(married|casad)/.test(word)) return "married";
  return /^(widow|viuv)/.test(word) ? "widowed" : undefined;
}

/** A blood type: `A Rh+`, `0 neg.`, `AB positivo`. */
export function parseBloodType(text: string): string | undefined {
  const [, group = "", factor = ""] = /^(ab|a|b|o|0)(?:rh)?(\+|-|pos\w*|neg\w*)$/.exec(plain(text)) ?? [];
  if (group === "") return undefined;
  return `${group === "0" ? "O" : group.toUpperCase()}${factor === "+" || factor.startsWith("pos") ? "+" : "-"}`;
}

/** Yes or no. */
export function parseYes(text: string): boolean | undefined {
  const word = plain(text);
  if (["sim", "s", "yes", "y", "true", "1", "x", "verdadeiro"].includes(word)) return true;
  return ["nao", "n", "no", "false", "0", "-", "falso"].includes(word) ? false : undefined;
}

/** The language of messages. */
export function parseLanguage(text: string): "en" | "pt" | undefined {
  const word = plain(text);
  if (/^(pt|por|portugu)/.test(word)) return "pt";
  return /^(en|ingl|engl)/.test(word) ? "en" : undefined;
}

const EMAIL = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]{2,}$/;
export const isEmail = (text: string) => text.length <= 254 && EMAIL.test(text);

/** All addresses in a cell, in small letters: `Ana <ana@example.com>; ana2@example.com`. */
export function emailsIn(text: string): string[] {
  const parts = text.replaceAll(/mailto:/gi, "").split(/[\s,;|/<>()]+/);
  return [...new Set(parts.filter((part) => isEmail(part)).map((part) => part.toLowerCase()))];
}

/** A phone number in international form; without a country it is Portuguese. The server decides by the same library. */
export function internationalPhone(text: string): { number: string; mobile: boolean } | undefined {
  const parsed = parsePhoneNumberFromString(text.replace(/^\s*00/, "+"), "PT");
  if (!parsed?.isValid()) return undefined;
  // The small metadata of the library tell no kinds of numbers. Portuguese mobile numbers begin with 9.
  const mobile = parsed.countryCallingCode === "351" && parsed.nationalNumber.startsWith("9");
  return { number: parsed.number, mobile };
}

/** The phone numbers in a cell as written: `912 345 678 / 253 111 222 (mãe)`. */
export function phonesIn(text: string): { typed: string; number: string; mobile: boolean }[] {
  const found: { typed: string; number: string; mobile: boolean }[] = [];
  for (const part of text.split(/[/;,|\n]|\s(?:ou|or|e|and)\s/i)) {
    const [typed = ""] = /\+?[\d(][\d\s().-]{5,}\d/.exec(part) ?? [];
    const phone = internationalPhone(typed);
    if (phone && !found.some(({ number }) => number === phone.number))
      found.push({ typed: typed.trim(), ...phone });
  }
  return found;
}
