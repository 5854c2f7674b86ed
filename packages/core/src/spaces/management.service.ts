import type { SpaceDetail } from "../contracts/backoffice/space-detail.ts";
import type { spaceManagementRoutes } from "../contracts/backoffice/space-management.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Notification } from "../db/outbox.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { downloadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { plusDays } from "../time/days.ts";
import { noLongerAwaiting } from "./awaiting.ts";
import { detail, type KnownSpace, readSpace, studentProofOf } from "./directory.ts";
import { proofFormat } from "./proof-format.ts";
import type { SpaceItem } from "./space.entity.ts";
import type { SpaceDecisionItem } from "./space-decision.entity.ts";
import { db, forgetSpace } from "./spaces.service.ts";

type Body<Name extends keyof typeof spaceManagementRoutes> = RequestOf<
  (typeof spaceManagementRoutes)[Name]
>["body"];
type Answer = Promise<{ space: SpaceDetail }>;

/** What a decision changes. */
type Change = {
  set: Partial<
    Pick<SpaceItem, "plan_ends_on" | "blocked" | "student_proof" | "enrolment_proof" | "early_access">
  >;
  removesBlock?: true;
  decision: Pick<SpaceDecisionItem, "kind" | "reason"> & { days?: number };
  writes?: Operation[];
  notify?: Notification[];
};

/** What the history keeps of a space: only what administrators decide. */
const revised = ({ plan_ends_on, blocked, student_proof, early_access }: SpaceItem) => ({
  plan_ends_on,
  blocked: blocked !== undefined,
  student_proof,
  early_access,
});

/** Writes a decision with its entry in the space's history. Three requests to read and one to write. */
async function decide(
  id: string,
  version: number,
  work: (known: KnownSpace) => Promise<Change> | Change,
): Answer {
  const known = await readSpace(id);
  if (known.space.version !== version) throw stale("space", detail(known));
  const { set, removesBlock, decision, writes = [], notify = [] } = await work(known);
  const { id: by_id, name: by } = actor();
  const entry: SpaceDecisionItem = {
    space_id: id,
    id: newId("decision"),
    ...decision,
    by,
    by_id,
    at: nowIso(),
  };
  const changed = db.entities.space
    .patch({ id })
    .set({ ...set, updated_at: entry.at, updated_by: by_id })
    .add({ version: 1 });
  const patch = (removesBlock ? changed.remove(["blocked"]) : changed).where((item, { eq }) =>
    eq(item.version, version),
  );
  const { blocked, ...unblocked } = known.space;
  const before = removesBlock ? unblocked : known.space;
  const space: SpaceItem = { ...before, ...set, version: version + 1 };
  await transact({
    writes: [
      update(patch.params(), () => new AppError("conflict", "write.conflict")),
      put(db.entities.decision.create(entry).params()),
      Revisions.revisionWrite({
        kind: "space",
        subject: id,
        space_id: id,
        title: known.space.space_name,
        version: version + 1,
        before: revised(known.space),
        after: revised(space),
        note: decision.reason,
      }),
      ...writes,
    ],
    notify,
    audit: { action: "status", record: id, space: id },
  });
  forgetSpace(id);
  return { space: detail({ ...known, space, decisions: [entry, ...known.decisions] }) };
}

/** Adds days to a plan; to one that has ended from today on. Throws 409 `space.no_plan`, `space.stale`. */
export const grantDays = (id: string, { days, reason, version }: Body<"grantDays">): Answer =>
  decide(id, version, ({ space }) => {
    if (!space.plan_code || !space.plan_ends_on) throw new AppError("conflict", "space.no_plan");
    const yesterday = plusDays(todayIn(space.time_zone), -1);
    const from = space.plan_ends_on > yesterday ? space.plan_ends_on : yesterday;
    return {
      set: { plan_ends_on: plusDays(from, days) },
      decision: { kind: "days_granted", reason, days },
    };
  });

/**
 * Blocks a space: sessions of its users end when their containers read it again, within 30 seconds. Throws 409
 * `space.blocked_already`, `space.stale`.
 */
export const blockSpace = (id: string, { reason, version }: Body<"blockSpace">): Answer =>
  decide(id, version, ({ space }) => {
    if (space.blocked) throw new AppError("conflict", "space.blocked_already");
    return {
      set: { blocked: { reason, at: nowIso(), by: actor().id } },
      decision: { kind: "blocked", reason },
    };
  });

/** Lets the users of a blocked space sign in again. Throws 409 `space.not_blocked`, `space.stale`. */
export const unblockSpace = (id: string, { reason, version }: Body<"unblockSpace">): Answer =>
  decide(id, version, ({ space }) => {
    if (!space.blocked) throw new AppError("conflict", "space.not_blocked");
    return { set: {}, removesBlock: true, decision: { kind: "unblocked", reason } };
  });

/** Chooses the features in preview that a space is shown. Throws 409 `space.stale`. */
export const setEarlyAccess = (id: string, { features, reason, version }: Body<"setEarlyAccess">): Answer =>
  decide(id, version, () => ({
    set: { early_access: [...new Set(features)] },
    decision: { kind: "early_access", reason },
  }));

/** A link of five minutes to a proof of enrolment. Throws 404 `student_proof.not_found`, 409 `student_proof.format`. */
export async function openStudentProof(id: string) {
  const [space, people] = await Promise.all([
    db.entities.space.get({ id }).go(),
    db.entities.user.query.primary({ space_id: id }).go({ pages: "all" }),
  ]);
  if (!space.data) throw absent("space");
  const proof = studentProofOf({ space: space.data as SpaceItem, people: people.data });
  if (!proof) throw absent("student_proof");
  return { url: await downloadLink(proof.key), format: await proofFormat(proof.key) };
}

/**
 * Approves a proof of enrolment, with which the space may buy the student plan, or rejects it; the student gets a mail with
 * the reason. Throws 404 `student_proof.not_found`, 409 `student_proof.format` where what is approved cannot be read.
 */
export const decideStudentProof = (
  id: string,
  { approved, reason, version }: Body<"decideStudentProof">,
): Answer =>
  decide(id, version, async (known) => {
    const proof = studentProofOf(known);
    if (!proof) throw absent("student_proof");
    if (approved) await proofFormat(proof.key);
    const { state: _, reason: __, ...rest } = proof;
    const student = known.people.find((person) => person.id === proof.user_id);
    const state = approved ? "approved" : "rejected";
    return {
      set: { student_proof: state, enrolment_proof: { ...rest, ...(!approved && { reason }) } },
      decision: { kind: approved ? "proof_approved" : "proof_rejected", reason },
      writes: [noLongerAwaiting("student_proof", id)],
      notify: student
        ? [
            {
              channel: "email",
              template: "student-proof",
              language: student.language,
              to: student.email,
              facts: { state, reason, name: student.name },
              space: id,
            },
          ]
        : [],
    };
  });
