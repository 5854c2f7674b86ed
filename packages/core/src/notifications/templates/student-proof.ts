import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

/** Tells a student what was decided about the proof of enrolment. Facts: `state`, `reason`, `name`. */
export const studentProof: MailTemplate = (_language, { state, reason = "", name = "" }) => {
  const approved = state === "approved";
  return {
    message: approved ? "student-proof-approved" : "student-proof-rejected",
    values: { name: spokenName(name), reason },
    url: `${env("WEB_ORIGIN")}/subscription${approved ? "" : "/student-proof"}`,
  };
};
