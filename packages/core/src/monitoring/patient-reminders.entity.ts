// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const gsi3 = table.indexes[2];

/** The partition of records whose reminders have to be looked at, of all spaces. */
export const REMINDERS_DUE = "$monitoring-reminders#due";
/** The sort key there: by when (epoch milliseconds), then by patient. */
export const remindersOrder = (due: number, patient: string) => `${new Date(due).toISOString()}#${patient}`;

/**
 * When to look next whether a patient has to be reminded of symptoms, and which were reminded today.
 *
 * | access pattern                                   | index   | key                                     |
 * |--------------------------------------------------|---------|-----------------------------------------|
 * | the reminders of a record                        | primary | space + patient                         |
 * | those due, of all spaces, in the order they are due | gsi3 | `$monitoring-reminders#due`, due + patient |
 */
export const PatientRemindersEntity = new Entity({
  model: { entity: "patientReminders", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** Grows with every change of what is reminded, and with every look. */
    revision: { type: "number" },
    /** The day for which a symptom was last dealt with, by symptom. Earlier days than the present are dropped. */
    reminded: { type: CustomAttributeType<Record<string, string>>("any") },
    /** How many times in a row it failed; absent after a success. */
    failures: { type: "number" },
    failing_since: { type: "string" },
    /** `REMINDERS_DUE` while there is something to look at, else absent. */
    gsi3pk: { type: "string" },
    /** A `remindersOrder`. */
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type PatientRemindersItem = EntityItem<typeof PatientRemindersEntity>;
