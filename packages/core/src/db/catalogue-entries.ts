import type { Entity } from "electrodb";
import type { Owned } from "../contracts/kernel/own-entries.ts";
import type { IdKind } from "../contracts/kernel/primitives.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { AppError, absent, nameExists, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { nameKey } from "../text/fold.ts";
import { OwnCountEntity, type OwnItem, OwnNameEntity } from "./catalogue-entry.ts";
import { openCursor, sealCursor } from "./pages.ts";
import { connect } from "./service.ts";
import { type Operation, put, type Refusal, remove, update } from "./transact.ts";

const db = connect({ name: OwnNameEntity, count: OwnCountEntity });

/** Whether an entry is the actor's own, to change and to delete. */
export const isMine = ({ user_id }: { user_id: string }) => user_id === actor().id;

/** Ids begin with the time: the newest entry is the one with the greatest. */
const newest = <T extends { id: string }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => b.id.localeCompare(a.id));

/** What the actor made, newest first, then what colleagues share, the same. */
export const visible = <T extends OwnItem>(own: readonly T[], shared: readonly T[]): T[] => [
  ...newest(own),
  ...newest(shared.filter((entry) => !isMine(entry))),
];

/** Entries of a page of what providers list. A page of long ones ends at a megabyte, before it is full. */
const LISTED_PAGE = 200;

type Listing<T> = {
  go: (options: { cursor: string | null; limit: number; order: "desc" }) => Promise<{
    data: T[];
    cursor: string | null;
  }>;
};

/** A page of what providers list for every clinic, newest first. One request. Throws 400 for a cursor that is not ours. */
export async function listedPage<T>(list: string, cursor: string | undefined, listing: Listing<T>) {
  const page = await listing.go({
    cursor: await openCursor(list, cursor),
    limit: LISTED_PAGE,
    order: "desc",
  });
  return { entries: page.data, next: await sealCursor(list, page.cursor) };
}

/** Whose an entry is, as everybody reads it. */
export const ownershipOf = ({ user_id, user_name, shared, company, version }: OwnItem): Owned => ({
  user_id,
  user_name,
  shared,
  company,
  version,
});

/** The same as it is saved. Other clinics know a provider's company, never who of it typed. */
function signature(shared: boolean) {
  const company = actor().space.company?.name ?? "";
  return { shared, company, user_name: company || actor().name };
}

type Holder = { space_id: string; user_id: string };
/** The owner of names and quotas that belong to the whole space. */
export const theSpace = (): Holder => ({ space_id: actor().spaceId, user_id: "space" });

type Named = { kind: string; id: string; name: string };
const nameAt = ({ kind, name }: Named, holder: Holder) => ({ ...holder, kind, name: nameKey(name) });

/** Takes a name; the transaction fails with 409 `name.exists` where another of the actor's own has it. */
export const claimName = (named: Named, holder: Holder = mine()): Operation =>
  put(db.entities.name.create({ ...nameAt(named, holder), id: named.id }).params(), nameExists);
/** Releases a name. */
export const freeName = (named: Named, holder: Holder = mine()): Operation =>
  remove(db.entities.name.delete(nameAt(named, holder)).params());
/** What a change of name writes; nothing where it is the same. */
export const rename = (before: Named, after: Named, holder: Holder = mine()): Operation[] =>
  nameKey(before.name) === nameKey(after.name) ? [] : [freeName(before, holder), claimName(after, holder)];

/** Reserves a quota for so many entries of a kind; the transaction fails with 409 `catalogue.full` beyond the limit. */
export const reserveQuota = (kind: string, limit: number, many = 1, holder: Holder = mine()): Operation =>
  update(
    db.entities.count
      .update({ ...holder, kind })
      .add({ kept: many })
      .where(({ kept }, { lte, notExists }) => `${notExists(kept)} OR ${lte(kept, limit - many)}`)
      .params(),
    () => new AppError("conflict", "catalogue.full", { details: { limit } }),
  );
/** Releases the quota of so many entries. */
export const releaseQuota = (kind: string, many = 1, holder: Holder = mine()): Operation =>
  update(
    db.entities.count
      .update({ ...holder, kind })
      .add({ kept: -many })
      .params(),
  );

/** Releases the whole quota; the transaction fails unless exactly so many entries are counted. */
export const emptyRoom = (kind: string, many: number, refused: Refusal): Operation =>
  remove(
    db.entities.count
      .delete({ ...mine(), kind })
      .where(({ kept }, { eq, notExists }) =>
        many === 0 ? `${notExists(kept)} OR ${eq(kept, 0)}` : eq(kept, many),
      )
      .params(),
    refused,
  );

type Catalogue<Item extends OwnItem> = {
  /** Begins the codes of its refusals: `formula.not_found`. */
  what: string;
  id: IdKind;
  /** The most that one user keeps. */
  limit: number;
  // biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
  entity: Entity<any, any, any, any>;
  nameOf: (entry: Item) => string;
  /** Among which of a user's entries names are kept apart; all of this catalogue unless said. */
  names?: (entry: Item) => string;
  /** As a refused writer is shown what stands. */
  view: (entry: Item) => unknown;
};

type Params = Record<string, unknown>;
/** Adds the condition that the entry has not changed since it was read. */
const unchanged = (params: Params, { version }: OwnItem): Params => ({
  ...params,
  ConditionExpression: "#version = :based",
  ExpressionAttributeNames: { "#version": "version" },
  ExpressionAttributeValues: { ":based": version },
});

/**
 * Operations of every catalogue to which users add entries: ownership, version, unique name and quota. Services read,
 * check and respond; they compose their transaction from these operations.
 */
export function ownEntries<Item extends OwnItem>(of: Catalogue<Item>) {
  const { what, entity, view } = of;
  const named = (entry: Item): Named => ({
    kind: of.names?.(entry) ?? what,
    id: entry.id,
    name: of.nameOf(entry),
  });
  const refused = (current: Params | undefined) =>
    current ? stale(what, view(entity.parse({ Item: current }).data as Item)) : absent(what);
  const entering = (entry: Item): Operation[] => [claimName(named(entry)), reserveQuota(what, of.limit)];
  const leaving = (entry: Item): Operation[] => [freeName(named(entry)), releaseQuota(what)];
  return {
    /** A new one of the actor's own. */
    made<Facts extends object>(facts: Facts, shared: boolean) {
      const at = nowIso();
      const owned = { id: newId(of.id), created_at: at, updated_at: at, version: 1 };
      return { ...facts, ...mine(), ...signature(shared), ...owned };
    },
    /** One as it is after a change. */
    changed<Facts extends object>(held: Item, facts: Facts, shared: boolean) {
      return {
        ...held,
        ...facts,
        ...signature(shared),
        updated_at: nowIso(),
        version: held.version + 1,
      };
    },
    /**
     * What was found, if the actor may change it. Throws 404, 403 `….not_own` for what somebody shares, 409 `….stale`
     * where the edit was based on another version.
     */
    toChange(found: Item | null | undefined, version?: number): Item {
      if (!found) throw absent(what);
      if (!isMine(found)) throw new AppError("forbidden", `${what}.not_own`);
      if (version !== undefined && version !== found.version) throw stale(what, view(found));
      return found;
    },
    /** The transaction fails with 409 `name.exists` or `catalogue.full`. */
    making: (made: Item): Operation[] => [put(entity.create(made).params()), ...entering(made)],
    /** Claims its name and its quota again when it is restored. */
    entering,
    /** The transaction fails with 409 `….stale` or `name.exists`. */
    changing(held: Item, next: Item): Operation[] {
      return [
        // The whole item: one that leaves an index has to lose its keys there.
        put(unchanged(entity.put(next).params(), held), refused),
        ...rename(named(held), named(next)),
      ];
    },
    /** The transaction fails with 409 `….stale`: renamed meanwhile, the name given back would be another's. */
    deleting: (held: Item): Operation[] => [
      remove(unchanged(entity.delete(held).params(), held), refused),
      ...leaving(held),
    ],
    /** Releases its name and its quota. */
    leaving,
  };
}
