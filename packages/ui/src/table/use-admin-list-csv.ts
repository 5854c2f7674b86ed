import {
  ADMIN_LIST_LEVELS,
  type AdminList,
  adminListDownloadRoutes,
} from "@meridian/core/contracts/exports/admin-list-downloads";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "../api/client.ts";
import { useAllows } from "../session/session.ts";

type Filters = Omit<CallOf<typeof adminListDownloadRoutes.recordList>["body"], "list">;

/**
 * Makes the CSV of a list of the back office, recorded by the server before the first page is read; undefined for who
 * may not see the list.
 */
export function useAdminListCsv() {
  const allows = useAllows();
  return (list: AdminList, filters: Filters = {}, name: string = list) => {
    if (!allows({ level: ADMIN_LIST_LEVELS[list] })) return undefined;
    return {
      name,
      record: (signal: AbortSignal) =>
        call(adminListDownloadRoutes.recordList, {
          body: { list, ...filters },
          signal,
          notFound: "throw",
        }),
    };
  };
}
