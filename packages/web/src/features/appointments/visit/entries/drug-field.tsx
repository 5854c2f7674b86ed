import { type DrugItem, referenceRoutes } from "@meridian/core/contracts/reference";
import { call } from "@meridian/ui/api/client";
import type { FieldProps } from "@meridian/ui/forms/fields";
import { SuggestField } from "@meridian/ui/forms/suggest-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useQuery } from "@tanstack/react-query";

type DrugFieldProps = FieldProps<string> & {
  onPick: (drug: DrugItem, name: string) => void;
  note?: string | undefined;
};

/** A medicine by its name in either language, or one's own words. */
export const DrugField = ({ onPick, ...props }: DrugFieldProps) => (
  <SuggestField
    {...props}
    find={async (q, signal) => {
      const { drugs } = await call(referenceRoutes.drugs, { query: { q, limit: 8 }, signal });
      return drugs.map((drug) => ({
        id: drug.en,
        label: drug[currentLanguage()],
        note: drug.en === drug.pt ? undefined : drug[currentLanguage() === "en" ? "pt" : "en"],
        run: () => onPick(drug, drug[currentLanguage()]),
      }));
    }}
  />
);

/** Names of the pharmacotherapeutic groups by code; they never change within a session. */
export function useDrugGroups(enabled: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ["drug-groups"],
    queryFn: ({ signal }) => call(referenceRoutes.farmGroups, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return new Map(data?.farm_groups.map((group) => [group.code, group[currentLanguage()]]));
}
