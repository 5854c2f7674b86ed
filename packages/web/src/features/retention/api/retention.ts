import { type Decided, retentionRoutes } from "@meridian/core/contracts/retention/retention";
import type {
  ProposalState,
  RetentionKind,
  RetentionPeriods,
} from "@meridian/core/contracts/retention/retention-kinds";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = "retention";

/** How long each kind is kept, and how much waits for a decision. */
export const useRetention = () =>
  useQuery({ queryKey: [KEY], queryFn: ({ signal }) => call(retentionRoutes.get, { signal }) });

/** A kind's proposals with one state. */
export const useProposals = (kind: RetentionKind, state: ProposalState) =>
  useCursorList([KEY, "proposals", kind, state], (cursor, signal) =>
    call(retentionRoutes.proposals, { query: { kind, state, cursor }, ...(signal && { signal }) }),
  );

type Chosen = { kind: RetentionKind; ids: string[] };

/** Sets the periods and decides about proposals; what is shown follows. */
export function useRetentionActions() {
  const client = useQueryClient();
  const followed = async <T>(work: Promise<T>): Promise<T> => {
    // Also after a refusal: somebody else decided, or a proposal was dropped.
    try {
      return await work;
    } finally {
      await client.invalidateQueries({ queryKey: [KEY] });
    }
  };
  return {
    save: async (version: number, periods: RetentionPeriods) => {
      const settings = await call(retentionRoutes.update, { body: { version, periods } });
      await client.invalidateQueries({ queryKey: [KEY] });
      return settings;
    },
    keep: (chosen: Chosen, until: string | null, reason: string): Promise<Decided> =>
      followed(call(retentionRoutes.keep, { body: { ...chosen, until, reason } })),
    reopen: (chosen: Chosen): Promise<Decided> => followed(call(retentionRoutes.reopen, { body: chosen })),
    remove: (chosen: Chosen): Promise<Decided> =>
      followed(call(retentionRoutes.remove, { body: chosen as never })),
    erase: async (chosen: Chosen, proof: { password: string; totp: string }): Promise<Decided> => {
      const answer = await call(retentionRoutes.erase, { body: { ...chosen, ...proof } as never });
      await Promise.all([
        client.invalidateQueries({ queryKey: [KEY] }),
        client.invalidateQueries({ queryKey: ["patients"] }),
      ]);
      return answer;
    },
  };
}
