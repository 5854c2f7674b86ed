import type { Touches } from "./route.ts";

/** What a background job reaches, besides what a route can. */
export type JobTouches = Touches & {
  /** Sends mail through SES. */
  readonly mail?: true;
  /** Sends text messages to phone numbers. */
  readonly sms?: true;
  /** Publishes to the events topic. */
  readonly events?: true;
};

/** A job that runs by the clock; the handler's file is `functions/src/schedules/<file>.ts`. */
export type Schedule = {
  /** Also the file's name unless `file` says otherwise. */
  readonly id: string;
  readonly file: string;
  readonly summary: string;
  readonly rate:
    | `rate(${number} ${"minute" | "minutes" | "hour" | "hours" | "day" | "days"})`
    | `cron(${string})`;
  readonly touches: JobTouches;
  /** Seconds a run may take, 60 unless told. */
  readonly timeout?: number;
};

/** The log line of a notice to a patient that is left for good: an alarm watches for it. */
export const NOTICE_SET_ASIDE = "notice set aside";

/** Every scheduled job: read by the stacks, by the local run and by the test that looks for their files. */
export const schedules: readonly Schedule[] = [
  {
    id: "tell-patients",
    file: "dispatch-notices",
    summary:
      "Tells patients what was booked, moved or cancelled minutes ago, and reminds them of what is near",
    rate: "rate(1 minute)",
    touches: { table: "write" },
    timeout: 120,
  },
  {
    id: "retry-messages",
    file: "retry-messages",
    summary: "Tries again to send mails and text messages that could not be sent",
    rate: "rate(5 minutes)",
    touches: { table: "write", mail: true, sms: true, secret: true },
  },
  {
    id: "index-patients",
    file: "index-patients",
    summary: "Writes what patients are found by in clinics where an older version wrote them",
    rate: "rate(1 hour)",
    touches: { table: "write" },
    timeout: 840,
  },
];
