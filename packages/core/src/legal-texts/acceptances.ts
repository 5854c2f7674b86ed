import { randomInt } from "node:crypto";
import { ACCEPTED_TEXTS, type Acceptance, type AcceptedText } from "../contracts/legal-texts/legal-texts.ts";
import { type Operation, put, type Refusal, update } from "../db/transact.ts";
import { db } from "./entities.ts";
import type { AcceptanceItem } from "./legal-text.entity.ts";
import { acceptedTexts } from "./published.ts";

/** Parts in which the acceptances of a version are counted. */
const COUNT_PARTS = 10;

export type AcceptedVersion = Pick<Acceptance, "text" | "number">;
type Owner = { space_id: string; user_id: string };

/** The versions in force, which a new account accepts. One request, none for ten seconds after. */
export async function versionsInForce(): Promise<AcceptedVersion[]> {
  await acceptedTexts.read();
  return ACCEPTED_TEXTS.map((text) => ({ text, number: acceptedTexts.current(text).number }));
}

/** The attributes of a user that name the versions accepted last. */
export function acceptedAttributes(versions: readonly AcceptedVersion[]) {
  return Object.fromEntries(versions.map(({ text, number }) => [`${text}_version`, String(number)])) as {
    [Text in AcceptedText as `${Text}_version`]?: string;
  };
}

/**
 * The writes that record acceptances and count them, for the transaction that opens the account or in which the user accepts.
 * @param otherwise - the error where one of them was recorded already
 */
export const acceptanceWrites = (
  owner: Owner,
  versions: readonly AcceptedVersion[],
  how: Pick<Acceptance, "at" | "language" | "by">,
  otherwise?: Refusal,
): Operation[] =>
  versions.flatMap(({ text, number }) => [
    put(db.entities.acceptance.create({ ...owner, text, number, ...how }).params(), otherwise),
    update(
      db.entities.count
        .update({ text, number, part: randomInt(COUNT_PARTS) })
        .add({ count: 1 })
        .params(),
    ),
  ]);

const view = ({ text, number, at, language, by }: AcceptanceItem): Acceptance => ({
  text,
  number,
  at,
  language,
  by,
});

/** What a user accepted, newest first. One request. */
export async function acceptancesOf({ space_id, user_id }: Owner): Promise<Acceptance[]> {
  const { data } = await db.entities.acceptance.query
    .primary({ space_id, user_id })
    .go({ pages: "all", consistent: true });
  return data.map(view).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** What the users of a space accepted, by user. One request for each megabyte. */
export async function acceptancesIn(space_id: string): Promise<AcceptanceItem[]> {
  const { data } = await db.entities.acceptance.query.primary({ space_id }).go({ pages: "all" });
  return data;
}

/** How many users accepted each version of a text, by number. One request. */
export async function acceptanceCounts(text: AcceptedText): Promise<ReadonlyMap<number, number>> {
  const { data } = await db.entities.count.query.primary({ text }).go({ pages: "all" });
  const counts = new Map<number, number>();
  for (const { number, count } of data) counts.set(number, (counts.get(number) ?? 0) + count);
  return counts;
}
