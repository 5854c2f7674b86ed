import type * as z from "zod";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { RevisedKind, Revision, revisionsRoutes } from "../contracts/revisions/revisions.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { type Operation, put } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { differences } from "./differences.ts";
import { db } from "./entities.ts";
import type { RevisedState, RevisionItem } from "./revision.entity.ts";
import { type Found, findEarlierHistory, readEarlierVersion, readPage, type Source } from "./sources.ts";

/**
 * What changed: `before` is absent where it is new, `after` where it is deleted. `version` is what the thing counts, or the
 * moment in milliseconds where it counts none.
 */
export type Change = Pick<RevisionItem, "kind" | "subject" | "version" | "title" | "before" | "after"> & {
  /** The name in Portuguese, where it differs. */
  title_pt?: string | undefined;
  /** Only where it is not told by `before` and `after`. */
  action?: RevisionItem["action"] | undefined;
  note?: string | undefined;
  reference?: string | undefined;
  written?: RevisedState | undefined;
  space_id?: string | undefined;
};

/** The write of a change's entry in the history, for the transaction of the change. The actor is its author. */
export function revisionWrite({ action, ...change }: Change): Operation {
  const { id, name } = actor();
  const { before, after } = change;
  const told = before === undefined ? "create" : after === undefined ? "delete" : "update";
  const said = Object.entries(change).filter(([, value]) => value !== undefined && value !== "");
  return put(
    db.entities.revision
      .create({
        ...(Object.fromEntries(said) as Change),
        title: change.title,
        action: action ?? told,
        at: nowIso(),
        by: id,
        by_name: name,
      } as RevisionItem)
      .params(),
  );
}

const toView = ({ subject, kind, version, action, at, ...item }: RevisionItem) =>
  ({
    subject,
    kind,
    version,
    action,
    at,
    title: { en: item.title, pt: item.title_pt ?? item.title },
    by: item.by_name,
    note: item.note ?? "",
    reference: item.reference ?? "",
    changes: differences(item.before, item.after),
  }) satisfies Revision;

type ChangesQuery = RequestOf<typeof revisionsRoutes.listChanges>["query"];

/** Where each source's next page begins: `null` at its end. Both lists begin without a cursor. */
type Places = Record<Source, string | null | undefined>;

function placesOf(cursor: string | null): Places {
  if (cursor === null) return { current: undefined, earlier: undefined };
  const [current, earlier] = JSON.parse(cursor) as [string | null, string | null];
  return { current, earlier };
}

const newestFirst = (a: Found, b: Found) => (a.item.at < b.item.at ? 1 : a.item.at > b.item.at ? -1 : 0);

/**
 * A page of all changes, newest first, also those of when catalogues had a history of their own. Two requests, up to eight
 * for one person's.
 */
export async function listChanges({ cursor, limit, ...filter }: ChangesQuery) {
  const list = ["backoffice.changes", filter.kind, filter.by, filter.from, filter.to].join("|");
  const places = placesOf(await openCursor(list, cursor));
  const [current, earlier] = await Promise.all([
    readPage("current", { ...filter, limit, cursor: places.current }),
    readPage("earlier", { ...filter, limit, cursor: places.earlier }),
  ]);
  const shown = [...current.found, ...earlier.found].sort(newestFirst).slice(0, limit);
  /** Where a source goes on: after its last change on the page, or where it was read to if all of its changes are. */
  const after = ({ found, next }: typeof current, place: string | null | undefined) => {
    const taken = found.filter((one) => shown.includes(one));
    return taken.length === found.length ? next : (taken.at(-1)?.cursor() ?? place ?? FROM_THE_START);
  };
  const next = [after(current, places.current), after(earlier, places.earlier)];
  return {
    items: shown.map(({ item }) => toView(item)),
    next: await sealCursor(list, next.every((place) => place === null) ? null : JSON.stringify(next)),
  };
}

/** A source of which a page shows nothing although it has changes. */
const FROM_THE_START = "";

/**
 * The fields of something as they were, checked by the rules of today. Throws 409 `revision.not_restorable` where they do not
 * allow them any more.
 */
export function fieldsThen<Schema extends z.ZodType>(schema: Schema, fields: object): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new AppError("conflict", "revision.not_restorable");
  return parsed.data;
}

type Pages = { cursor?: string | undefined; limit: number };

/** A page of the history of one thing, newest first. One request, two for an entry of a catalogue. */
export async function listHistory(subject: string, { cursor, limit }: Pages) {
  const list = `backoffice.changes|${subject}`;
  const below = await openCursor(list, cursor);
  if (below !== null && !Number.isSafeInteger(Number(below))) throw invalidField("cursor", "cursor.invalid");
  const { primary } = db.entities.revision.query;
  const query = below === null ? primary({ subject }) : primary({ subject }).lt({ version: Number(below) });
  const { data } = await query.go({ limit: limit + 1, order: "desc", consistent: true });
  const earlier = data.length > limit ? [] : await findEarlierHistory(subject, below);
  const found = [...data, ...earlier];
  const items = found.slice(0, limit).map(toView);
  const next = found.length > limit ? String(items.at(-1)?.version) : null;
  return { items, next: await sealCursor(list, next) };
}

/** What something was after the change that made a version, and of which kind it is. */
export type Restored = { kind: RevisedKind; after: RevisedState; written: RevisedState | undefined };

/** What a thing was in a version. One request, two for an entry of a catalogue. Throws 404 `revision.not_found`. */
export async function stateIn(subject: string, version: number): Promise<Restored> {
  const { data } = await db.entities.revision.get({ subject, version }).go({ consistent: true });
  const found = data ?? (await readEarlierVersion(subject, version));
  const after = found?.after ?? found?.written;
  if (!found || !after) throw absent("revision");
  return { kind: found.kind, after, written: found.written };
}
