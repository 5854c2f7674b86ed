/** What the forms without a session check by themselves, so that no schema has to be fetched first. */

/** An address that could receive mail; the API has the last word. */
export const emailProblem = (email: string) =>
  email.trim() === ""
    ? "required"
    : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
      ? undefined
      : "email.invalid";

export const requiredProblem = (value: string) => (value.trim() === "" ? "required" : undefined);

/** A password to choose: long enough. */
export const passwordProblem = (password: string) =>
  password === "" ? "required" : password.length < 8 ? "password.too_short" : undefined;

/** The password written a second time. */
export const repeatProblem = (password: string, repeat: string) =>
  repeat === "" ? "required" : repeat !== password ? "password.mismatch" : undefined;

/** A code from an e-mail or an app: six digits, however they were spaced. */
export const digitsOf = (code: string) => code.replaceAll(/\s/g, "");
export const codeProblem = (code: string) =>
  digitsOf(code) === "" ? "required" : /^\d{4,8}$/.test(digitsOf(code)) ? undefined : "code.invalid";
export const totpProblem = (code: string) =>
  digitsOf(code) === "" ? "required" : /^\d{6}$/.test(digitsOf(code)) ? undefined : "totp.invalid";
