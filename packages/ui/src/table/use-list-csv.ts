import { listDownloadRoutes } from "@meridian/core/contracts/exports/list-downloads";
import { type DownloadedList, rightToDownload } from "@meridian/core/contracts/exports/list-terms";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "../api/client.ts";
import { useAllows } from "../session/session.ts";
import type { CsvFile } from "./csv-button.tsx";

/** What a list is filtered by: ids and words of the product, never what was typed. */
export type ListFilters = Omit<CallOf<typeof listDownloadRoutes.recordList>["body"], "list">;

/**
 * Makes the CSV of a list with personal data: undefined for who may not download it, and recorded by the server before
 * the first page is read.
 *
 *     csv={useListCsv()("messages", { name: t("title") }, { state })}
 */
export function useListCsv() {
  const allows = useAllows();
  return <File extends Pick<CsvFile<never>, "name">>(
    list: DownloadedList,
    file: File,
    filters: ListFilters = {},
  ) => {
    if (!allows({ can: rightToDownload(list, filters) })) return undefined;
    const { from, to } = filters;
    return {
      ...file,
      from,
      to,
      record: (signal: AbortSignal) =>
        call(listDownloadRoutes.recordList, { body: { list, ...filters }, signal, notFound: "throw" }),
    };
  };
}
