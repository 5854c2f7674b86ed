import { SUGGESTED_PERIODS } from "@meridian/core/contracts/retention/retention-kinds";
import type { Row } from "./matrix-case.ts";

/** How long data is kept. The matrix's clinics have no proposals, so that nobody gets past asking for one. */
export const retention: Record<string, Row> = {
  "retention.get": { call: () => ({}) },
  "retention.update": {
    call: () => ({ body: { version: 99, periods: SUGGESTED_PERIODS } }),
    own: [409],
  },
  "retention.proposals": { call: () => ({ query: { kind: "patients" } }) },
  "retention.keep": {
    call: ({ patient }) => ({
      body: { kind: "patients", ids: [patient], until: null, reason: "Demo reason" },
    }),
    names: "patient",
    own: [409],
    foreign: [409],
    colleague: [409],
    archived: [409],
    random: [409],
  },
  "retention.reopen": {
    call: ({ patient }) => ({ body: { kind: "patients", ids: [patient] } }),
    names: "patient",
    own: [409],
    foreign: [409],
    colleague: [409],
    archived: [409],
    random: [409],
  },
  "retention.remove": {
    call: ({ patient }) => ({ body: { kind: "photos", ids: [patient] } }),
    names: "patient",
    own: [409],
    foreign: [409],
    colleague: [409],
    archived: [409],
    random: [409],
  },
  "retention.erase": {
    call: ({ patient }) => ({
      body: { kind: "patients", ids: [patient], password: "demo-password-1", totp: "000000" },
    }),
    names: "patient",
    own: [403],
    foreign: [403],
    colleague: [403],
    archived: [403],
    random: [403],
  },
};
