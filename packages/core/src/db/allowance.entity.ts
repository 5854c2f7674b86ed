import { Entity } from "electrodb";
import { table } from "./table.ts";

/**
 * How often something was done in a stretch of time: mails to one address, tries at one code. Gone when the stretch is
 * over.
 *
 * | access pattern                  | index   | key                                   |
 * |---------------------------------|---------|---------------------------------------|
 * | a count of this stretch of time | primary | hash of what, for whom, which stretch |
 */
export const AllowanceEntity = new Entity({
  model: { entity: "allowance", version: "1", service: "meridian" },
  attributes: {
    /** Hashed, because the subject may be an e-mail address. */
    subject_hash: { type: "string", required: true },
    count: { type: "number", required: true, field: "taken" },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["subject_hash"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
