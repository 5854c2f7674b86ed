import { monitoredSymptomRoutes as routes } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";

/** What every answer about monitored symptoms is kept under. */
export const KEY = "monitoring";

/** The first few of one's own who got worse. */
export const useWorsened = (enabled: boolean) =>
  useQuery({
    queryKey: [KEY, "worsened"],
    queryFn: async ({ signal }) =>
      (await call(routes.listFollowed, { query: { worsened: "true", limit: 5 }, signal })).items,
    enabled,
  });
