import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { call } from "@meridian/ui/api/client";
import { useAllows } from "@meridian/ui/session/session";
import { useCustomTreatments } from "@meridian/ui/treatments/use-treatments";
import { useQuery } from "@tanstack/react-query";

type Entry = { id: string; name: string };

/** The clinic's shared custom tests and treatments, which can have a price and belong to appointment types. */
export function useOwnEntries(): Readonly<Record<"tests" | "treatments", readonly Entry[]>> {
  const enabled = useAllows()({ can: "catalogue.read", module: "others" });
  const { treatments = [] } = useCustomTreatments(enabled);
  const { data } = useQuery({
    queryKey: ["custom-tests"],
    queryFn: ({ signal }) => call(assessmentsRoutes.list, { signal }),
    staleTime: 60_000,
    enabled,
  });
  const tests = data?.items ?? [];
  return {
    tests: tests.filter(({ shared, archived, published }) => shared && !archived && published > 0),
    treatments: treatments.filter(({ shared }) => shared),
  };
}
