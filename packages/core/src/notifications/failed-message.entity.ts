// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * That a message failed: its ids alone, so that what is listed about it is read from the message itself.
 *
 * | access pattern                            | index   | key                                |
 * |-------------------------------------------|---------|------------------------------------|
 * | those of all spaces, newest failure first | primary | `$failed-messages`, failed at + id |
 */
export const FailedMessageEntity = new Entity({
  model: { entity: "failedMessage", version: "1", service: "meridian" },
  attributes: {
    list: { type: ["messages"] as const, required: true, default: "messages" },
    space: { type: "string", required: true },
    id: { type: "string", required: true },
    failed_at: { type: "string", required: true },
    /** Epoch seconds. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["list"], template: "$failed-${list}", casing: "none" },
      sk: {
        field: table.sortKey,
        composite: ["failed_at", "id"],
        template: "${failed_at}#${id}",
        casing: "none",
      },
    },
  },
});
