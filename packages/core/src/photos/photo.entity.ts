import { CustomAttributeType, Entity } from "electrodb";
import type { PhotoMark } from "../contracts/photos/photos.ts";
import { table } from "../db/table.ts";

const STATES = ["pending", "shown", "removed"] as const;
const THUMBNAIL_TYPES = ["image/jpeg", "image/png"] as const;

/**
 * A photo of the clinical record. Its description is one value (`mark`), which is copied to the appointment's head while the
 * photo is shown. The keys of its files follow from its ids.
 *
 * | access pattern           | index   | key                          |
 * |--------------------------|---------|------------------------------|
 * | a photo, to change it    | primary | space + appointment + photo  |
 *
 * Photos of an appointment, and of a patient, are read from the heads.
 */
export const PhotoEntity = new Entity({
  model: { entity: "photo", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    photo_id: { type: "string", required: true },
    patient_id: { type: "string", required: true, readOnly: true },
    state: { type: STATES, required: true, default: "pending" },
    /** The description, copied to the head while the photo is shown. */
    mark: { type: CustomAttributeType<PhotoMark>("any"), required: true },
    thumbnail_type: { type: THUMBNAIL_TYPES, required: true, readOnly: true },
    thumbnail_size: { type: "number", required: true, readOnly: true },
    view_size: { type: "number", readOnly: true },
    /** Bytes of its files that are counted as the space's disk use; absent on photos of before, which never were. */
    counted_bytes: { type: "number" },
    created_by: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
    /** Epoch seconds at which a photo expires that was never uploaded or was removed. Its files are deleted then. */
    expires_at: { type: "number" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: ["photo_id"] },
    },
  },
});
