import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidField } from "../platform/errors.ts";

/** The passwords that are tried first, as leaks show them, in small letters. */
const common = new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
/** "aaaaaaaa", eight spaces, "abababab". */
const FEWEST_CHARACTERS = 3;

type Person = { email: string; name?: string | undefined };

/**
 * Refuses a password that a guesser tries first: a common one, the same characters over and over, one's own address or
 * name. There are no rules of composition (NIST SP 800-63B, 5.1.1.2): length is the contract's. Throws 400 naming
 * `password`. Only functions know the list; it is too large for a page.
 */
export function checkPassword(password: string, { email, name = "" }: Person): void {
  const typed = password.trim().toLowerCase();
  const own = [email, email.split("@")[0] ?? "", name].map((part) => part.trim().toLowerCase());
  const guessable =
    new Set(typed).size < FEWEST_CHARACTERS ||
    common.has(typed) ||
    own.some((part) => part !== "" && part === typed);
  if (guessable) throw invalidField("password", "password.guessable");
}
