import type { Entry } from "../bundle.ts";

/**
 * The functions that tests bundle with their packages, as all are deployed. Every package that any function imports is in one
 * of these, and so are those that start with the most code: `bundle-contents.test.ts` checks both.
 */
export const WHOLE: readonly Entry[] = [
  "routes/accounts/confirm-email",
  "routes/accounts/invite",
  "routes/accounts/list-members",
  "routes/accounts/login",
  "routes/accounts/refresh-user",
  "routes/accounts/register",
  "routes/acupuncture/amend",
  "routes/backoffice/refund-payment",
  "routes/backoffice/verify-space",
  "routes/billing/day",
  "routes/billing/get",
  "routes/billing/issue-receipt",
  "routes/billing/pay",
  "routes/billing/receipt-pdf",
  "routes/catalogues/write-rows",
  "routes/example/begin",
  "routes/legal-texts/read",
  "routes/patients/create",
  "routes/patients/get",
  "routes/patients/list",
  "routes/plan-payments/webhook",
  "routes/scheduling/create-series",
  "routes/scheduling/feed",
  "routes/scheduling/home",
  "routes/scheduling/set-status",
  "routes/subscription/start-free-trial",
  "routes/visits/save-section",
  "schedules/retry-messages",
  "schedules/run-exports",
  "stream/consume",
  "triggers/custom-message",
  "triggers/from-edge",
];
