import type { ChosenValue, Import, ImportKind } from "@meridian/core/contracts/imports/imports";
import { today } from "@meridian/ui/i18n/format";
import { Unreadable } from "@meridian/ui/sheets/limits";
import { openFile, type ReadingFile } from "@meridian/ui/sheets/open-file";
import { textHash } from "@meridian/ui/sheets/read-file";
import { cellsOf, type Table } from "@meridian/ui/sheets/table";
import { useEffect, useRef, useState } from "react";
import { guessAppointmentMapping, guessKind } from "../guessing/appointment-columns.ts";
import { type Column, columnsOf, findHeader, guessMapping, headerKey } from "../guessing/columns.ts";
import { type DateOrder, dateOrderOf, needsOrder } from "../guessing/dates.ts";
import { APPOINTMENT_FIELDS, type AppointmentMapping } from "./appointment-fields.ts";
import { readAgain, type SheetReading } from "./import-work.ts";
import { IMPORT_FIELDS, type Mapping } from "./patient-fields.ts";

/** A sheet that was read, with what each of its columns holds. */
export type OpenSheet = {
  index: number;
  name: string;
  table: Table;
  header: number;
  headerHash: string;
  columns: Column[];
  mapping: Mapping;
  /** The mapping comes from an earlier import with the same header. */
  remembered: boolean;
  dateOrder: DateOrder;
  dates: DatesFound;
  /** What its rows are: guessed, and changed by the user. */
  kind: ImportKind;
  /** The same sheet read as appointments. */
  appointments: AppointmentReading;
};

/** Whether dates of the file fit both orders, or some fit only one and some only the other: somebody chooses. */
export type DatesFound = "none" | "certain" | "either" | "both";

/** How a sheet with appointments is read. */
export type AppointmentReading = {
  mapping: AppointmentMapping;
  remembered: boolean;
  dateOrder: DateOrder;
  dates: DatesFound;
  /** What texts of the file stood for in the last import with the same header. */
  values: readonly ChosenValue[];
};

/** The sheet that an earlier import of the same file was of, or the only one that is not hidden. */
function sheetToOpen({ sheets }: ReadingFile, resumed: Import | undefined): number | undefined {
  const wanted = resumed && sheets.findIndex(({ name }) => name === resumed.sheet);
  const shown = sheets.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  return wanted !== undefined && wanted >= 0 ? wanted : shown.length === 1 ? shown[0] : undefined;
}

/** Whether something of the file is being read, and why it could not be. */
function useReading() {
  const [problem, setProblem] = useState<Unreadable>();
  const [isReading, setReading] = useState(false);
  const reading = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setReading(true);
    setProblem(undefined);
    return work()
      .catch((error: unknown) => {
        setProblem(error instanceof Unreadable ? error : new Unreadable("damaged"));
        return undefined;
      })
      .finally(() => setReading(false));
  };
  return { isReading, problem, setProblem, reading };
}

/**
 * The file that is being imported: opened in a worker, read sheet by sheet. `onOtherRows` is called when other rows were read
 * than before.
 */
export function useFile(earlier: readonly Import[], mayBook: boolean, onOtherRows: () => void) {
  const [file, setFile] = useState<ReadingFile & { fileName: string }>();
  const [sheet, setSheet] = useState<OpenSheet>();
  const { isReading, problem, setProblem, reading } = useReading();
  const open = useRef<ReadingFile>(undefined);
  useEffect(() => () => open.current?.close(), []);
  const readSheet = async (from: ReadingFile, index: number, kept?: SheetReading) => {
    const table = await from.read(index);
    if (table.rows.length === 0) throw new Unreadable("empty");
    const name = from.sheets[index]?.name ?? "";
    const read = await sheetOf(table, index, name, earlier, kept?.header);
    const next = kept ? readAgain(read, kept) : read;
    onOtherRows();
    setSheet(mayBook ? next : { ...next, kind: "patients" });
    return next;
  };
  return {
    file,
    sheet,
    problem,
    isReading,
    /**
     * Opens a file, and its sheet if it has only one that is not hidden. A file that was worked on before is read as `keptOf`
     * says for its hash. Returns the sheet if it was read; undefined if the file was refused.
     */
    choose: (chosen: File, keptOf: (hash: string) => SheetReading | undefined) =>
      reading(async () => {
        open.current?.close();
        setSheet(undefined);
        setFile(undefined);
        const opened = await openFile(chosen);
        open.current = opened;
        setFile({ ...opened, fileName: chosen.name });
        const kept = keptOf(opened.hash);
        if (kept) return { hash: opened.hash, sheet: await readSheet(opened, kept.index, kept) };
        const only = sheetToOpen(opened, resumedBy(earlier, opened.hash));
        return { hash: opened.hash, sheet: only === undefined ? undefined : await readSheet(opened, only) };
      }),
    chooseSheet: (index: number) => reading(async () => file && readSheet(file, index)),
    changeSheet: (changes: Partial<OpenSheet>) => setSheet((before) => before && { ...before, ...changes }),
    changeHeader: async (header: number) => {
      if (!sheet) return;
      const next = await sheetOf(sheet.table, sheet.index, sheet.name, earlier, header);
      onOtherRows();
      setSheet({ ...next, kind: sheet.kind });
    },
    reset: () => {
      open.current?.close();
      setFile(undefined);
      setSheet(undefined);
      setProblem(undefined);
    },
  };
}

async function sheetOf(
  table: Table,
  index: number,
  name: string,
  earlier: readonly Import[],
  header = findHeader(table),
): Promise<OpenSheet> {
  const columns = columnsOf(table, header);
  const headerHash = await textHash(headerKey(columns));
  const earlierOf = (kind: ImportKind) =>
    header < 0 ? undefined : earlier.find((one) => one.kind === kind && one.header_hash === headerHash);
  const same = earlierOf("patients");
  const mapping = same
    ? mappingFrom(IMPORT_FIELDS, same.mapping, columns.length)
    : guessMapping(table, header, today());
  const known = earlier.find(({ header_hash }) => header >= 0 && header_hash === headerHash);
  return {
    kind: known?.kind ?? guessKind(table, header),
    appointments: appointmentsOf(table, header, earlierOf("appointments")),
    index,
    name,
    table,
    header,
    headerHash,
    columns,
    mapping,
    remembered: same !== undefined,
    ...datesOf(table, header, mapping, same?.date_order),
  };
}

/** The stored mapping; a field that no longer exists is left out. */
const mappingFrom = <F extends string>(fields: readonly F[], stored: readonly string[], columns: number) =>
  Array.from({ length: columns }, (_, index) => fields.find((field) => field === stored[index]) ?? null);

function appointmentsOf(table: Table, header: number, same: Import | undefined): AppointmentReading {
  const mapping = same
    ? mappingFrom(APPOINTMENT_FIELDS, same.mapping, table.width)
    : guessAppointmentMapping(table, header, today());
  return {
    mapping,
    remembered: same !== undefined,
    values: same?.values ?? [],
    ...orderOf(appointmentDatesOf(table, header, mapping), same?.date_order),
  };
}

/** An import of this file that was not finished. */
export const resumedBy = (earlier: readonly Import[], hash: string | undefined, kind?: ImportKind) =>
  earlier.find(
    (one) => one.state === "running" && one.file_hash === hash && (kind === undefined || one.kind === kind),
  );

/** What the column of birthdays says about the order of its dates. */
export function datesOf(
  table: Table,
  header: number,
  mapping: Mapping,
  known?: DateOrder,
): Pick<OpenSheet, "dates" | "dateOrder"> {
  return orderOf(birthdaysOf(table, header, mapping), known);
}

/** The dates of the appointments. */
export const appointmentDatesOf = (table: Table, header: number, mapping: AppointmentMapping): string[] =>
  textsIn(table, header, mapping.includes("date") ? mapping.indexOf("date") : mapping.indexOf("start"));

/** What dates say about their order. */
export function orderOf(
  values: readonly string[],
  known?: DateOrder,
): Pick<OpenSheet, "dates" | "dateOrder"> {
  if (!needsOrder(values)) return { dates: "none", dateOrder: known ?? "dmy" };
  const order = dateOrderOf(values);
  if (order === "dmy" || order === "mdy") return { dates: "certain", dateOrder: order };
  return { dates: order, dateOrder: known ?? "dmy" };
}

/** The texts in the column of birthdays. */
export const birthdaysOf = (table: Table, header: number, mapping: Mapping): string[] =>
  textsIn(table, header, mapping.indexOf("birthday"));

const textsIn = (table: Table, header: number, column: number): string[] =>
  column < 0 ? [] : table.rows.slice(header + 1).map((row) => cellsOf(row)[column] ?? "");
