import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD } from "../contracts/kernel/primitives.ts";
import { invalidField } from "../platform/errors.ts";

/**
 * The most common passwords of published leaks, in lower case. A function's bundle has only those that are not too short
 * (`stacks/bundle-patches.ts`).
 */
const common = new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
/** Refuses "aaaaaaaa", eight spaces and "abababab". */
const FEWEST_CHARACTERS = 3;

type Person = { email: string; name?: string | undefined };

/**
 * Refuses a password that is easy to guess: a common one, few different characters, one filled up with
 * spaces to be long enough, or the user's own address or name.
 * There are no composition rules (NIST SP 800-63B, 5.1.1.2); the contract checks the length. Throws 400 for `password`.
 * Only the functions have the list, because it is too large for a page.
 */
export function checkPassword(password: string, { email, name = "" }: Person): void {
  const typed = password.trim().toLowerCase();
  const own = [email, email.split("@")[0] ?? "", name].map((part) => part.trim().toLowerCase());
  const guessable =
    typed.length < MIN_PASSWORD ||
    new Set(typed).size < FEWEST_CHARACTERS ||
    common.has(typed) ||
    own.some((part) => part !== "" && part === typed);
  if (guessable) throw invalidField("password", "password.guessable");
}
