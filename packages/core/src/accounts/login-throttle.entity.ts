import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * Failed sign-ins in a row for one e-mail, whether or not it has an account. The address itself is not here: the table
 * tells nobody who tried.
 *
 * | access pattern        | index   | key                |
 * |-----------------------|---------|--------------------|
 * | failures of an e-mail | primary | hash of the e-mail |
 */
export const LockOutEntity = new Entity({
  model: { entity: "lock_out", version: "1", service: "meridian" },
  attributes: {
    email_hash: { type: "string", required: true },
    failures: { type: "number", required: true },
    /** Epoch milliseconds before which no attempt is allowed. */
    waits_until: { type: "number", required: true },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["email_hash"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
