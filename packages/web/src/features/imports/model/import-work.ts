import type { ImportKind } from "@meridian/core/contracts/imports/imports";
import type { DateOrder } from "../guessing/dates.ts";
import type { AppointmentDecision } from "./appointment-decisions.ts";
import type { AppointmentMapping } from "./appointment-fields.ts";
import type { Decision, DuplicateRule } from "./decisions.ts";
import type { Mapping } from "./patient-fields.ts";
import type { Edits } from "./prepare.ts";
import type { AppointmentEdits } from "./prepare-appointment.ts";
import type { OpenSheet } from "./use-file.ts";

/** By the row's index below the header. */
type OfRows<T> = Readonly<Record<number, T>>;

/** What somebody typed and decided about the rows of a sheet before anything was imported. */
export type ImportWork = {
  rule: DuplicateRule;
  edits: OfRows<Edits>;
  decided: OfRows<Decision>;
  appointmentEdits: OfRows<AppointmentEdits>;
  appointmentsDecided: OfRows<AppointmentDecision>;
  /** The patient's id for each person of the file that somebody chose. */
  people: Readonly<Record<string, string>>;
  /** The id for each text that somebody chose: a professional, an appointment type or a room. */
  values: Readonly<Record<string, string>>;
};

export const NO_WORK: ImportWork = {
  rule: "skip",
  edits: {},
  decided: {},
  appointmentEdits: {},
  appointmentsDecided: {},
  people: {},
  values: {},
};

/** How far somebody came with a sheet before the import begins. */
export const KEPT_STEPS = ["columns", "dates", "preview"] as const;
export type KeptStep = (typeof KEPT_STEPS)[number];

/** How a sheet was read. */
export type SheetReading = {
  index: number;
  header: number;
  kind: ImportKind;
  mapping: Mapping;
  dateOrder: DateOrder;
  appointments: { mapping: AppointmentMapping; dateOrder: DateOrder };
};

/** What is kept on the device of an import that has not begun. The file is kept beside it. */
export type ImportDraft = {
  fileName: string;
  /** The SHA-256 hash of the file's bytes. */
  hash: string;
  step: KeptStep;
  reading: SheetReading;
  work: ImportWork;
};

export const readingOf = ({ index, header, kind, mapping, dateOrder, appointments }: OpenSheet) => ({
  index,
  header,
  kind,
  mapping,
  dateOrder,
  appointments: { mapping: appointments.mapping, dateOrder: appointments.dateOrder },
});

/** A sheet read in the way that was kept. */
export const readAgain = (sheet: OpenSheet, { kind, mapping, dateOrder, appointments }: SheetReading) => ({
  ...sheet,
  kind,
  mapping,
  dateOrder,
  // Nobody is asked again for the order that was chosen.
  remembered: true,
  appointments: { ...sheet.appointments, ...appointments, remembered: true },
});
