import { today } from "@meridian/ui/i18n/format";
import { withAnswers } from "@meridian/ui/sheets/batches";
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from "react";
import { checkRows, type RowBody } from "../api/imports.ts";
import {
  type Decision,
  type DuplicateRule,
  defaultDecision,
  type Facts,
  NO_FACTS,
  needsAttention,
  sameInFile,
} from "./decisions.ts";
import { type Confirmed, compareAll, type ServerFacts } from "./import-run.ts";
import type { ImportWork } from "./import-work.ts";
import type { Edits, PreparedRow, Setup, Target } from "./prepare.ts";
import { fingerprintTexts, prepareAll, prepareOne } from "./read-rows.ts";
import type { OpenSheet } from "./use-file.ts";

/** A row of the preview with everything that is known and decided about it. */
export type PreviewRow = {
  index: number;
  row: PreparedRow;
  facts: Facts;
  decision: Decision;
  attention: boolean;
};

/** What somebody typed and decided, and how it is changed. */
export type WorkOf<K extends keyof ImportWork> = {
  work: Pick<ImportWork, K>;
  onWork: (changes: Partial<Pick<ImportWork, K>>) => void;
};

type OfServer = ReadonlyMap<number, ServerFacts>;

/** Compares rows with the clinic's patients, and adds what the server knows of them as it comes. */
const compareRows = (
  rows: PreparedRow[],
  fingerprints: string[],
  signal: AbortSignal,
  add: Dispatch<SetStateAction<OfServer>>,
) =>
  compareAll(
    rows,
    fingerprints,
    (body) => checkRows(body, signal),
    (items) => add(withAnswers<ServerFacts>(items)),
  );

const preparedRows = ({ table, header }: OpenSheet, setup: Setup) =>
  prepareAll(table, header, (index) => prepareOne(table, index, setup));

/** A row of the sheet by its number below the header, with what somebody typed in place of the file's texts. */
const preparedRow = ({ table, header }: OpenSheet, setup: Setup, index: number, typed: Edits) =>
  prepareOne(table, header + 1 + index, setup, typed);

/** The rows of the sheet as they would be imported. They are compared with the clinic's patients in the background. */
export function usePreview(
  sheet: OpenSheet | undefined,
  { work: { rule, edits, decided }, onWork }: WorkOf<"rule" | "edits" | "decided">,
) {
  const [rows, setRows] = useState<PreparedRow[]>();
  const [server, setServer] = useState<OfServer>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [compared, setCompared] = useState(false);
  const typedRows = useRef(edits);
  typedRows.current = edits;
  const [round, setRound] = useState(0);
  const setup = useMemo(() => (sheet ? setupOf(sheet) : undefined), [sheet]);
  const fingerprints = useMemo(() => fingerprintsOf(sheet), [sheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round compares the same sheet again
  useEffect(() => {
    if (!sheet || !setup) return;
    const abort = new AbortController();
    setRows(undefined);
    setServer(new Map());
    setCompared(false);
    setFailure(undefined);
    const work = async () => {
      const prepared = await preparedRows(sheet, setup);
      if (abort.signal.aborted) return;
      for (const [index, typed] of Object.entries(typedRows.current))
        prepared[Number(index)] = preparedRow(sheet, setup, Number(index), typed);
      setRows(prepared);
      await compareRows(prepared, fingerprints, abort.signal, setServer);
      setCompared(true);
    };
    work().catch((error: unknown) => {
      if (!abort.signal.aborted) setFailure(error);
    });
    return () => abort.abort();
  }, [sheet, setup, fingerprints, round]);

  const all = useMemo(() => previewRows(rows ?? [], server, decided, rule), [rows, server, decided, rule]);

  const edit = async (index: number, field: Target, text: string) => {
    if (!sheet || !setup || !rows) return;
    const typed = { ...edits[index], [field]: text };
    onWork({ edits: { ...edits, [index]: typed } });
    const next = preparedRow(sheet, setup, index, typed);
    setRows((before) => before?.map((row, at) => (at === index ? next : row)));
    try {
      await compareRows([next], [fingerprints[index] ?? ""], new AbortController().signal, setServer);
    } catch (error) {
      setFailure(error);
    }
  };
  const decide = (index: number, decision: Decision) =>
    onWork({ decided: { ...decided, [index]: decision } });
  return {
    rows: all,
    isReady: rows !== undefined,
    compared,
    failure,
    edit,
    decide,
    /** Rows that were compared already. */
    progress: server.size,
    retry: () => setRound((before) => before + 1),
    confirmed: () => confirmedOf(all, fingerprints),
  };
}

export type Preview = ReturnType<typeof usePreview>;

/** The rows as they are sent, without those that are left out. */
const confirmedOf = (rows: readonly PreviewRow[], fingerprints: readonly string[]): Confirmed<RowBody>[] =>
  rows.flatMap(({ index, row, decision }) =>
    decision.do === "skip"
      ? []
      : [
          {
            fingerprint: fingerprints[index] ?? "",
            body: {
              number: row.number,
              patient: row.patient,
              ...(decision.do === "merge" && { into: decision.into }),
            },
          },
        ],
  );

const fingerprintsOf = (sheet: OpenSheet | undefined) =>
  sheet ? fingerprintTexts("patients", sheet.table, sheet.header) : [];

const setupOf = ({ mapping, columns, dateOrder }: OpenSheet): Setup => ({
  mapping,
  header: columns.map(({ header }) => header),
  dateOrder,
  today: today(),
});

function previewRows(
  rows: readonly PreparedRow[],
  server: ReadonlyMap<number, ServerFacts>,
  decided: ImportWork["decided"],
  rule: DuplicateRule,
): PreviewRow[] {
  const same = sameInFile(rows);
  return rows.map((row, index) => {
    const facts: Facts = { ...(server.get(row.number) ?? NO_FACTS), sameAs: same[index] };
    // A row without a name, or one that was imported, cannot be added, whatever was chosen before.
    const chosen = row.values.name === "" || facts.imported ? undefined : decided[index];
    return {
      index,
      row,
      facts,
      decision: chosen ?? defaultDecision(row, facts, rule),
      attention: needsAttention(row, facts),
    };
  });
}
