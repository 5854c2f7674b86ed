import type { Revision } from "../contracts/revisions/revisions.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { connect } from "../db/service.ts";
import { type Operation, put } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { differences } from "./differences.ts";
import { RevisionEntity, type RevisionItem } from "./revision.entity.ts";

const db = connect({ revision: RevisionEntity });

/** What changed: `before` is absent where it is new, `after` where it is deleted. */
export type Change = Pick<RevisionItem, "kind" | "subject" | "version" | "title" | "before" | "after">;

/** The write of a change's entry in the history, for the transaction of the change. The actor is its author. */
export function revisionWrite({ before, after, ...change }: Change): Operation {
  const { id, name } = actor();
  const action = before === undefined ? "create" : after === undefined ? "delete" : "update";
  return put(
    db.entities.revision
      .create({
        ...change,
        ...(before && { before }),
        ...(after && { after }),
        action,
        at: nowIso(),
        by: id,
        by_name: name,
      })
      .params(),
  );
}

const toView = ({ before, after, by_name, subject, kind, title, version, action, at }: RevisionItem) =>
  ({
    subject,
    kind,
    title,
    version,
    action,
    at,
    by: by_name,
    changes: differences(before, after),
  }) satisfies Revision;

type Pages = { cursor?: string | undefined; limit: number };

/** A page of all changes, or of those of a kind, newest first. One request. */
export async function listChanges({ kind, cursor, limit }: Pages & { kind?: Revision["kind"] | undefined }) {
  const list = `backoffice.changes|${kind ?? ""}`;
  const { newest, newestOfKind } = db.entities.revision.query;
  const query = kind ? newestOfKind({ kind }) : newest({ list: "revisions" });
  const page = await query.go({ cursor: await openCursor(list, cursor), limit, order: "desc" });
  return { items: page.data.map(toView), next: await sealCursor(list, page.cursor) };
}

/** A page of the history of one thing, newest first. One request. */
export async function listHistory(subject: string, { cursor, limit }: Pages) {
  const list = `backoffice.changes|${subject}`;
  const page = await db.entities.revision.query
    .primary({ subject })
    .go({ cursor: await openCursor(list, cursor), limit, order: "desc", consistent: true });
  return { items: page.data.map(toView), next: await sealCursor(list, page.cursor) };
}
