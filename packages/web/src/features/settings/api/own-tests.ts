import { type TestHead, testsRoutes } from "@meridian/core/contracts/tests";
import { call } from "@meridian/ui/api/client";
import { useAllows } from "@meridian/ui/session/session";
import { useQuery } from "@tanstack/react-query";

const NONE: readonly TestHead[] = [];

/** The clinic's custom tests that everybody may take: those can be priced, and belong to kinds of appointment. */
export function useOwnTests(): readonly TestHead[] {
  const enabled = useAllows()({ can: "catalogue.read", module: "others" });
  const { data } = useQuery({
    queryKey: ["custom-tests"],
    queryFn: ({ signal }) => call(testsRoutes.list, { signal }),
    staleTime: 60_000,
    enabled,
  });
  return (
    data?.items.filter(({ shared, archived, published }) => shared && !archived && published > 0) ?? NONE
  );
}
