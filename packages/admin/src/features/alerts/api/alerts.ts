import type { ALERT_TIMES, EditedAlert } from "@meridian/core/contracts/accounts/alerts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LIST = "alerts";

export type AlertsFilter = {
  search: string;
  state: EditedAlert["state"] | undefined;
  time: (typeof ALERT_TIMES)[number] | undefined;
};

/** Announcements, newest first. */
export const useAlerts = ({ search, state, time }: AlertsFilter) =>
  useCursorList([LIST, search, state, time], async (from, signal) => {
    const page = (cursor: string | undefined) =>
      call(backofficeRoutes.listAlerts, {
        query: {
          ...(search && { search }),
          ...(state && { state }),
          ...(time && { time }),
          ...(cursor && { cursor }),
        },
        ...(signal && { signal }),
      });
    let answer = await page(from);
    // The server reads a bounded number of announcements at a time: a page without a match is no end.
    while (answer.items.length === 0 && answer.next !== null) answer = await page(answer.next);
    return answer;
  });

export const useAlert = (alert: string) =>
  useQuery({
    queryKey: ["alert", alert],
    queryFn: ({ signal }) => call(backofficeRoutes.getAlert, { params: { alert }, signal }),
    enabled: alert !== "",
  });

export type AlertFields = RequestOf<typeof backofficeRoutes.createAlert>["body"];

export function useAlertActions() {
  const client = useQueryClient();
  /** After a refused edit too, so that the form has the current version. */
  const thenFresh = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      for (const key of [LIST, "alert", "history", "changes"])
        void client.invalidateQueries({ queryKey: [key] });
    }
  };
  return {
    create: (body: AlertFields) => thenFresh(call(backofficeRoutes.createAlert, { body })),
    update: (alert: string, body: AlertFields & { version: number }) =>
      thenFresh(call(backofficeRoutes.updateAlert, { params: { alert }, body, notFound: "throw" })),
  };
}
