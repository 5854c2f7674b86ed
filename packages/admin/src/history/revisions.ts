import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RevisedKind } from "@meridian/core/contracts/revisions/revisions";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";

/** Everything that administrators changed, or what of a kind, newest first. */
export const useChanges = (kind: RevisedKind | undefined) =>
  useCursorList(["changes", kind], (cursor, signal) =>
    call(backofficeRoutes.listChanges, {
      query: { ...(kind && { kind }), ...(cursor && { cursor }) },
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
