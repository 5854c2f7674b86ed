import { CustomAttributeType, Entity } from "electrodb";
import { STEPS } from "../../contracts/visits/sections/section.ts";
import type { Edit } from "../../contracts/visits/sections.ts";
import { table } from "../../db/table.ts";

const at = { space_id: "space_id", appointment_id: "appointment_id" } as const;

/**
 * One section of an appointment (complaint, vital signs, diagnosis …). Each is a separate item with its own version, so that two
 * people writing different sections never conflict. Items of earlier versions also have a key in gsi2, which nothing reads.
 *
 * | access pattern                      | index   | key                                               |
 * |-------------------------------------|---------|---------------------------------------------------|
 * | a section                           | primary | space + appointment + section, collection "visit" |
 */
export const SectionEntity = new Entity({
  model: { entity: "section", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    patient_id: { type: "string", required: true, readOnly: true },
    step: { type: STEPS, required: true, readOnly: true },
    section: { type: "string", required: true },
    data: { type: CustomAttributeType<Record<string, unknown>>("any"), required: true },
    /** The edit session that wrote it; `line` is empty when none did. */
    edit: {
      type: CustomAttributeType<Edit>("any"),
      required: true,
      default: () => ({ line: "", seq: 0 }),
    },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      collection: "visit",
      pk: { field: table.partitionKey, composite: [at.space_id, at.appointment_id] },
      sk: { field: table.sortKey, composite: ["section"] },
    },
  },
});

/** A change made after signing: who, when, why, and the values before and after. Never changed. */
export const AmendmentEntity = new Entity({
  model: { entity: "amendment", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    amendment_id: { type: "string", required: true },
    section: { type: "string", required: true },
    reason: { type: "string", required: true },
    old_value: { type: "any" },
    new_value: { type: "any", required: true },
    amended_by: { type: CustomAttributeType<{ id: string; name: string }>("any"), required: true },
    amended_at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      collection: "visit",
      pk: { field: table.partitionKey, composite: [at.space_id, at.appointment_id] },
      sk: { field: table.sortKey, composite: ["amendment_id"] },
    },
  },
});
