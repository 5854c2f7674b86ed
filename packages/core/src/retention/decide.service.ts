import * as Accounts from "../accounts/index.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Decided, retentionRoutes } from "../contracts/retention/retention.ts";
import type { RetentionKind } from "../contracts/retention/retention-kinds.ts";
import { transact } from "../db/transact.ts";
import * as Erasure from "../erasure/index.ts";
import type { PatientItem } from "../patients/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { type Judge, readJudge } from "./due-now.ts";
import { addWaiting } from "./progress.store.ts";
import {
  auditedPatient,
  decideWrite,
  drop,
  ProposalChanged,
  readProposals,
  removeWrite,
} from "./proposals.store.ts";
import { type ProposalItem, REMOVALS_DUE } from "./retention.entity.ts";

type BodyOf<K extends keyof typeof retentionRoutes> = RequestOf<(typeof retentionRoutes)[K]>["body"];
type Chosen = { kind: RetentionKind; ids: readonly string[] };
/** What became of one proposal; undefined where somebody else decided about it first. */
type Outcome = "decided" | "dropped" | undefined;

/** Proposals decided at the same time. */
const CONCURRENT = 4;

/**
 * Decides about proposals that are in a state. Throws 409 `retention.not_open` if none is in it any more, and 409
 * `retention.not_due` if all had to be dropped.
 */
async function decideEach(
  { kind, ids }: Chosen,
  state: ProposalItem["state"],
  decide: (proposal: ProposalItem) => Promise<Outcome>,
  concurrent = CONCURRENT,
): Promise<Decided> {
  const { spaceId: space } = actor();
  const found = await readProposals([...new Set(ids)].map((id) => ({ space, kind, id })));
  const proposals = [...found.values()].filter((proposal) => proposal.state === state);
  const result: Decided = { decided: [], dropped: [] };
  for (let from = 0; from < proposals.length; from += concurrent) {
    const some = proposals.slice(from, from + concurrent);
    const outcomes = await Promise.all(some.map((proposal) => decide(proposal).catch(lostToAnother)));
    some.forEach(({ subject }, index) => {
      const outcome = outcomes[index];
      if (outcome) result[outcome].push(subject);
    });
  }
  const settled = result.decided.length + result.dropped.length;
  if (settled > 0) await addWaiting(space, state === "open" ? -settled : settled);
  if (result.decided.length > 0) return result;
  throw new AppError("conflict", result.dropped.length > 0 ? "retention.not_due" : "retention.not_open");
}

function lostToAnother(error: unknown): undefined {
  if (!(error instanceof ProposalChanged)) throw error;
}

const decision = () => ({ decided_at: nowIso(), decided_by: actor().id });

/** Keeps proposed data until a day or for good. Throws 400 for a day that is not in the future. */
export async function keep({ kind, ids, until, reason }: BodyOf<"keep">): Promise<Decided> {
  if (until !== null && until <= todayIn(actor().space.timeZone)) throw invalidField("until", "date.past");
  return decideEach({ kind, ids }, "open", async (proposal) => {
    const set = { state: "kept" as const, reason, ...decision(), ...(until && { kept_until: until }) };
    await transact({
      writes: [decideWrite(proposal, "open", set, until ? [] : ["kept_until"])],
      audit: { action: "keep", record: kind, ...auditedPatient(proposal) },
    });
    return "decided";
  });
}

/** Takes back a decision to keep. */
export const reopen = ({ kind, ids }: BodyOf<"reopen">): Promise<Decided> =>
  decideEach({ kind, ids }, "kept", async (proposal) => {
    const set = { state: "open" as const, reason: "" };
    await transact({
      writes: [decideWrite(proposal, "kept", set, ["kept_until", "decided_at", "decided_by"])],
      audit: { action: "update", record: kind, ...auditedPatient(proposal) },
    });
    return "decided";
  });

const judgeOfActor = () => readJudge({ id: actor().spaceId, time_zone: actor().space.timeZone });

/** Has a job remove what is proposed, if it still has passed its time: otherwise the proposal is dropped. */
export async function remove({ kind, ids }: BodyOf<"remove">): Promise<Decided> {
  const isDue = await judgeOfActor();
  return decideEach({ kind, ids }, "open", async (proposal) => {
    if (!(await isDue(proposal))) return dropStale(proposal);
    const made = decision();
    const set = {
      state: "removing" as const,
      ...made,
      gsi3pk: REMOVALS_DUE,
      gsi3sk: `${made.decided_at}#${proposal.space_id}#${kind}#${proposal.subject}`,
    };
    await transact({
      writes: [decideWrite(proposal, "open", set)],
      audit: { action: "delete", record: kind, ...auditedPatient(proposal) },
    });
    return "decided";
  });
}

async function dropStale(proposal: ProposalItem): Promise<Outcome> {
  await drop(proposal);
  return "dropped";
}

/**
 * Asks for the erasure of proposed patients, with password and second factor. Each is looked at again once the record is
 * archived and nobody can book: who came back is kept as before, and the proposal is dropped.
 */
export async function erase({ kind, ids, ...proof }: BodyOf<"erase">): Promise<Decided> {
  return Accounts.withSecondFactor(proof, async (settles) => {
    await transact({ writes: [settles] });
    const isDue = await judgeOfActor();
    // One after the other, because each archiving changes the number of the clinic's patients.
    return decideEach({ kind, ids }, "open", (proposal) => eraseOne(proposal, isDue), 1);
  });
}

async function eraseOne(proposal: ProposalItem, isDue: Judge): Promise<Outcome> {
  const { subject } = proposal;
  // Most stale proposals are found before anything is changed.
  if (!(await isDue(proposal))) return dropStale(proposal);
  try {
    const stillHolds = (before: PatientItem) => isDue(proposal, before);
    const isAsked = await Erasure.requestErasureOfExpired(subject, stillHolds, [removeWrite(proposal)]);
    return isAsked ? "decided" : dropStale(proposal);
  } catch (error) {
    const isOver = error instanceof AppError && ["patient.merged", "erasure.waits"].includes(error.code);
    if (!isOver) throw error;
    return dropStale(proposal);
  }
}
