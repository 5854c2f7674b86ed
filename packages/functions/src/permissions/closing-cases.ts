import type { Row } from "./matrix-case.ts";

/** The closing of the space. The matrix's callers have no second factor, so that none gets past asking for one. */
export const closing: Record<string, Row> = {
  "closing.get": { call: () => ({}) },
  "closing.request": {
    call: () => ({
      body: {
        reason: "tried_out",
        space_name: "Another clinic",
        password: "demo-password-1",
        totp: "000000",
      },
    }),
    own: [400, 403],
  },
  "closing.withdraw": { call: () => ({}), own: [409] },
};
