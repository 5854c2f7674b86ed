import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import { type SectionData, type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";
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
 * What a section held in all visits of a patient, newest first. All sections of a step come with one request, asked
 * for when the first of them is.
 */
export function useResults<K extends SectionKey>(patient: string, section: K, enabled = true) {
  const { step } = sectionSpec(section);
  const query = useQuery({
    queryKey: ["results", patient, step],
    queryFn: ({ signal }) => call(appointmentsRoutes.results, { params: { patient, step }, signal }),
    staleTime: 60_000,
    enabled,
  });
  const items = query.data?.items;
  const results = useMemo(
    () =>
      (items ?? [])
        .filter((item) => item.section === section)
        .map((item): Result<K> => ({ ...item, data: resultData(section, item) })),
    [items, section],
  );
  return { ...query, results };
}
