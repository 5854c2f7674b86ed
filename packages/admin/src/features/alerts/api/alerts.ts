import type { ALERT_TIMES, EditedAlert } from "@meridian/core/contracts/accounts/alerts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery } from "@tanstack/react-query";
import { useThenFresh } from "../../../history/then-fresh.ts";
import { nextFilledPage } from "../../../reading/next-filled-page.ts";

const LIST = "alerts";

export type AlertsFilter = {
  search: string;
  state: EditedAlert["state"] | undefined;
  time: (typeof ALERT_TIMES)[number] | undefined;
};

/** Announcements, newest first. */
export const useAlerts = ({ search, state, time }: AlertsFilter) =>
  useCursorList([LIST, search, state, time], (from, signal) =>
    nextFilledPage(
      (cursor) =>
        call(backofficeRoutes.listAlerts, {
          query: {
            ...(search && { search }),
            ...(state && { state }),
            ...(time && { time }),
            ...(cursor && { cursor }),
          },
          ...(signal && { signal }),
        }),
      from,
    ),
  );

export const useAlert = (alert: string) =>
  useQuery({
    queryKey: ["alert", alert],
    queryFn: ({ signal }) => call(backofficeRoutes.getAlert, { params: { alert }, signal }),
    enabled: alert !== "",
  });

export type AlertFields = RequestOf<typeof backofficeRoutes.createAlert>["body"];

export function useAlertActions() {
  const thenFresh = useThenFresh(LIST, "alert");
  return {
    create: (body: AlertFields) => thenFresh(call(backofficeRoutes.createAlert, { body })),
    update: (alert: string, body: AlertFields & { version: number }) =>
      thenFresh(call(backofficeRoutes.updateAlert, { params: { alert }, body, notFound: "throw" })),
  };
}
