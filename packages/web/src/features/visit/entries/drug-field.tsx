import {
  classificationsRoutes,
  type DrugItem,
} from "@meridian/core/contracts/classifications/classifications";
import { call } from "@meridian/ui/api/client";
import type { FieldProps } from "@meridian/ui/forms/fields";
import { SuggestField } from "@meridian/ui/forms/suggest-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";

type DrugFieldProps = FieldProps<string> & {
  onPick: (drug: DrugItem, name: string) => void;
  /** The field that a taken medicine leads to; it may only appear with it. */
  nextId: string;
  note?: string | undefined;
};

/** A medicine by its name in either language, or as free text. */
export function DrugField({ onPick, nextId, ...props }: DrugFieldProps) {
  // What was typed in the row since the search began must still be there.
  const pick = useRef(onPick);
  pick.current = onPick;
  const focusNext = () => {
    // Somebody who went on already is left where they are.
    if (document.activeElement?.id === props.id)
      requestAnimationFrame(() => document.getElementById(nextId)?.focus());
  };
  return (
    <SuggestField
      {...props}
      find={async (q, signal) => {
        const { drugs } = await call(classificationsRoutes.drugs, { query: { q, limit: 8 }, signal });
        return drugs.map((drug) => ({
          id: drug.en,
          label: drug[currentLanguage()],
          note: drug.en === drug.pt ? undefined : drug[currentLanguage() === "en" ? "pt" : "en"],
          run: () => {
            pick.current(drug, drug[currentLanguage()]);
            focusNext();
          },
        }));
      }}
    />
  );
}

/** Names of the pharmacotherapeutic groups by code; they never change within a session. */
export function useDrugGroups(enabled: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ["drug-groups"],
    queryFn: ({ signal }) => call(classificationsRoutes.farmGroups, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  const language = currentLanguage();
  return useMemo(
    () => new Map(data?.farm_groups.map((group) => [group.code, group[language]])),
    [data, language],
  );
}
