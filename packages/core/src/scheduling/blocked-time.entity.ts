import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../db/table.ts";

/** The `holder` of the blocked times of all rooms of a space. */
export const ROOMS = "rooms";

/** A blocked time as it is stored. */
export type StoredBlockedTime = {
  id: string;
  /** The blocked office. Absent when a professional's time is blocked. */
  office?: string | undefined;
  title: string;
  from: string;
  to: string;
  weekdays: number[];
  until: string | null;
  except: string[];
  entered_by: string;
  /** When it was removed; it can be restored for a day. */
  removed_at?: string | undefined;
  version: number;
};

/**
 * The blocked times of one professional, or of all rooms of a space. They are one item so that a booking can read them in the same
 * BatchGet as the professional. Their number is limited, so the item stays below the size limit.
 *
 * | access pattern                    | index   | key            |
 * |-----------------------------------|---------|----------------|
 * | blocked times of a space          | primary | space          |
 * | of one professional, of the rooms | primary | space + holder |
 */
export const BlockedTimesEntity = new Entity({
  model: { entity: "blockedtimes", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** A user's id, or {@link ROOMS}. */
    holder: { type: "string", required: true },
    entries: { type: CustomAttributeType<StoredBlockedTime[]>("any"), required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["holder"] },
    },
  },
});
