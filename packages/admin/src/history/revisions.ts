import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

type Query = RequestOf<typeof backofficeRoutes.listChanges>["query"];
export type ChangesFilter = { [Name in "kind" | "by" | "from" | "to"]: Query[Name] | undefined };

/** Everything that administrators changed, newest first, or what the filter leaves of it. */
export const useChanges = ({ kind, by, from, to }: ChangesFilter) =>
  useCursorList(["changes", kind, by, from, to], (cursor, signal) =>
    call(backofficeRoutes.listChanges, {
      query: {
        ...(kind && { kind }),
        ...(by && { by }),
        ...(from && { from }),
        ...(to && { to }),
        ...(cursor && { cursor }),
      },
      ...(signal && { signal }),
    }),
  );

/** The history of one thing, newest first. */
export const useHistory = (subject: string) =>
  useCursorList(["history", subject], (cursor, signal) =>
    call(backofficeRoutes.listHistory, {
      params: { subject },
      query: { ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** Who works in the back office. */
export const useAdministrators = () =>
  useQuery({
    queryKey: ["administrators"],
    queryFn: async ({ signal }) =>
      (await call(backofficeRoutes.listAdministrators, { signal })).administrators,
  });

/**
 * Writes an earlier version of a text again and says so, or why not. Resolves to whether it was written, after the screen's
 * data was read anew.
 */
export function useRestore() {
  const client = useQueryClient();
  const { t } = useTranslation("history");
  const { t: errors } = useTranslation("errors");
  return async (subject: string, body: { to: number; version: number }): Promise<boolean> => {
    try {
      await call(backofficeRoutes.restoreVersion, { params: { subject }, body, notFound: "throw" });
      await client.invalidateQueries();
      toast(t("restored"));
      return true;
    } catch (error) {
      await client.invalidateQueries();
      toast(errorMessage(errors, error), { tone: "red" });
      return false;
    }
  };
}
