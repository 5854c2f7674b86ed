import { type FigureFacts, figuresRoutes } from "@meridian/core/contracts/visits/figures";
import { call } from "@meridian/ui/api/client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";

type Facts = Record<string, FigureFacts>;

/** The descriptions of figures on all pages; the newest page wins. */
const factsOf = (pages: readonly { facts: Facts }[]): Facts =>
  Object.fromEntries(pages.toReversed().flatMap(({ facts }) => Object.entries(facts)));

/**
 * The figures of a patient's visits, newest first, in pages of a hundred appointments. They are fetched again whenever
 * they are opened. Where visits describe a figure differently, the newest description is used.
 */
export function useFigures(patient: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ["results", patient, "figures"],
    queryFn: ({ pageParam, signal }) =>
      call(figuresRoutes.figures, {
        params: { patient },
        query: pageParam === undefined ? {} : { until: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const pages = data?.pages;
  return {
    ...query,
    items: useMemo(() => pages?.flatMap(({ items }) => items), [pages]),
    facts: useMemo(() => factsOf(pages ?? []), [pages]),
  };
}
