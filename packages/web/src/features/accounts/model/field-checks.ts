/** Checks of the forms without a session, written by hand so that no schema has to be loaded first. */

/** Error code unless the text looks like an e-mail address; the API decides. */
export const emailProblem = (email: string) =>
  email.trim() === ""
    ? "required"
    : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
      ? undefined
      : "email.invalid";

export const requiredProblem = (value: string) => (value.trim() === "" ? "required" : undefined);

/** Error code for a new password that is too short. */
export const passwordProblem = (password: string) =>
  password === "" ? "required" : password.length < 8 ? "password.too_short" : undefined;

/** Error code when the repeated password differs. */
export const repeatProblem = (password: string, repeat: string) =>
  repeat === "" ? "required" : repeat !== password ? "password.mismatch" : undefined;

/** A code from an e-mail or an app: its digits, without spaces. */
export const digitsOf = (code: string) => code.replaceAll(/\s/g, "");
export const codeProblem = (code: string) =>
  digitsOf(code) === "" ? "required" : /^\d{4,8}$/.test(digitsOf(code)) ? undefined : "code.invalid";
export const totpProblem = (code: string) =>
  digitsOf(code) === "" ? "required" : /^\d{6}$/.test(digitsOf(code)) ? undefined : "totp.invalid";
