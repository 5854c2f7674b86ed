import { statisticsRoutes as routes } from "@meridian/core/contracts/statistics/statistics";
import { call } from "@meridian/ui/api/client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

const KEY = "statistics";
/** Milliseconds for which an answer is shown again without asking. */
const FRESH_MS = 30_000;

/** What statistics are asked about; empty texts for all places and professionals. */
export type StatisticsQuery = { from: string; to: string; place: string; professional: string };

const wanted = ({ from, to, place, professional }: StatisticsQuery) => ({
  from,
  to,
  ...(place && { place }),
  ...(professional && { professional }),
});

export const useStatistics = (query: StatisticsQuery) =>
  useQuery({
    queryKey: [KEY, "practice", query],
    queryFn: ({ signal }) => call(routes.get, { query: wanted(query), signal, notFound: "throw" }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const useClinicalStatistics = (query: StatisticsQuery) =>
  useQuery({
    queryKey: [KEY, "clinical", query],
    queryFn: ({ signal }) => call(routes.getClinical, { query: wanted(query), signal, notFound: "throw" }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
