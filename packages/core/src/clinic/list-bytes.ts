import { itemBytes } from "../db/item-size.ts";
import { invalidField } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import type { SpaceChange } from "./versioned-update.ts";

/**
 * Bytes each list of the space's item may take. Together with {@link REST_BYTES} they are less than the database takes in
 * one item. In letters of two bytes every list fits with as many entries as the contract allows.
 */
export const LIST_BYTES = {
  establishments: 114_000,
  appointment_types: 98_000,
  prices: 124_000,
  closed_days: 28_000,
  specialities: 11_000,
} as const;
/** Names of deleted offices: the newest are kept within these bytes. */
export const FORMER_OFFICE_BYTES = 24_000;
/** Everything else of the space's item: names, plan, settings of the examinations. */
export const REST_BYTES = 9000;

type List = keyof typeof LIST_BYTES;
/** For each list, the request field to which an error is attached. */
const FIELD: Readonly<Record<List, string>> = {
  establishments: "offices",
  appointment_types: "name",
  prices: "prices",
  closed_days: "closed_days",
  specialities: "specialities",
};

/**
 * Throws 400 `clinic.list_full`, naming the field, where a change makes a list take more bytes than it may. A list that
 * was larger before may stay so while it does not grow.
 */
export function requireListRoom(before: SpaceItem, change: SpaceChange): void {
  for (const list of Object.keys(LIST_BYTES) as List[]) {
    if (change[list] === undefined) continue;
    const bytes = itemBytes(change[list]);
    if (bytes > LIST_BYTES[list] && bytes > itemBytes(before[list] ?? []))
      throw invalidField(FIELD[list], "clinic.list_full");
  }
}
