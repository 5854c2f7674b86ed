import {
  isPatientKind,
  type ProposalState,
  type RetentionKind,
} from "../contracts/retention/retention-kinds.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { db } from "./entities.ts";
import { NO_PATIENT, type ProposalItem } from "./retention.entity.ts";

export type Subject = { space: string; kind: RetentionKind; id: string };

const keyOf = ({ space, kind, id }: Subject) => ({
  space_id: space,
  patient_id: isPatientKind(kind) ? id : NO_PATIENT,
  kind,
  subject: id,
});

/** The patient of an audit entry about a proposal. */
export const auditedPatient = ({ kind, subject }: Pick<ProposalItem, "kind" | "subject">) =>
  isPatientKind(kind) ? { patient: subject } : {};

/** Proposals by their subjects, by id. One request. */
export async function readProposals(subjects: readonly Subject[]): Promise<Map<string, ProposalItem>> {
  const keys = subjects.map((subject) => db.entities.proposal.get(keyOf(subject)).params().Key);
  const items = await readItems(keys as { pk: string; sk: string }[]);
  const proposals = items.map((Item) => db.entities.proposal.parse({ Item }).data as ProposalItem);
  return new Map(proposals.map((proposal) => [proposal.subject, proposal]));
}

/** Somebody else wrote the proposal at the same moment. */
export class ProposalChanged extends Error {}
const changed = () => new ProposalChanged();

/** Writes a proposal that is in `state` and was not changed since it was read. */
export function decideWrite(
  { space_id, patient_id, kind, subject, version }: ProposalItem,
  state: ProposalState,
  set: Partial<ProposalItem>,
  clear: readonly ("kept_until" | "decided_at" | "decided_by" | "gsi3pk" | "gsi3sk")[] = [],
): Operation {
  const patch = db.entities.proposal
    .patch({ space_id, patient_id, kind, subject })
    .set(set)
    .add({ version: 1 });
  const cleared = clear.length > 0 ? patch.remove([...clear]) : patch;
  const unchanged = cleared.where(
    (stored, { eq }) => `${eq(stored.version, version)} AND ${eq(stored.state, state)}`,
  );
  return update(unchanged.params(), changed);
}

/** Removes a proposal that was not changed since it was read. */
export const removeWrite = ({ space_id, patient_id, kind, subject, version }: ProposalItem): Operation =>
  remove(
    db.entities.proposal
      .delete({ space_id, patient_id, kind, subject })
      .where((stored, { eq }) => eq(stored.version, version))
      .params(),
    changed,
  );

/** Removes a proposal that no longer holds, unless somebody decided about it at the same moment. */
export async function drop(proposal: ProposalItem): Promise<void> {
  try {
    await transact({ writes: [removeWrite(proposal)] });
  } catch (error) {
    if (!(error instanceof ProposalChanged)) throw error;
  }
}

export type Found = Subject & {
  since: string;
  last_visit?: string | undefined;
  amount: number;
  /** Whether it can come back after a removal: a patient's new files can, receipts of a past year cannot. */
  once?: boolean;
};

/**
 * Proposes what passed its time, or says of an open proposal that it still holds. A decision to keep holds until its
 * day; a removal that is under way is left alone. Two requests. True if it is open now.
 */
export async function propose(found: Found, today: string): Promise<boolean> {
  const before = (await readProposals([found])).get(found.id);
  if (before && !mayPropose(before, today, found.once ?? false)) return false;
  const at = nowIso();
  const item = {
    ...keyOf(found),
    state: "open" as const,
    since: found.since,
    ...(found.last_visit && { last_visit: found.last_visit }),
    amount: found.amount,
    found_at: before?.state === "open" ? before.found_at : at,
    checked_at: at,
    reason: "",
    version: (before?.version ?? 0) + 1,
  };
  const unchanged = db.entities.proposal
    .put(item)
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)));
  try {
    await transact({ writes: [put(unchanged.params(), changed)] });
  } catch (error) {
    // Somebody decided at this moment.
    if (!(error instanceof ProposalChanged)) throw error;
    return false;
  }
  return true;
}

/** Whether a proposal that is stored can be made (again). */
function mayPropose({ state, kept_until }: ProposalItem, today: string, once: boolean): boolean {
  if (state === "kept") return kept_until !== undefined && kept_until < today;
  return state === "open" || (state === "removed" && !once);
}
