import { type Operation, put, remove } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import type { AWAITING } from "./awaiting.entity.ts";
import { db } from "./spaces.service.ts";

type Kind = (typeof AWAITING)[number];

/** Notes that something of a space waits for an administrator. Noting it again changes nothing but the time. */
export const awaits = (kind: Kind, space: { id: string; space_name: string }): Operation =>
  put(
    db.entities.awaiting
      .put({ kind, space_id: space.id, space_name: space.space_name, since: nowIso() })
      .params(),
  );

/** Deletes the note when the decision is made. */
export const noLongerAwaiting = (kind: Kind, space_id: string): Operation =>
  remove(db.entities.awaiting.delete({ kind, space_id }).params());

/** What waits for a decision, the oldest space first. One request. */
export async function awaitingDecision(kind: Kind, most: number) {
  const { data } = await db.entities.awaiting.query.primary({ kind }).go({ limit: most });
  return data.map(({ space_id, space_name, since }) => ({ space: space_id, space_name, since }));
}
