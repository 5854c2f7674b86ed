import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import {
  MAX_COMPARED_ROWS,
  MAX_WRITTEN_ROWS,
  type SheetComparison,
  type WrittenRow,
} from "@meridian/core/contracts/catalogues/sheet";
import { batchesOf, inBatches, withAnswers } from "@meridian/ui/sheets/batches";
import { Unreadable } from "@meridian/ui/sheets/limits";
import { openFile } from "@meridian/ui/sheets/open-file";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { ROOT } from "../api/catalogues.ts";
import { compareRows, type RowToCompare, writeRows } from "../api/sheets.ts";
import { type ReadRow, type ReadSheet, readSheet } from "./read-sheet.ts";

export type RowOutcome = SheetComparison["outcome"] | "comparing" | "repeated";

/** A row of the file with what it would change. */
export type SheetRowView = {
  index: number;
  number: number;
  key: string;
  outcome: RowOutcome;
  comparison: SheetComparison | undefined;
  /** Message codes by field. */
  faults: Readonly<Record<string, string>>;
  attention: boolean;
};

/** `columns`: no row of the file names the columns of the catalogue. */
export type SheetProblem = Unreadable | "columns";
export type ImportState = "file" | "preview" | "running" | "paused" | "done";

const WRITTEN: ReadonlySet<RowOutcome> = new Set(["changed", "added", "retired"]);
const WRONG: ReadonlySet<RowOutcome> = new Set(["invalid", "unknown", "repeated"]);

/** The import of a catalogue's entries from a file: read here, compared by the server, written as drafts in batches. */
export function useSheetImport(catalogue: CatalogueKey) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>("file");
  const [failure, setFailure] = useState<unknown>();
  const [sheet, setSheet] = useState<ReadSheet>();
  const [written, setWritten] = useState<ReadonlyMap<number, WrittenRow["outcome"]>>(new Map());
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const { compared, setCompared, compare } = useComparison(catalogue, abort, setFailure);
  const rows = useMemo(() => viewsOf(sheet?.rows ?? [], compared), [sheet, compared]);
  const file = useSheetFile(catalogue, async (read) => {
    abort.current = new AbortController();
    setSheet(read);
    setCompared(new Map());
    setWritten(new Map());
    setState("preview");
    await compare(read);
  });
  const toWrite = rows.filter(({ outcome }) => WRITTEN.has(outcome));
  const write = async () => {
    setState("running");
    setFailure(undefined);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const left = toWrite.filter(({ number }) => !written.has(number));
      for (const batch of batchesOf(left, MAX_WRITTEN_ROWS))
        setWritten(withOutcomes((await writeRows(catalogue, toSend(batch, sheet), signal)).items));
      setState("done");
    } catch (error) {
      setState("paused");
      if (!signal.aborted) setFailure(error);
    }
    await client.invalidateQueries({ queryKey: [ROOT] });
  };
  return {
    ...file,
    state,
    failure,
    rows,
    written,
    toWrite,
    write,
    unknown: sheet?.unknown ?? [],
    waits: rows.some(({ outcome }) => outcome === "comparing"),
    retry: () => sheet && void compare(sheet),
    pause: () => abort.current.abort(),
    reset: () => {
      abort.current.abort();
      setState("file");
      setSheet(undefined);
      setFailure(undefined);
    },
  };
}
export type SheetImport = ReturnType<typeof useSheetImport>;

/** What the server says each row would change, as its answers arrive. */
function useComparison(
  catalogue: CatalogueKey,
  abort: RefObject<AbortController>,
  setFailure: (failure: unknown) => void,
) {
  const [compared, setCompared] = useState<ReadonlyMap<number, SheetComparison>>(new Map());
  const compare = async (read: ReadSheet) => {
    setFailure(undefined);
    const { signal } = abort.current;
    await compareAll(catalogue, read, signal, (items) =>
      setCompared(withAnswers<SheetComparison>(items)),
    ).catch((error: unknown) => !signal.aborted && setFailure(error));
  };
  return { compared, setCompared, compare };
}

/** The file that is chosen, read on this device. */
function useSheetFile(catalogue: CatalogueKey, onRead: (sheet: ReadSheet) => Promise<void>) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<SheetProblem>();
  const choose = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    try {
      const read = await sheetIn(catalogue, file);
      setReading(false);
      if (!read) return setProblem("columns");
      await onRead(read);
    } catch (error) {
      setReading(false);
      setProblem(error instanceof Unreadable ? error : new Unreadable("damaged"));
    }
  };
  return { isReading, problem, choose };
}

/** Compares the rows that can be read, in batches, several at the same time. */
async function compareAll(
  catalogue: CatalogueKey,
  { rows }: ReadSheet,
  signal: AbortSignal,
  onCompared: (items: readonly SheetComparison[]) => void,
) {
  const asked = rows.filter(({ faults }) => Object.keys(faults).length === 0).map(bodyOf);
  await inBatches(asked, MAX_COMPARED_ROWS, async (batch) =>
    onCompared((await compareRows(catalogue, batch, signal)).items),
  );
}

const withOutcomes = (items: readonly WrittenRow[]) => (before: ReadonlyMap<number, WrittenRow["outcome"]>) =>
  new Map([...before, ...items.map((one) => [one.number, one.outcome] as const)]);

/** Rows as they are written: each with the version of the entry that it was compared with. */
const toSend = (batch: readonly SheetRowView[], sheet: ReadSheet | undefined) =>
  batch.flatMap(({ index, comparison }) => {
    const read = sheet?.rows[index];
    return read && comparison ? [{ ...bodyOf(read), version: comparison.version }] : [];
  });

/** The first sheet of a file with the catalogue's columns; undefined where none has them. Throws {@link Unreadable}. */
async function sheetIn(catalogue: CatalogueKey, file: File): Promise<ReadSheet | undefined> {
  const opened = await openFile(file);
  try {
    for (const [index, { hidden }] of opened.sheets.entries()) {
      const found = hidden ? undefined : readSheet(catalogue, await opened.read(index));
      if (found) return found;
    }
    return undefined;
  } finally {
    opened.close();
  }
}

const bodyOf = ({ number, row: { key, fields, ...more } }: ReadRow): RowToCompare => ({
  number,
  key,
  fields: fields as RowToCompare["fields"],
  ...(more.retired !== undefined && { retired: more.retired }),
  ...(more.reference !== undefined && { reference: more.reference as RowToCompare["reference"] & string }),
});

/** The rows with what is known of them. An entry that the file has twice is written once, from its first row. */
function viewsOf(rows: readonly ReadRow[], compared: ReadonlyMap<number, SheetComparison>): SheetRowView[] {
  const seen = new Set<string>();
  return rows.map(({ index, number, row, faults }) => {
    const comparison = compared.get(number);
    const key = comparison?.key ?? row.key;
    const isRepeated = key !== "" && seen.has(key);
    seen.add(key);
    const isUnread = Object.keys(faults).length > 0;
    const outcome = isUnread ? "invalid" : isRepeated ? "repeated" : (comparison?.outcome ?? "comparing");
    return {
      index,
      number,
      key,
      outcome,
      comparison,
      attention: WRONG.has(outcome),
      faults: isUnread ? faults : (comparison?.faults ?? {}),
    };
  });
}
