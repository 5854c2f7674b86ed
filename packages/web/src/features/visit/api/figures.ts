import { figuresRoutes } from "@meridian/core/contracts/visits/figures";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";

/** Every number of a patient's visits, newest first, with one request; asked for again whenever they are opened. */
export const useFigures = (patient: string) =>
  useQuery({
    queryKey: ["results", patient, "figures"],
    queryFn: ({ signal }) => call(figuresRoutes.figures, { params: { patient }, signal }),
    staleTime: 0,
  });
