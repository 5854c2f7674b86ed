import type { Entry } from "../bundle.ts";

/**
 * The functions that tests bundle with their packages, as all are deployed. Every package that any function imports is in one
 * of these: `bundle-contents.test.ts` checks it.
 */
export const WHOLE: readonly Entry[] = [
  "routes/accounts/confirm-email",
  "routes/accounts/invite",
  "routes/accounts/list-members",
  "routes/accounts/login",
  "routes/accounts/refresh-user",
  "routes/accounts/register",
  "routes/acupuncture/amend",
  "routes/backoffice/verify-space",
  "routes/billing/day",
  "routes/billing/get",
  "routes/billing/issue-receipt",
  "routes/billing/pay",
  "routes/billing/receipt-pdf",
  "routes/legal-texts/read",
  "routes/patients/create",
  "routes/patients/get",
  "routes/patients/list",
  "routes/plan-payments/webhook",
  "routes/scheduling/create-series",
  "routes/scheduling/feed",
  "routes/scheduling/home",
  "routes/subscription/start-free-trial",
  "schedules/retry-messages",
  "schedules/run-exports",
  "stream/consume",
  "triggers/custom-message",
  "triggers/from-edge",
];
