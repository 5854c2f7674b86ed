import { type SectionData, type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { call } from "@meridian/ui/api/client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { resultData } from "../model/sections.ts";

/** What a section held in one visit. */
export type Result<K extends SectionKey> = {
  appointment: string;
  start: string;
  professional: string;
  signed: boolean;
  data: SectionData<K>;
};

/**
 * What a section held in the newest visits of a patient that hold it, newest first. All sections of a step come with one
 * request, asked for when the first of them is; older ones of this section with `fetchOlder`.
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
    // From where the newest end: where a visit has joined them, the older ones begin elsewhere.
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
        .map((item): Result<K> => ({ ...item, data: resultData(section, item) })),
    [newest, pages, section],
  );
  return {
    ...query,
    results,
    /** Older visits may hold more of it. */
    hasOlder: from !== undefined && (pages === undefined || older.hasNextPage),
    fetchOlder: () => older.fetchNextPage(),
    isFetchingOlder: older.isFetching,
  };
}
