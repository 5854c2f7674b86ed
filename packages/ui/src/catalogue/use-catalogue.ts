import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

/** A query of one part of a catalogue. */
export type CatalogueQuery<T> = {
  queryKey: readonly unknown[];
  queryFn: (options: { signal: AbortSignal }) => Promise<T>;
  /** Milliseconds. */
  staleTime: number;
  /** Milliseconds. */
  gcTime?: number;
};

/**
 * The times of built-in tables: they are fetched once a session. The browser caches the response as well, so that an
 * unchanged table costs only a 304 in the next session.
 */
export const TABLE_TIMES = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** How long the entries of users and providers count as current, in milliseconds. */
export const ENTRIES_STALE_MS = 600_000;

type CatalogueParts<Tables, Own, Listed, Catalogue> = {
  /** The built-in tables. */
  tables: CatalogueQuery<Tables>;
  /** The entries that the user made and colleagues share. */
  own: CatalogueQuery<Own>;
  /** The entries that providers list. */
  listed: CatalogueQuery<Listed>;
  /** Combines the parts. Must be the same function in every render. */
  make: (tables: Tables, own: Own, listed: Listed) => Catalogue;
};

/**
 * A catalogue made of built-in tables, entries of users and entries of providers.
 *
 * @param enabled whether to fetch it now
 * @returns `catalogue`, undefined until all parts are loaded; `ready`, which waits for it, so that a search typed
 *   meanwhile is answered then; `madeBy`, which waits and combines the parts by another function; `error` and `retry` of the fetches
 */
export function useCatalogue<Tables, Own, Listed, Catalogue>(
  parts: CatalogueParts<Tables, Own, Listed, Catalogue>,
  enabled: boolean,
) {
  const { make } = parts;
  const client = useQueryClient();
  const tables = useQuery({ ...parts.tables, enabled });
  const own = useQuery({ ...parts.own, enabled });
  const listed = useQuery({ ...parts.listed, enabled });
  const tablesData = tables.data;
  const ownData = own.data;
  const listedData = listed.data;
  const catalogue = useMemo(
    () =>
      tablesData !== undefined && ownData !== undefined && listedData !== undefined
        ? make(tablesData, ownData, listedData)
        : undefined,
    [make, tablesData, ownData, listedData],
  );
  const madeBy = async (makeNow: typeof make): Promise<Catalogue> =>
    makeNow(
      await client.ensureQueryData(parts.tables),
      await client.ensureQueryData(parts.own),
      await client.ensureQueryData(parts.listed),
    );
  return {
    catalogue,
    madeBy,
    ready: async (): Promise<Catalogue> => catalogue ?? madeBy(make),
    error: tables.error ?? own.error ?? listed.error,
    retry: () => void Promise.all([tables.refetch(), own.refetch(), listed.refetch()]),
  };
}

/** Reads all pages of a list, one after the other. */
export async function readAllPages<Page extends { next: string | null }>(
  read: (query: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await read({})];
  for (let cursor = pages[0]?.next; cursor; cursor = pages.at(-1)?.next) pages.push(await read({ cursor }));
  return pages;
}
