import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  PROPOSALS_AT_ONCE,
  type RetentionProposal,
  type retentionRoutes,
} from "../contracts/retention/retention.ts";
import { isPatientKind } from "../contracts/retention/retention-kinds.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Imports from "../imports/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import type { ProposalItem } from "./retention.entity.ts";

type Routes = typeof retentionRoutes;

/** A page of a kind's proposals with one state, what counts from longest ago first. Three requests. */
export async function listProposals({
  kind,
  state,
  cursor,
}: RequestOf<Routes["proposals"]>["query"]): Promise<ResponseOf<Routes["proposals"]>> {
  const list = `retention|${kind}|${state}`;
  const from = await openCursor(list, cursor);
  const page = await db.entities.proposal.query
    .byState({ space_id: actor().spaceId, kind, state })
    .go({ cursor: from, limit: PROPOSALS_AT_ONCE, pages: 1 });
  const proposals = page.data as ProposalItem[];
  const [names, users] = await Promise.all([namesOf(proposals), usersOf(proposals)]);
  return {
    items: proposals.map((proposal) => view(proposal, names, users)),
    next: await sealCursor(list, page.cursor),
  };
}

type Names = ReadonlyMap<string, string>;

const view = (item: ProposalItem, names: Names, users: Names): RetentionProposal => ({
  kind: item.kind,
  id: item.subject,
  state: item.state,
  name: names.get(item.subject) ?? null,
  since: item.since,
  last_visit: item.last_visit ?? null,
  amount: item.amount,
  found_at: item.found_at,
  kept_until: item.kept_until ?? null,
  reason: item.reason,
  decided_at: item.decided_at ?? null,
  decided_by_name: (item.decided_by && users.get(item.decided_by)) || null,
});

/** Names of patients and of imported files, as they are now. */
async function namesOf(proposals: readonly ProposalItem[]): Promise<Names> {
  const [first] = proposals;
  if (!first) return new Map();
  if (isPatientKind(first.kind)) {
    const of = proposals.map(({ space_id, subject }) => ({ space: space_id, patient: subject }));
    return new Map((await Patients.patientsIn(of)).map(({ patient_id, name }) => [patient_id, name]));
  }
  if (first.kind !== "imports") return new Map();
  return Imports.fileNames(proposals.map(({ subject }) => subject));
}

async function usersOf(proposals: readonly ProposalItem[]): Promise<Names> {
  const ids = new Set(proposals.flatMap(({ decided_by }) => decided_by ?? []));
  if (ids.size === 0) return new Map();
  const { spaceId: space } = actor();
  const { users } = await Spaces.spacesAndUsersIn(
    [],
    [...ids].map((user) => ({ space, user })),
  );
  return new Map(users.map(({ id, name }) => [id, name]));
}
