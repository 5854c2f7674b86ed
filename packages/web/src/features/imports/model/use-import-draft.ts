import { ofSession } from "@meridian/ui/drafts/drafts";
import { readPendingFile, removePendingFile, storePendingFile } from "@meridian/ui/drafts/pending-files";
import { useStoredForm } from "@meridian/ui/drafts/use-stored-form";
import { useCallback, useMemo, useRef } from "react";
import type { ImportDraft } from "./import-work.ts";

const KEY = ofSession("import");
const fileKey = (hash: string) => `${ofSession("import-file")}/${hash}`;

/**
 * What was done with a file before its import began, with the file: kept on this device until the import is done, it is
 * discarded or the user signs out, and found again when the page is loaded anew.
 */
export function useImportDraft() {
  const { found, keep, sent } = useStoredForm<ImportDraft>(KEY, true, { asks: false });
  const stored = useRef<string>(undefined);
  const hash = found?.value.hash;
  const forget = useCallback(async () => {
    const files = new Set([stored.current, hash]);
    stored.current = undefined;
    await Promise.all([
      sent(),
      ...[...files].map((file) => file !== undefined && removePendingFile(fileKey(file))),
    ]);
  }, [sent, hash]);
  return useMemo(
    () => ({
      /** What an earlier page left. */
      found: found && { ...found.value, at: found.at },
      keep: (draft: ImportDraft) => keep(draft, 0),
      /** Keeps the file itself, once. Where the device has no room, the user chooses it again. */
      keepFile: async (file: Blob, of: string) => {
        const before = stored.current ?? hash;
        stored.current = of;
        if (before !== undefined && before !== of) await removePendingFile(fileKey(before));
        if (before !== of) await storePendingFile(fileKey(of), {}, file);
      },
      /** The file of a draft; undefined where the device had no room for it. */
      fileOf: async ({ hash: of, fileName }: ImportDraft) => {
        const content = await readPendingFile(fileKey(of));
        return content && new File([content], fileName);
      },
      forget,
    }),
    [found, hash, keep, forget],
  );
}
export type ImportDraftOnDevice = ReturnType<typeof useImportDraft>;
