import { MAX_OWN_ENTRIES, type Owned } from "../contracts/kernel/own-entries.ts";
import { catalogueEntries, ownershipOf } from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { Entry, EntryKind } from "./entry.entity.ts";
import { readOne } from "./reading.ts";

type EntryView<Facts> = Facts & Owned & { id: string };

type Kind<Facts extends object> = {
  kind: EntryKind;
  /** Default facts, for entries stored before a fact existed. */
  blank: Facts;
  /** The name, which is unique among the entries of a user. */
  nameOf: (facts: Facts) => string;
  /** Throws where the facts are invalid. */
  check?: (facts: Facts) => Promise<void>;
};

type Form<Facts> = Facts & { shared: boolean };

/**
 * Entries of one kind that users add to the built-in ones. Everybody they are shared with may read them; only their author
 * changes them. The route decides who may write at all, and that a provider must be verified.
 */
export function entriesOf<Facts extends object>({ kind, blank, nameOf, check }: Kind<Facts>) {
  const factsOf = (entry: Entry): Facts => ({ ...blank, ...(entry.facts as Facts) });
  const view = (entry: Entry): EntryView<Facts> => ({
    ...factsOf(entry),
    ...ownershipOf(entry),
    id: entry.id,
  });
  const own = catalogueEntries<Entry>({
    what: kind,
    id: kind,
    limit: MAX_OWN_ENTRIES,
    entity: db.entities.entry,
    nameOf: (entry) => nameOf(factsOf(entry)),
    view,
  });
  const checked = async ({ shared, ...rest }: Form<Facts>) => {
    const facts = rest as unknown as Facts;
    await check?.(facts);
    return { facts, shared };
  };
  return {
    view,
    /** One entry that the actor may read. At most three requests. Throws 404. */
    async get(id: string) {
      const entry = await readOne(id);
      if (!entry) throw absent(kind);
      return view(entry);
    },
    /** Adds an own entry. One request, and those of `check`. Throws 409 `name.exists` or `catalogue.full`. */
    async create<Answer>(form: Form<Facts>, answer: (created: EntryView<Facts>) => Answer): Promise<Answer> {
      const { facts, shared } = await checked(form);
      const created = own.newEntry({ kind, facts }, shared);
      const result = answer(view(created));
      await transact({
        writes: own.createWrites(created),
        audit: { action: "create", record: created.id },
        result,
      });
      return result;
    },
    /** Changes one of the actor's own. Three requests at most, and those of `check`. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
    async edit(id: string, { version, ...form }: Form<Facts> & { version: number }) {
      const { facts, shared } = await checked(form as unknown as Form<Facts>);
      const current = own.requireChangeable(await readOne(id), version);
      const next = own.changedEntry(current, { facts }, shared);
      await transact({ writes: own.updateWrites(current, next), audit: { action: "update", record: id } });
      return view(next);
    },
    /** Deletes one of the actor's own. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale`. */
    async remove(id: string) {
      const current = own.requireChangeable(await readOne(id));
      await transact({ writes: own.deleteWrites(current), audit: { action: "delete", record: id } });
      return { result: "deleted" as const };
    },
  };
}
