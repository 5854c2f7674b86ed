// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { LastNotified } from "./message-content.ts";
import { table } from "./table.ts";

const gsi3 = table.indexes[2];

/** The partition of pending notices, of all spaces. */
export const DUE = "$notices#due";
/** The sort key of a pending notice: by when it is due (epoch milliseconds), then by appointment. */
export const dueOrder = (due: number, appointment: string) => `${new Date(due).toISOString()}#${appointment}`;

/**
 * The notice of one appointment: when to check next whether its patient has to be notified, and what they were last
 * notified of.
 *
 * | access pattern                                            | index   | key                            |
 * |-----------------------------------------------------------|---------|--------------------------------|
 * | the notice of an appointment                              | primary | space + appointment            |
 * | pending notices of all spaces, in the order they are due  | gsi3    | `$notices#due`, due + appointment |
 *
 * Items of earlier versions have the same keys without ElectroDB's identifiers: read them with `ignoreOwnership`.
 */
export const NoticeEntity = new Entity({
  model: { entity: "notice", version: "1", service: "meridian" },
  attributes: {
    space: { type: "string", required: true },
    appointment: { type: "string", required: true },
    /** Grows with every change of the appointment that concerns the patient, and with every check. */
    revision: { type: "number" },
    last_notified: { type: CustomAttributeType<LastNotified>("any"), field: "told" },
    /** Reminders that were sent or whose time has passed: `24|2026-11-23T10:00:00.000Z`. */
    reminded: { type: CustomAttributeType<string[]>("any") },
    /** How many times in a row processing it failed; absent after a success. */
    failures: { type: "number" },
    failing_since: { type: "string" },
    /** When it was set aside after failing for a day. The appointment's next change makes it pending again. */
    set_aside: { type: "string" },
    /** `DUE` while the notice is pending, else absent. */
    gsi3pk: { type: "string" },
    /** A `dueOrder`. */
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: {
        field: table.partitionKey,
        composite: ["space", "appointment"],
        template: "$notice#space_${space}#appointment_${appointment}",
        casing: "none",
      },
      sk: { field: table.sortKey, composite: [], template: "$notice", casing: "none" },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type NoticeItem = EntityItem<typeof NoticeEntity>;
