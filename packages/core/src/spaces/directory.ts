import type { SPACE_KINDS, SPACE_PLANS } from "../contracts/backoffice/backoffice.ts";
import type { SpaceDecision, SpaceDetail, SpaceRow } from "../contracts/backoffice/space-detail.ts";
import { PREVIEW_FEATURES } from "../contracts/subscription/preview-features.ts";
import type { StudentProof as StudentProofView } from "../contracts/subscription/student-proof.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { fold } from "../reference/fold.ts";
import * as Revisions from "../revisions/index.ts";
import { daysLeft, modulesOf } from "./plan.ts";
import { cursorAfter, type EnrolmentProof, type SpaceItem } from "./space.entity.ts";
import type { SpaceDecisionItem } from "./space-decision.entity.ts";
import { db, forgetSpace } from "./spaces.service.ts";
import type { UserItem } from "./user.entity.ts";

function closingOf({ closed_at, closing }: SpaceItem): SpaceRow["closing"] {
  if (closed_at) return { state: "closed", at: closed_at };
  return closing ? { state: "closing", at: closing.due_at } : null;
}

const row = (space: SpaceItem): SpaceRow => ({
  id: space.id,
  space_name: space.space_name,
  plan: space.plan_code ?? null,
  days_left: daysLeft(space.plan_ends_on, space.time_zone),
  created_at: space.created_at,
  external_entity: space.external_entity ?? null,
  blocked: space.blocked !== undefined,
  closing: closingOf(space),
});

/** A space, its users and the latest decisions about it. */
export type KnownSpace = {
  space: SpaceItem;
  people: readonly UserItem[];
  decisions: readonly SpaceDecisionItem[];
};

const decisionView = ({ id, kind, days, reason, by, at }: SpaceDecisionItem): SpaceDecision => ({
  id,
  kind,
  days: days ?? null,
  reason,
  by,
  at,
});

type StudentProof = EnrolmentProof & { state: NonNullable<SpaceItem["student_proof"]> };

/** The proof of a student; on spaces from before it was stored it waits, as the student's user tells. */
export function studentProofOf({ space, people }: Omit<KnownSpace, "decisions">): StudentProof | undefined {
  const state = space.student_proof ?? "waiting";
  if (space.enrolment_proof) return { ...space.enrolment_proof, state };
  const owner = people.find(({ id }) => id === space.owner_id);
  if (!owner?.proof_key) return undefined;
  return {
    state,
    key: owner.proof_key,
    user_id: owner.id,
    student_number: owner.student_number ?? "",
    sent_at: owner.created_at,
  };
}

/** The same as the clinic and the back office see it; null where none was sent. */
export function studentProofView(known: Omit<KnownSpace, "decisions">): StudentProofView | null {
  const proof = studentProofOf(known);
  if (!proof) return null;
  const { student_number, state, reason = "", sent_at } = proof;
  return { student_number, state, reason, sent_at };
}

/** A space as the back office shows it. */
export function detail(known: KnownSpace): SpaceDetail {
  const { space, people, decisions } = known;
  const owner = people.find(({ id }) => id === space.owner_id);
  return {
    ...row(space),
    phone: space.phone ?? "",
    time_zone: space.time_zone,
    modules: modulesOf(space),
    plan_ends_on: space.plan_ends_on ?? null,
    free_trial_used: space.free_trial_used,
    referral_code_used: space.referral_code_used ?? null,
    owner: owner ? { id: owner.id, name: owner.name, email: owner.email } : null,
    active_users: people.filter(({ active }) => active).length,
    block_reason: space.blocked?.reason ?? null,
    student: studentProofView(known),
    early_access: PREVIEW_FEATURES.filter((feature) => space.early_access?.includes(feature)),
    decisions: decisions.map(decisionView),
    version: space.version,
  };
}

type SpacesQuery = {
  cursor?: string | undefined;
  limit: number;
  search: string;
  kind?: (typeof SPACE_KINDS)[number] | undefined;
  plan?: (typeof SPACE_PLANS)[number] | undefined;
};

/** The largest number of requests for a filtered page. Each reads up to a megabyte, which is several hundred spaces. */
const MOST_REQUESTS = 4;

/**
 * All spaces, newest first, for the back office. One request; up to four with a search or filter, after which the page
 * may be incomplete.
 */
export async function listSpaces(query: SpacesQuery) {
  const list = ["backoffice.spaces", query.search, query.kind, query.plan].join("|");
  const cursor = await openCursor(list, query.cursor);
  const narrowed = query.search !== "" || query.kind !== undefined || query.plan !== undefined;
  const page = narrowed
    ? await narrowedPage(query, cursor)
    : await db.entities.space.query.newest({}).go({ limit: query.limit, cursor, order: "desc" });
  return {
    items: page.data.map((item) => row(item as SpaceItem)),
    next: await sealCursor(list, page.cursor),
  };
}

/** Reads until the page is full, there are no more spaces, or the requests are used up. */
async function narrowedPage(query: SpacesQuery, from: string | null) {
  const data = [];
  let cursor = from;
  for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
    const read = await matching(query).go({ cursor, order: "desc" });
    data.push(...read.data);
    cursor = read.cursor;
    if (cursor === null || data.length >= query.limit) break;
  }
  if (data.length <= query.limit) return { data, cursor };
  const rows = data.slice(0, query.limit);
  const last = rows.at(-1);
  return { data: rows, cursor: last ? cursorAfter(last) : null };
}

/** Query for the spaces that match the search and filters. */
function matching({ search, kind, plan }: SpacesQuery) {
  const words = fold(search);
  return db.entities.space.query
    .newest({})
    .where((space, { contains, eq, exists, notExists }) =>
      [
        words && `(${contains(space.name_key, words)} OR ${contains(space.entity_key, words)})`,
        kind === "clinic" && notExists(space.entity_state),
        kind === "provider" && exists(space.entity_state),
        kind === "waiting" && eq(space.entity_state, "waiting"),
        plan === "none" && `${notExists(space.plan_code)} AND ${notExists(space.entity_state)}`,
        plan && plan !== "none" && eq(space.plan_code, plan),
      ]
        .filter(Boolean)
        .join(" AND "),
    );
}

/** Decisions that a space's page shows. */
const SHOWN_DECISIONS = 20;

/** A space with its users and the latest decisions. Three requests. Throws 404 `space.not_found`. */
export async function readSpace(id: string): Promise<KnownSpace> {
  const [space, people, decisions] = await Promise.all([
    db.entities.space.get({ id }).go({ consistent: true }),
    db.entities.user.query.primary({ space_id: id }).go({ pages: "all" }),
    db.entities.decision.query
      .primary({ space_id: id })
      .go({ limit: SHOWN_DECISIONS, order: "desc", consistent: true }),
  ]);
  if (!space.data) throw absent("space");
  return { space: space.data as SpaceItem, people: people.data, decisions: decisions.data };
}

/** One space, for a super admin. Three requests. 404 `space.not_found`. */
export async function getSpace(id: string): Promise<{ space: SpaceDetail }> {
  return { space: detail(await readSpace(id)) };
}

/** Verifies an external entity. Verifying it again changes nothing. 409 `space.not_an_entity` for a clinic. */
export async function verifySpace(id: string): Promise<{ space: SpaceDetail }> {
  const known = await readSpace(id);
  const { space } = known;
  if (!space.external_entity) throw new AppError("conflict", "space.not_an_entity");
  if (space.external_entity.verified) return { space: detail(known) };
  const external_entity = { ...space.external_entity, verified: true };
  const patch = db.entities.space
    .patch({ id })
    .set({ external_entity, updated_at: nowIso(), updated_by: actor().id })
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, space.version));
  await transact({
    writes: [
      update(patch.params(), () => new AppError("conflict", "write.conflict")),
      Revisions.revisionWrite({
        kind: "space",
        subject: id,
        space_id: id,
        title: space.space_name,
        version: space.version + 1,
        before: { verified: false },
        after: { verified: true },
      }),
    ],
    audit: { action: "update", record: id, space: id },
  });
  forgetSpace(id);
  return { space: detail({ ...known, space: { ...space, external_entity, version: space.version + 1 } }) };
}
