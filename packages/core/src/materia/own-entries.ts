import { MAX_OWN_ENTRIES, type Ownership } from "../contracts/own-entries.ts";
import { type Operation, put, remove as removal, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { AppError, absent, nameExists, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { nameKey } from "../reference/fold.ts";
import { db } from "./connection.ts";
import type { Entry, EntryKind } from "./entry.entity.ts";
import { readOne, readOwn } from "./reading.ts";

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
const claim = (key: NameKey): Operation => put(db.entities.name.create(key).params(), nameExists);
const free = (key: NameKey): Operation => removal(db.entities.name.delete(key).params());
type NameKey = ReturnType<typeof mine> & { kind: EntryKind; name: string; id: string };

/** Whose an entry is, as it is saved. A provider's is listed for every clinic while it is shared. */
const signature = (shared: boolean) => ({
  shared,
  user_name: actor().name,
  company: actor().role === "external_entity" ? (actor().space.company?.name ?? "") : "",
});

function viewOf<Facts extends object>({ blank }: Kind<Facts>, entry: Entry): EntryView<Facts> {
  return {
    ...blank,
    ...(entry.facts as Facts),
    id: entry.id,
    user_id: entry.user_id,
    user_name: entry.user_name,
    shared: entry.shared,
    company: entry.company,
    version: entry.version,
  };
}

const nameOfEntry = <Facts extends object>({ kind, blank, nameOf }: Kind<Facts>, entry: Entry): NameKey => ({
  ...mine(),
  kind,
  name: nameKey(nameOf({ ...blank, ...(entry.facts as Facts) })),
  id: entry.id,
});

/** Writes an entry; over another only where nobody wrote it since it was read. */
function save<Facts extends object>(of: Kind<Facts>, entry: Entry, before?: Entry): Operation {
  const write = before
    ? db.entities.entry.put(entry).where((held, { eq }) => eq(held.version, before.version))
    : db.entities.entry.create(entry);
  return put(write.params(), (current) => stands(of, current));
}

/** What to say where another writer was first: what stands now, or that it is gone. */
const stands = <Facts extends object>(of: Kind<Facts>, current: Record<string, unknown> | undefined) =>
  current
    ? stale(of.kind, viewOf(of, db.entities.entry.parse({ Item: current }).data as Entry))
    : absent(of.kind);

async function readable({ kind }: { kind: EntryKind }, id: string): Promise<Entry> {
  const entry = await readOne(id);
  if (!entry) throw absent(kind);
  return entry;
}

/** One of the actor's own, to be changed. Throws 404, or 403 where it is another's that the actor may read. */
async function held({ kind }: { kind: EntryKind }, id: string): Promise<Entry> {
  const entry = await readable({ kind }, id);
  if (entry.user_id !== actor().id) throw new AppError("forbidden", `${kind}.not_own`);
  return entry;
}

async function requireRoom(kind: EntryKind) {
  const kept = (await readOwn()).filter((entry) => entry.kind === kind).length;
  if (kept >= MAX_OWN_ENTRIES)
    throw new AppError("conflict", "catalogue.full", { details: { limit: MAX_OWN_ENTRIES } });
}

async function create<Facts extends object, Answer>(
  of: Kind<Facts>,
  { shared, ...facts }: Form<Facts>,
  answer: (made: EntryView<Facts>) => Answer,
): Promise<Answer> {
  of.check?.(facts as unknown as Facts);
  await requireRoom(of.kind);
  const at = nowIso();
  const made: Entry = {
    ...mine(),
    ...signature(shared),
    ...{ kind: of.kind, facts, id: newId(of.kind), created_at: at, updated_at: at, version: 1 },
  };
  const result = answer(viewOf(of, made));
  await transact({
    writes: [save(of, made), claim(nameOfEntry(of, made))],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

async function edit<Facts extends object>(
  of: Kind<Facts>,
  id: string,
  { version, shared, ...facts }: Form<Facts> & { version: number },
): Promise<EntryView<Facts>> {
  of.check?.(facts as unknown as Facts);
  const before = await held(of, id);
  if (version !== before.version) throw stale(of.kind, viewOf(of, before));
  const next: Entry = {
    ...before,
    ...signature(shared),
    ...{ facts, updated_at: nowIso(), version: before.version + 1 },
  };
  const [old, named] = [nameOfEntry(of, before), nameOfEntry(of, next)];
  await transact({
    writes: [save(of, next, before), ...(old.name === named.name ? [] : [free(old), claim(named)])],
    audit: { action: "update", record: id },
  });
  return viewOf(of, next);
}

async function remove<Facts extends object>(of: Kind<Facts>, id: string) {
  const entry = await held(of, id);
  const removed = db.entities.entry
    .remove({ ...mine(), id })
    // Renamed meanwhile, the name given back here would be another's.
    .where((stored, { eq }) => eq(stored.version, entry.version));
  await transact({
    writes: [removal(removed.params(), (current) => stands(of, current)), free(nameOfEntry(of, entry))],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" as const };
}

/**
 * Entries of one kind that users make beside the system's rows: read by who may see them, changed by who made them. The
 * route decides who may write at all; that a provider is verified is decided there too.
 */
export const ownEntries = <Facts extends object>(of: Kind<Facts>) => ({
  view: (entry: Entry) => viewOf(of, entry),
  /** One that the actor may read. At most three requests. Throws 404. */
  get: async (id: string) => viewOf(of, await readable(of, id)),
  /** Makes one of the actor's own. Two requests. Throws 409 `name.exists` or `catalogue.full`. */
  create: <Answer>(form: Form<Facts>, answer: (made: EntryView<Facts>) => Answer) => create(of, form, answer),
  /** Changes one of the actor's own. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
  edit: (id: string, form: Form<Facts> & { version: number }) => edit(of, id, form),
  /** Deletes one of the actor's own. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale`. */
  remove: (id: string) => remove(of, id),
});
