import type { z } from "zod";

/** The schema's issues as message codes by field path; a missing value is `required`. */
export function issueCodes(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    codes[path] ??= codeOf(issue);
  }
  return codes;
}

/** Whether a number was typed that cannot be read, which is not the same as a missing one. */
const unreadable = (issue: object) => "received" in issue && issue.received === "NaN";

function codeOf(issue: z.core.$ZodIssue) {
  if (
    issue.code === "invalid_type" &&
    !unreadable(issue) &&
    (issue.input === undefined || issue.input === null)
  )
    return "required";
  if (/^[a-z_]+(\.[a-z_]+)*$/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type")
    return issue.expected === "number" || issue.expected === "int" ? "number.invalid" : "required";
  if (issue.code === "invalid_value") return "option.invalid";
  return "field.invalid";
}
