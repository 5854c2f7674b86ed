import { MAX_OWN_ENTRIES, type Ownership } from "../contracts/own-entries.ts";
import { type Operation, put, remove as removal, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { nameKey } from "../reference/fold.ts";
import { db } from "./connection.ts";
import type { Entry, EntryKind } from "./entry.entity.ts";
import { mine, readOne, readOwn } from "./reading.ts";

export type EntryView<Facts> = Facts & Ownership & { id: string };

type Kind<Facts extends object> = {
  kind: EntryKind;
  /** What stands for facts that an entry written before they existed has not. */
  blank: Facts;
  /** What no two entries of a user may share. */
  nameOf: (facts: Facts) => string;
  /** Throws where what it says cannot be. */
  check?: (facts: Facts) => void;
};

type Form<Facts> = Facts & { shared: boolean };

/** Takes a name; the transaction fails with 409 `name.exists` where one of the actor's own has it. */
const claim = (key: NameKey): Operation =>
  put(db.entities.name.create(key).params(), () => {
    return new AppError("conflict", "name.exists", { fields: { name: "name.exists" } });
  });
const free = (key: NameKey): Operation => removal(db.entities.name.delete(key).params());
type NameKey = ReturnType<typeof mine> & { kind: EntryKind; name: string; id: string };

/** Whose an entry is, as it is saved. A provider's is listed for every clinic while it is shared. */
const signature = (shared: boolean) => ({
  shared,
  user_name: actor().name,
  company: actor().role === "external_entity" ? (actor().space.company?.name ?? "") : "",
});

/**
 * Entries of one kind that users make beside the system's rows: read by who may see them, changed by who made them. The
 * route decides who may write at all; that a provider is verified is decided there too.
 */
export function ownEntries<Facts extends object>({ kind, blank, nameOf, check }: Kind<Facts>) {
  const view = (entry: Entry): EntryView<Facts> => ({
    ...blank,
    ...(entry.facts as Facts),
    id: entry.id,
    user_id: entry.user_id,
    user_name: entry.user_name,
    shared: entry.shared,
    company: entry.company,
    version: entry.version,
  });
  const nameOfEntry = (entry: Entry): NameKey => ({
    ...mine(),
    kind,
    name: nameKey(nameOf({ ...blank, ...(entry.facts as Facts) })),
    id: entry.id,
  });
  const save = (entry: Entry, before: Entry | undefined) => {
    const write = before
      ? db.entities.entry.put(entry).where((held, { eq }) => eq(held.version, before.version))
      : db.entities.entry.create(entry);
    return put(write.params(), (current) =>
      current ? stale(kind, view(db.entities.entry.parse({ Item: current }).data as Entry)) : absent(kind),
    );
  };
  /** One of the actor's own, to be changed. Throws 404, or 403 where it is another's that the actor may read. */
  const held = async (id: string): Promise<Entry> => {
    const entry = await readOne(id);
    if (!entry) throw absent(kind);
    if (entry.user_id !== actor().id) throw new AppError("forbidden", `${kind}.not_own`);
    return entry;
  };

  return {
    view,
    /** One that the actor may read. At most three requests. Throws 404. */
    get: async (id: string): Promise<EntryView<Facts>> => {
      const entry = await readOne(id);
      if (!entry) throw absent(kind);
      return view(entry);
    },
    /** Makes one of the actor's own. Two requests. Throws 409 `name.exists` or `catalogue.full`. */
    create: async <R>(
      { shared, ...form }: Form<Facts>,
      answer: (made: EntryView<Facts>) => R,
    ): Promise<R> => {
      const facts = form as unknown as Facts;
      check?.(facts);
      const kept = (await readOwn()).filter((entry) => entry.kind === kind).length;
      if (kept >= MAX_OWN_ENTRIES)
        throw new AppError("conflict", "catalogue.full", { details: { limit: MAX_OWN_ENTRIES } });
      const at = nowIso();
      const made: Entry = {
        ...mine(),
        ...signature(shared),
        ...{ kind, facts, id: newId(kind), created_at: at, updated_at: at, version: 1 },
      };
      const result = answer(view(made));
      await transact({
        writes: [save(made, undefined), claim(nameOfEntry(made))],
        audit: { action: "create", record: made.id },
        result,
      });
      return result;
    },
    /** Changes one of the actor's own. Two requests. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
    edit: async (
      id: string,
      { version, shared, ...form }: Form<Facts> & { version: number },
    ): Promise<EntryView<Facts>> => {
      const facts = form as unknown as Facts;
      check?.(facts);
      const before = await held(id);
      if (version !== before.version) throw stale(kind, view(before));
      const next: Entry = {
        ...before,
        ...signature(shared),
        ...{ facts, updated_at: nowIso(), version: before.version + 1 },
      };
      const [old, named] = [nameOfEntry(before), nameOfEntry(next)];
      await transact({
        writes: [save(next, before), ...(old.name === named.name ? [] : [free(old), claim(named)])],
        audit: { action: "update", record: id },
      });
      return view(next);
    },
    /** Deletes one of the actor's own. Two requests. Throws 404, 403 `….not_own`. */
    remove: async (id: string) => {
      const entry = await held(id);
      await transact({
        writes: [
          removal(db.entities.entry.remove({ ...mine(), id }).params(), () => absent(kind)),
          free(nameOfEntry(entry)),
        ],
        audit: { action: "delete", record: id },
      });
      return { result: "deleted" as const };
    },
  };
}
