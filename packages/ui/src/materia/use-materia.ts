import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { materiaRoutes } from "@meridian/core/contracts/materia/materia-routes";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/client.ts";
import { useAllows } from "../session/session.ts";
import { type Entries, type Materia, makeMateria } from "./catalogue.ts";

type Asking = { signal: AbortSignal };

/** What the server's answer is made of is kept by the browser: asked about again, an unchanged one is a 304. */
const tablesQuery = {
  queryKey: ["materia", "tables"] as const,
  queryFn: ({ signal }: Asking) => call(materiaRoutes.tables, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};
const ownQuery = {
  queryKey: ["materia", "own"] as const,
  queryFn: ({ signal }: Asking) => call(materiaRoutes.own, { signal }),
  staleTime: 600_000,
};
/** What providers list, every page of it; a provider reads nothing of others. */
const listedQuery = (open: boolean) => ({
  queryKey: ["materia", "listed", open] as const,
  queryFn: async ({ signal }: Asking): Promise<Entries> => {
    let all: Entries = { substances: [], formulas: [] };
    let cursor: string | null = open ? "" : null;
    while (cursor !== null) {
      const page: ResponseOf<typeof materiaRoutes.listed> = await call(materiaRoutes.listed, {
        query: cursor ? { cursor } : {},
        signal,
      });
      all = both(all, page);
      cursor = page.next;
    }
    return all;
  },
  staleTime: 600_000,
});

/** Reads again what was made, after something was; the tables stay. */
export const entriesChanged = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ["materia", "own"] });

/**
 * The materia medica one can choose from: the tables, read once, with what the user made, colleagues share and
 * providers list. `ready` waits for it: what is typed meanwhile is answered when it is there.
 */
export function useMateria(enabled = true) {
  const client = useQueryClient();
  const listing = listedQuery(useAllows()({ can: "catalogue.read", module: "mtc" }));
  const tables = useQuery({ ...tablesQuery, enabled });
  const own = useQuery({ ...ownQuery, enabled });
  const listed = useQuery({ ...listing, enabled });
  const [table, mine, theirs] = [tables.data, own.data, listed.data];
  const materia = useMemo(
    () => table && mine && theirs && makeMateria(table, both(mine, theirs)),
    [table, mine, theirs],
  );
  return {
    materia,
    ready: async (): Promise<Materia> =>
      materia ??
      makeMateria(
        await client.ensureQueryData(tablesQuery),
        both(await client.ensureQueryData(ownQuery), await client.ensureQueryData(listing)),
      ),
    error: tables.error ?? own.error ?? listed.error,
    retry: () => void Promise.all([tables.refetch(), own.refetch(), listed.refetch()]),
  };
}

const both = (one: Entries, other: Entries): Entries => ({
  substances: [...one.substances, ...other.substances],
  formulas: [...one.formulas, ...other.formulas],
});
