import type { OpenSheet } from "./use-file.ts";

/** What an import keeps of its file, whatever its rows are. */
export const bodyOf = (
  sheet: Pick<OpenSheet, "name" | "headerHash">,
  file: { fileName: string; hash: string },
  rows: number,
) => ({
  file_name: file.fileName.slice(0, 200),
  file_hash: file.hash,
  header_hash: sheet.headerHash,
  sheet: sheet.name.slice(0, 100),
  rows,
});
