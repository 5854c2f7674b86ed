import type { Row } from "./matrix-case.ts";

const tiers = [{ months: 1, monthly_cents: 100, discount_percent: 0 }];
const both = { en: "Demo", pt: "Demo" };
const plan = {
  max_patients: 1,
  max_professionals: 1,
  max_secretaries: 1,
  max_disk_bytes: 1,
  sms: false,
  sms_per_month: 0,
  trial_days: null,
  tiers,
  on_sale: true,
};
const discount = {
  amount_cents: 100,
  days: 0,
  valid_from: "2030-01-01",
  valid_to: "2030-01-31",
  max_uses: 1,
  max_uses_per_space: 1,
  active: true,
};

/** What is sold. Edits name a version that does not exist, so that no row changes what other tests buy. */
export const offers: Record<string, Row> = {
  "backoffice.get-subscription-settings": { call: () => ({}) },
  "backoffice.update-subscription-settings": {
    call: () => ({ body: { referral_days: 15, switch_days: 30, version: 9999 } }),
    own: [409],
  },
  "backoffice.list-plans": { call: () => ({}) },
  "backoffice.update-plan": {
    call: () => ({ params: { plan: "basic" }, body: { ...plan, version: 9999 } }),
    own: [409],
  },
  "backoffice.list-modules": { call: () => ({}) },
  "backoffice.upload-module-picture": {
    call: () => ({ params: { module: "mtc" }, body: { content_type: "image/png", size: 1 } }),
    own: [201],
  },
  "backoffice.update-module": {
    call: () => ({
      params: { module: "mtc" },
      body: { name: both, description: both, tiers, on_sale: true, version: 9999 },
    }),
    own: [409],
  },
  "backoffice.list-discount-codes": { call: () => ({}) },
  "backoffice.get-discount-code": { call: () => ({ params: { code: "MATRIX-NONE" } }), own: [404] },
  "backoffice.create-discount-code": {
    call: () => ({ body: { ...discount, code: "MATRIX-DEMO" } }),
    own: [201, 409],
  },
  "backoffice.update-discount-code": {
    call: () => ({ params: { code: "MATRIX-NONE" }, body: { ...discount, version: 1 } }),
    own: [404],
  },
};
