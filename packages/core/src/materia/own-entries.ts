import { MAX_OWN_ENTRIES, type Owned } from "../contracts/kernel/own-entries.ts";
import { ownEntries, ownershipOf } from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { Entry, EntryKind } from "./entry.entity.ts";
import { readOne } from "./reading.ts";

type EntryView<Facts> = Facts & Owned & { id: string };

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

/**
 * Entries of one kind that users make beside the system's rows: read by who may see them, changed by who made them. The
 * route decides who may write at all; that a provider is verified is decided there too.
 */
export function entriesOf<Facts extends object>({ kind, blank, nameOf, check }: Kind<Facts>) {
  const factsOf = (entry: Entry): Facts => ({ ...blank, ...(entry.facts as Facts) });
  const view = (entry: Entry): EntryView<Facts> => ({
    ...factsOf(entry),
    ...ownershipOf(entry),
    id: entry.id,
  });
  const own = ownEntries<Entry>({
    what: kind,
    id: kind,
    limit: MAX_OWN_ENTRIES,
    entity: db.entities.entry,
    nameOf: (entry) => nameOf(factsOf(entry)),
    view,
  });
  const checked = ({ shared, ...rest }: Form<Facts>) => {
    const facts = rest as unknown as Facts;
    check?.(facts);
    return { facts, shared };
  };
  return {
    view,
    /** One that the actor may read. At most three requests. Throws 404. */
    async get(id: string) {
      const entry = await readOne(id);
      if (!entry) throw absent(kind);
      return view(entry);
    },
    /** Makes one of the actor's own. One request. Throws 409 `name.exists` or `catalogue.full`. */
    async create<Answer>(form: Form<Facts>, answer: (made: EntryView<Facts>) => Answer): Promise<Answer> {
      const { facts, shared } = checked(form);
      const made = own.made({ kind, facts }, shared);
      const result = answer(view(made));
      await transact({ writes: own.making(made), audit: { action: "create", record: made.id }, result });
      return result;
    },
    /** Changes one of the actor's own. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
    async edit(id: string, { version, ...form }: Form<Facts> & { version: number }) {
      const { facts, shared } = checked(form as unknown as Form<Facts>);
      const held = own.toChange(await readOne(id), version);
      const next = own.changed(held, { facts }, shared);
      await transact({ writes: own.changing(held, next), audit: { action: "update", record: id } });
      return view(next);
    },
    /** Deletes one of the actor's own. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale`. */
    async remove(id: string) {
      const held = own.toChange(await readOne(id));
      await transact({ writes: own.deleting(held), audit: { action: "delete", record: id } });
      return { result: "deleted" as const };
    },
  };
}
