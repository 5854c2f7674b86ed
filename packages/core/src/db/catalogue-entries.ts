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
export const isOwn = ({ user_id }: { user_id: string }) => user_id === actor().id;

/** Newest first. Ids begin with the time, so the newest entry has the greatest id. */
const newest = <T extends { id: string }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => b.id.localeCompare(a.id));

/** The actor's own entries, newest first, then those of colleagues, newest first. */
export const visible = <T extends OwnItem>(own: readonly T[], shared: readonly T[]): T[] => [
  ...newest(own),
  ...newest(shared.filter((entry) => !isOwn(entry))),
];

/** Entries per page of a list of providers' entries. A page of large entries ends earlier, at a megabyte. */
const LISTED_PAGE = 200;

type Listing<T> = {
  go: (options: { cursor: string | null; limit: number; order: "desc" }) => Promise<{
    data: T[];
    cursor: string | null;
  }>;
};

/**
 * A page of the entries that providers list for every clinic, newest first. One request. Throws 400 for an invalid
 * cursor.
 */
export async function listedPage<T>(list: string, cursor: string | undefined, listing: Listing<T>) {
  const page = await listing.go({
    cursor: await openCursor(list, cursor),
    limit: LISTED_PAGE,
    order: "desc",
  });
  return { entries: page.data, next: await sealCursor(list, page.cursor) };
}

/** The owner of an entry, as every reader sees it. */
export const ownershipOf = ({ user_id, user_name, shared, company, version }: OwnItem): Owned => ({
  user_id,
  user_name,
  shared,
  company,
  version,
});

/**
 * The owner's names stored with an entry. Other clinics see a provider's company, but not which of its users wrote the
 * entry.
 */
function signature(shared: boolean) {
  const company = actor().space.company?.name ?? "";
  return { shared, company, user_name: company || actor().name };
}

type Holder = { space_id: string; user_id: string };
/** The owner of names and quotas that belong to the whole space. */
export const spaceHolder = (space_id = actor().spaceId): Holder => ({ space_id, user_id: "space" });

type Named = { kind: string; id: string; name: string };
const nameAt = ({ kind, name }: Named, holder: Holder) => ({ ...holder, kind, name: nameKey(name) });

/** Reserves a name; the transaction fails with 409 `name.exists` if another of the holder's entries has it. */
export const claimName = (named: Named, holder: Holder = mine()): Operation =>
  put(db.entities.name.create({ ...nameAt(named, holder), id: named.id }).params(), nameExists);
/** Releases a name. */
export const releaseName = (named: Named, holder: Holder = mine()): Operation =>
  remove(db.entities.name.delete(nameAt(named, holder)).params());
/** The writes for a change of name; none if the name stays the same. */
export const rename = (before: Named, after: Named, holder: Holder = mine()): Operation[] =>
  nameKey(before.name) === nameKey(after.name) ? [] : [releaseName(before, holder), claimName(after, holder)];

/**
 * Reserves a quota for a number of entries of a kind; the transaction fails with 409 `catalogue.full` beyond the limit.
 */
export const reserveQuota = (kind: string, limit: number, many = 1, holder: Holder = mine()): Operation =>
  update(
    db.entities.count
      .update({ ...holder, kind })
      .add({ count: many })
      .where(({ count }, { lte, notExists }) => `${notExists(count)} OR ${lte(count, limit - many)}`)
      .params(),
    () => new AppError("conflict", "catalogue.full", { details: { limit } }),
  );
/** Releases the quota of a number of entries. */
export const releaseQuota = (kind: string, many = 1, holder: Holder = mine()): Operation =>
  update(
    db.entities.count
      .update({ ...holder, kind })
      .add({ count: -many })
      .params(),
  );

/** Releases the whole quota; the transaction fails unless exactly this number of entries is counted. */
export const releaseWholeQuota = (kind: string, many: number, refused: Refusal): Operation =>
  remove(
    db.entities.count
      .delete({ ...mine(), kind })
      .where(({ count }, { eq, notExists }) =>
        many === 0 ? `${notExists(count)} OR ${eq(count, 0)}` : eq(count, many),
      )
      .params(),
    refused,
  );

type Catalogue<Item extends OwnItem> = {
  /** The prefix of its error codes, for example `formula` in `formula.not_found`. */
  what: string;
  id: IdKind;
  /** The largest number of entries per user. */
  limit: number;
  // biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
  entity: Entity<any, any, any, any>;
  nameOf: (entry: Item) => string;
  /** The scope in which a user's names must be unique; by default the whole catalogue. */
  names?: (entry: Item) => string;
  /** The current entry as the answer to a refused edit shows it. */
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
export function catalogueEntries<Item extends OwnItem>(of: Catalogue<Item>) {
  const { what, entity, view } = of;
  const named = (entry: Item): Named => ({
    kind: of.names?.(entry) ?? what,
    id: entry.id,
    name: of.nameOf(entry),
  });
  const refused = (current: Params | undefined) =>
    current ? stale(what, view(entity.parse({ Item: current }).data as Item)) : absent(what);
  const claimWrites = (entry: Item): Operation[] => [claimName(named(entry)), reserveQuota(what, of.limit)];
  const releaseWrites = (entry: Item): Operation[] => [releaseName(named(entry)), releaseQuota(what)];
  return {
    /** A new entry of the actor. */
    newEntry<Facts extends object>(facts: Facts, shared: boolean) {
      const at = nowIso();
      const owned = { id: newId(of.id), created_at: at, updated_at: at, version: 1 };
      return { ...facts, ...mine(), ...signature(shared), ...owned };
    },
    /** The entry after a change. */
    changedEntry<Facts extends object>(current: Item, facts: Facts, shared: boolean) {
      return {
        ...current,
        ...facts,
        ...signature(shared),
        updated_at: nowIso(),
        version: current.version + 1,
      };
    },
    /**
     * The entry, if the actor may change it. Throws 404, 403 `….not_own` for an entry that somebody else shares, 409
     * `….stale` if the edit was based on another version.
     */
    requireChangeable(found: Item | null | undefined, version?: number): Item {
      if (!found) throw absent(what);
      if (!isOwn(found)) throw new AppError("forbidden", `${what}.not_own`);
      if (version !== undefined && version !== found.version) throw stale(what, view(found));
      return found;
    },
    /** The transaction fails with 409 `name.exists` or `catalogue.full`. */
    createWrites: (entry: Item): Operation[] => [put(entity.create(entry).params()), ...claimWrites(entry)],
    /** Reserves name and quota, also when a deleted entry is restored. */
    claimWrites,
    /** The transaction fails with 409 `….stale` or `name.exists`. */
    updateWrites(current: Item, next: Item): Operation[] {
      return [
        // Puts the whole item, so that an entry that leaves an index also loses its keys there.
        put(unchanged(entity.put(next).params(), current), refused),
        ...rename(named(current), named(next)),
      ];
    },
    /**
     * The transaction fails with 409 `….stale`, because after a change of name the released name could belong to
     * another entry.
     */
    deleteWrites: (current: Item): Operation[] => [
      remove(unchanged(entity.delete(current).params(), current), refused),
      ...releaseWrites(current),
    ],
    /** Releases its name and its quota. */
    releaseWrites,
  };
}
