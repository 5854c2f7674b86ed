import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { type Product, supplementsRoutes } from "@meridian/core/contracts/supplements/supplements";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/client.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { useAllows } from "../session/session.ts";
import { makeSupplements, type Supplements } from "./catalogue.ts";

type Asking = { signal: AbortSignal };

/** What the server's answer is made of is kept by the browser: asked about again, an unchanged one is a 304. */
const tablesQuery = (language: Language) => ({
  queryKey: ["supplements", "tables", language] as const,
  queryFn: ({ signal }: Asking) => call(supplementsRoutes.tables, { query: { language }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
const ownQuery = {
  queryKey: ["supplements", "own"] as const,
  queryFn: ({ signal }: Asking) => call(supplementsRoutes.own, { signal }),
  staleTime: 600_000,
};
/** What providers list, every page of it; a provider reads nothing of others. */
const listedQuery = (open: boolean) => ({
  queryKey: ["supplements", "listed", open] as const,
  queryFn: async ({ signal }: Asking): Promise<readonly Product[]> => {
    const all: Product[] = [];
    let cursor: string | null = open ? "" : null;
    while (cursor !== null) {
      const page: ResponseOf<typeof supplementsRoutes.listed> = await call(supplementsRoutes.listed, {
        query: cursor ? { cursor } : {},
        signal,
      });
      all.push(...page.products);
      cursor = page.next;
    }
    return all;
  },
  staleTime: 600_000,
});

/** Reads again what was made, after something was; the tables stay. */
export const productsChanged = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ["supplements", "own"] });

/**
 * Products, plants and nutrients one can choose from. `ready` waits for them: what is typed meanwhile is answered when
 * they are there.
 */
export function useSupplements(enabled = true) {
  const client = useQueryClient();
  const listing = listedQuery(useAllows()({ can: "catalogue.read", module: "fito" }));
  const reading = tablesQuery(currentLanguage());
  const tables = useQuery({ ...reading, enabled });
  const own = useQuery({ ...ownQuery, enabled });
  const listed = useQuery({ ...listing, enabled });
  const [table, mine, theirs] = [tables.data, own.data, listed.data];
  const supplements = useMemo(
    () => table && mine && theirs && makeSupplements(table, [...mine.products, ...theirs]),
    [table, mine, theirs],
  );
  return {
    supplements,
    ready: async (): Promise<Supplements> =>
      supplements ??
      makeSupplements(await client.ensureQueryData(reading), [
        ...(await client.ensureQueryData(ownQuery)).products,
        ...(await client.ensureQueryData(listing)),
      ]),
    error: tables.error ?? own.error ?? listed.error,
    retry: () => void Promise.all([tables.refetch(), own.refetch(), listed.refetch()]),
  };
}
