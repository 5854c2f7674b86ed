import { archiveImportRoutes as routes } from "@meridian/core/contracts/exports/archive-imports";
import { call } from "@meridian/ui/api/client";
import { putFile } from "@meridian/ui/api/put-file";
import { readUser } from "@meridian/ui/session/load-user";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

const KEY = ["archive-import"];
/** How often an import is looked at while it works, in milliseconds. */
const LOOK_AGAIN = 5_000;

/**
 * The last import of an archive, looked at again while it works. When it is done, everything the app knew of the clinic is
 * read again: its name, its settings, its lists.
 */
export function useArchiveImport() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(routes.getImport, { signal }),
    refetchInterval: ({ state }) =>
      ["checking", "writing"].includes(state.data?.last?.state ?? "") ? LOOK_AGAIN : false,
  });
  const state = query.data?.last?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== "done" && state === "done") {
      void readUser().catch(() => undefined);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
    }
    before.current = state;
  }, [state, client]);
  return query;
}

/** Uploads an archive, and has it checked and written. `onProgress` says which part of it has arrived, from 0 to 1. */
export function useImportArchive(onProgress: (share: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const { import: id, upload } = await call(routes.beginImport, { body: { size: file.size } });
      await putFile(upload, file, {
        signal: new AbortController().signal,
        onProgress: (sent) => onProgress(Math.min(1, sent / file.size)),
      });
      await call(routes.startImport, { params: { import: id }, notFound: "throw" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Continues an import that failed while it was being written. */
export function useContinueImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.startImport, { params: { import: id }, notFound: "throw" }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
