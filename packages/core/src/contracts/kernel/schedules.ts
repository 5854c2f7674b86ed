import type { Touches } from "./route.ts";

/** What a background job uses in the cloud, in addition to what a route can. */
export type JobTouches = Touches & {
  /** Sends mail through SES. */
  readonly mail?: true;
  /** Sends text messages to phone numbers. */
  readonly sms?: true;
  /** Publishes to the events topic. */
  readonly events?: true;
  /** Reads the whole table, and lists files and deletes them with their versions. */
  readonly purges?: true;
};

/** A scheduled job; its handler is in `functions/src/schedules/<id>.ts`. */
export type Schedule = {
  readonly id: string;
  readonly summary: string;
  readonly rate:
    | `rate(${number} ${"minute" | "minutes" | "hour" | "hours" | "day" | "days"})`
    | `cron(${string})`;
  readonly touches: JobTouches;
  /** Seconds a run may take; 60 by default. */
  readonly timeout?: number;
};

/** The log line written when a notice to a patient is set aside. An alarm watches for it. */
export const NOTICE_SET_ASIDE = "notice set aside";

/** The log line written when the audit trail is not as it was written. An alarm watches for it. */
export const AUDIT_BROKEN = "audit trail broken";

/** Every scheduled job, for the stacks and the local run. `npm run check:entries` checks that their files exist. */
export const schedules: readonly Schedule[] = [
  {
    id: "dispatch-notices",
    summary:
      "Notifies patients of appointments booked, moved or cancelled minutes ago, and reminds them of upcoming ones",
    rate: "rate(1 minute)",
    touches: { table: "write" },
    timeout: 120,
  },
  {
    id: "remind-monitoring",
    summary: "Reminds patients of the symptoms they follow between appointments",
    rate: "rate(1 minute)",
    touches: { table: "write" },
    timeout: 120,
  },
  {
    id: "retry-messages",
    summary: "Tries again to send mails and text messages that could not be sent",
    rate: "rate(5 minutes)",
    touches: { table: "write", mail: true, sms: true, secret: true },
  },
  {
    id: "run-campaigns",
    summary:
      "Sends mails of the back office to clinics: writes who gets them, queues them, and notes what became of them",
    rate: "rate(1 minute)",
    touches: { table: "write" },
    timeout: 120,
  },
  {
    id: "expire-plan-payments",
    summary:
      "Ends payments of plans whose time ran out, and deletes unfinished proofs and payments older than the law asks for",
    rate: "rate(1 minute)",
    touches: { table: "write", files: "write", payments: true },
    timeout: 120,
  },
  {
    id: "notify-plan-endings",
    summary: "Tells clinics that their trial or plan ends in 7, 3 or 1 days, or has ended",
    rate: "rate(15 minutes)",
    touches: { table: "write" },
    timeout: 300,
  },
  {
    id: "index-patients",
    summary: "Writes the search index of clinics whose patients an older version wrote",
    rate: "rate(1 hour)",
    touches: { table: "write" },
    timeout: 840,
  },
  {
    id: "erase-patients",
    summary: "Erases patients 30 days after it was asked for, from where the last run stopped",
    rate: "rate(1 hour)",
    touches: { table: "write", files: "write" },
    timeout: 840,
  },
  {
    id: "propose-removals",
    summary: "Proposes what a clinic has kept longer than its periods say, once a week; deletes nothing",
    rate: "rate(1 hour)",
    touches: { table: "write" },
    timeout: 840,
  },
  {
    id: "remove-expired",
    summary: "Removes what somebody decided to remove, from where the last run stopped",
    rate: "rate(5 minutes)",
    touches: { table: "write", files: "write" },
    timeout: 840,
  },
  {
    id: "close-spaces",
    summary:
      "Reminds managers of a space that is to be closed, and removes everything in it after 30 days, from where the last run stopped",
    rate: "rate(15 minutes)",
    touches: {
      table: "write",
      files: "write",
      purges: true,
      identity: ["AdminGetUser", "AdminDeleteUser"],
    },
    timeout: 840,
  },
  {
    id: "seal-audit",
    summary: "Chains new entries of the audit trails, two minutes after they were made",
    rate: "rate(1 minute)",
    touches: { table: "write", secret: true },
    timeout: 120,
  },
  {
    id: "anchor-audit",
    summary: "Writes how far the audit trails are chained to files that nobody can replace or delete",
    rate: "rate(1 day)",
    touches: { table: "write", files: "create" },
    timeout: 840,
  },
  {
    id: "check-audit",
    summary: "Checks every audit trail once a week, from where the last run stopped",
    rate: "rate(15 minutes)",
    touches: { table: "write", files: "read", secret: true },
    timeout: 840,
  },
  {
    id: "run-exports",
    summary:
      "Writes archives of whole spaces part by part, deletes those that are a day old, and imports archives",
    rate: "rate(1 minute)",
    touches: { table: "write", files: "write" },
    timeout: 840,
  },
  {
    id: "count-statistics",
    summary:
      "Counts the statistics of clinics whose records an older version wrote or whose time zone changed, and once a day how often catalogue entries are used",
    rate: "rate(1 hour)",
    touches: { table: "write" },
    timeout: 840,
  },
];
