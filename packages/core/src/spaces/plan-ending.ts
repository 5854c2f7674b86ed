import { connect } from "../db/service.ts";
import { type Operation, update } from "../db/transact.ts";
import { EndingsListEntity } from "./endings-list.entity.ts";
import { PLANS_ENDING, type SpaceItem } from "./space.entity.ts";
import { db } from "./spaces.service.ts";

const list = connect({ endings: EndingsListEntity });

export type SpacesPage = { items: SpaceItem[]; cursor: string | null };

/** Spaces whose plan's end has to be looked at by a moment (epoch milliseconds), those due first at the front. One request. */
export async function endingSpaces(by: number, limit: number, cursor: string | null): Promise<SpacesPage> {
  const page = await db.entities.space.query
    .byEnding({ gsi3pk: PLANS_ENDING })
    .lte({ gsi3sk: new Date(by).toISOString() })
    .go({ limit, cursor });
  return { items: page.data as SpaceItem[], cursor: page.cursor };
}

/**
 * Notes which notice was sent and when to look again; never again without `next`, until the plan has another end. Refused
 * with 409 `write.conflict` where the end or the notice is not what was read. It is no change of the space's settings, so
 * the version stays.
 */
export function endingSettled(
  { id, plan_ends_on, ending_notified }: SpaceItem,
  { notified, next }: { notified: { ends_on: string; days: number } | undefined; next: string | undefined },
): Operation {
  const patch = db.entities.space
    .patch({ id })
    .set({
      ...(notified && { ending_notified: notified }),
      ...(next !== undefined && { gsi3pk: PLANS_ENDING, gsi3sk: next }),
    })
    .remove(next === undefined ? ["gsi3pk", "gsi3sk"] : [])
    .where((item, { eq, notExists }) =>
      [
        plan_ends_on === undefined ? notExists(item.plan_ends_on) : eq(item.plan_ends_on, plan_ends_on),
        ending_notified ? eq(item.ending_notified, ending_notified) : notExists(item.ending_notified),
      ].join(" AND "),
    );
  return update(patch.params());
}

/**
 * Lists the ends of plans that were stored before there was this list: a page of spaces, newest first. Returns the cursor
 * of the next page.
 */
async function listEndings(limit: number, cursor: string | null): Promise<string | null> {
  const page = await db.entities.space.query
    .newest({})
    .go({ limit, cursor, order: "desc", attributes: ["id", "plan_ends_on"] });
  for (const { id, plan_ends_on } of page.data) {
    if (!plan_ends_on) continue;
    await db.entities.space
      .patch({ id })
      .set({ plan_ends_on })
      .where((item, { eq, notExists }) =>
        [eq(item.plan_ends_on, plan_ends_on), notExists(item.gsi3pk), notExists(item.ending_notified)].join(
          " AND ",
        ),
      )
      .go({ response: "none" })
      .catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
  }
  return page.cursor;
}

/** Spaces of one page, and pages of one run. */
const PAGE_SIZE = 100;
const PAGES = 5;
const THE_LIST = { name: "ends of plans" };

/** Goes on listing earlier ends where the last run stopped. One request once all were listed. */
export async function listEarlierEndings(): Promise<void> {
  const { data } = await list.entities.endings.get(THE_LIST).go();
  if (data && !data.cursor) return;
  let cursor: string | null = data?.cursor ?? null;
  for (let page = 0; page < PAGES; page += 1) {
    cursor = await listEndings(PAGE_SIZE, cursor);
    await list.entities.endings.put({ ...THE_LIST, ...(cursor && { cursor }) }).go();
    if (!cursor) return;
  }
}

/** Whether the condition did not hold: it is listed already, or has another end. */
const isRefused = (error: unknown) =>
  /conditional/i.test(error instanceof Error ? `${error.name} ${error.message}` : "");
