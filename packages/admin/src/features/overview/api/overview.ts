import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";

/** The last months in figures, and what waits for a decision. */
export const useOverview = () =>
  useQuery({
    queryKey: ["overview"],
    queryFn: ({ signal }) => call(backofficeRoutes.overview, { signal }),
  });
