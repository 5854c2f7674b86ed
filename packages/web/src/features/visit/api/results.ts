import type { VisitWords } from "@meridian/core/clinical/catalogues/term-words";
import { type SectionData, type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { call } from "@meridian/ui/api/client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { resultData } from "../model/sections.ts";

/** What a section held in one visit. */
export type SectionResult<K extends SectionKey> = {
  appointment: string;
  start: string;
  professional: string;
  signed: boolean;
  data: SectionData<K>;
  /** Words of its findings that it was signed with, in place of the product's own. */
  words?: VisitWords | undefined;
};

/**
 * A section's results in the patient's newest visits that have one, newest first. The first section of a step that asks
 * fetches those of the whole step in one request; `fetchOlder` fetches older results of this section.
 */
export function useResults<K extends SectionKey>(patient: string, section: K, enabled = true) {
  const { step } = sectionSpec(section);
  const ask = (query: { section?: SectionKey; until?: string | undefined }, signal: AbortSignal) =>
    call(visitsRoutes.results, { params: { patient, step }, query, signal });
  const query = useQuery({
    queryKey: ["results", patient, step],
    queryFn: ({ signal }) => ask({}, signal),
    staleTime: 60_000,
    enabled,
  });
  const from = query.data?.next[section];
  const older = useInfiniteQuery({
    // The key has the position where the newest results end: a new visit moves it, and the older pages with it.
    queryKey: ["results", patient, step, section, from],
    queryFn: ({ pageParam, signal }) => ask({ section, until: pageParam as string | undefined }, signal),
    initialPageParam: from,
    getNextPageParam: ({ next }) => next[section],
    staleTime: 60_000,
    enabled: false,
  });
  const newest = query.data?.items;
  const pages = from === undefined ? undefined : older.data?.pages;
  const results = useMemo(
    () =>
      [...(newest ?? []), ...(pages ?? []).flatMap(({ items }) => items)]
        .filter((item) => item.section === section)
        .map((item): SectionResult<K> => ({ ...item, data: resultData(section, item) })),
    [newest, pages, section],
  );
  return {
    ...query,
    results,
    /** Whether older visits may have more results. */
    hasOlder: from !== undefined && (pages === undefined || older.hasNextPage),
    fetchOlder: () => older.fetchNextPage(),
    isFetchingOlder: older.isFetching,
  };
}
