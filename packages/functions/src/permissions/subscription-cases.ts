import { none, type Row } from "./matrix-case.ts";

/** A clinic's plan and modules. */
export const subscription: Record<string, Row> = {
  "subscription.start-free-trial": { call: () => ({ body: { modules: ["mtc"] } }), own: [403] },
  "subscription.get-overview": none,
  // Pro has no single module.
  "subscription.switch-module": { call: () => ({ body: { module: "mtc" } }), own: [200, 403] },
  "subscription.list-referred": none,
  "subscription.create-student-proof": { call: () => ({ body: { format: "pdf", size: 100 } }) },
  // Without a file: there is no file store here.
  "subscription.send-student-proof": { call: () => ({ body: { student_number: "D-1" } }), own: [400] },
  "subscription.open-student-proof": { call: () => ({}), own: [404] },
  "subscription.get-cart": none,
  "subscription.set-cart-item": {
    call: () => ({ body: { kind: "plan", plan: "pro", months: 1, module: null } }),
  },
  "subscription.mark-cart-seen": {
    call: () => ({
      body: { version: 999, price_cents: 0, discount_cents: 0, total_cents: 0, days: 0, extra_days: 0 },
    }),
    own: [409],
  },
  "subscription.clear-cart": { call: () => ({ query: { version: "999" } }), own: [409] },
  "subscription.set-discount-code": { call: () => ({ body: { version: 999, code: null } }), own: [409] },
};
