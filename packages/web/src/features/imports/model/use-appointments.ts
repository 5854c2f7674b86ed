import { MAX_ROWS_AT_ONCE } from "@meridian/core/contracts/imports/imports";
import { timeZone, today } from "@meridian/ui/i18n/format";
import { inBatches } from "@meridian/ui/sheets/batches";
import { textHash } from "@meridian/ui/sheets/read-file";
import { cellsOf } from "@meridian/ui/sheets/table";
import { useEffect, useMemo, useRef, useState } from "react";
import { type AppointmentBody, checkAppointments } from "../api/imports.ts";
import {
  type AppointmentDecision,
  type AppointmentFacts,
  appointmentNeedsAttention,
  type Booking,
  defaultAppointmentDecision,
  type RowBooking,
  sameTimesInFile,
} from "./appointment-decisions.ts";
import { type Choices, valueKey } from "./clinic-values.ts";
import type { Confirmed } from "./import-run.ts";
import {
  type AppointmentEdits,
  type AppointmentTarget,
  type PreparedAppointment,
  prepareAppointment,
} from "./prepare-appointment.ts";
import { fingerprintTexts, prepareAll } from "./read-rows.ts";
import type { OpenSheet } from "./use-file.ts";
import { type MatchedPeople, usePeople } from "./use-people.ts";
import type { WorkOf } from "./use-preview.ts";

/** A row of the preview with everything that is known and decided about it. */
export type AppointmentPreviewRow = {
  index: number;
  row: PreparedAppointment;
  booking: RowBooking;
  /** Everything but its patient is known, so that it becomes an appointment with one. */
  lacksPatient: boolean;
  facts: AppointmentFacts;
  decision: AppointmentDecision;
  attention: boolean;
};

type Checked = { imported: boolean; clashes: AppointmentFacts["clashes"] };
const NOTHING: Checked = { imported: false, clashes: [] };

/** How long each type takes, where a file does not say how long an appointment was. */
type Durations = ReadonlyMap<string, number>;

/** The rows of a sheet as appointments. Their patients and times are compared with the clinic in the background. */
export function useAppointments(
  sheet: OpenSheet | undefined,
  { rows, edit }: ReturnType<typeof useAppointmentRows>,
  {
    choices,
    durations,
    work,
    onWork,
  }: WorkOf<"appointmentsDecided" | "people"> & { choices: Choices; durations: Durations },
) {
  const decided = work.appointmentsDecided;
  const people = usePeople(rows, { work, onWork });
  const fingerprints = useMemo(
    () => (sheet ? fingerprintTexts("appointments", sheet.table, sheet.header) : []),
    [sheet],
  );
  const bookings = useMemo(
    () => (rows ?? []).map((row) => bookingOf(row, people, choices, durations)),
    [rows, people, choices, durations],
  );
  const server = useChecks(people.isReady ? rows : undefined, bookings, fingerprints);
  const all = useMemo(() => {
    const now = Date.now();
    const same = sameTimesInFile(rows ?? [], bookings);
    return (rows ?? []).map((row, index): AppointmentPreviewRow => {
      const booking = bookings[index];
      const facts = { ...(server.of(index) ?? NOTHING), sameTimeAs: same[index] };
      const chosen = booking && !facts.imported ? decided[index] : undefined;
      const decision = chosen ?? defaultAppointmentDecision(booking, facts, now);
      return {
        index,
        row,
        booking,
        lacksPatient: !booking && bookingOf(row, ANYBODY, choices, durations) !== undefined,
        facts,
        decision,
        attention: appointmentNeedsAttention(row, booking, facts),
      };
    });
  }, [rows, bookings, server, decided, choices, durations]);
  return {
    rows: all,
    people,
    isReady: rows !== undefined,
    compared: people.isReady && server.isDone,
    progress: server.count,
    failure: people.failure ?? server.failure,
    retry: () => {
      people.retry();
      server.retry();
    },
    edit,
    decide: (index: number, decision: AppointmentDecision) =>
      onWork({ appointmentsDecided: { ...decided, [index]: decision } }),
    confirmed: (): Confirmed<AppointmentBody>[] =>
      all.flatMap(({ index, row, booking, decision }) =>
        decision === "skip" || !booking
          ? []
          : [
              {
                fingerprint: fingerprints[index] ?? "",
                body: { number: row.number, booking, override: decision === "anyway" },
              },
            ],
      ),
  };
}
export type Appointments = ReturnType<typeof useAppointments>;

/** The sheet's rows as they were read and edited. */
export function useAppointmentRows(
  sheet: OpenSheet | undefined,
  { work: { appointmentEdits: edits }, onWork }: WorkOf<"appointmentEdits">,
) {
  const [rows, setRows] = useState<PreparedAppointment[]>();
  const typedRows = useRef(edits);
  typedRows.current = edits;
  const prepare = (from: OpenSheet, index: number, typed?: AppointmentEdits) =>
    prepareAppointment(
      cellsOf(from.table.rows[index] ?? ""),
      from.table.numbers[index] ?? 0,
      { ...from.appointments, today: today(), timeZone: timeZone() },
      typed,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another sheet, or another way to read it, changes all rows
  useEffect(() => {
    if (!sheet) return;
    let isCurrent = true;
    setRows(undefined);
    void prepareAll(sheet.table, sheet.header, (index) =>
      prepare(sheet, index, typedRows.current[index - sheet.header - 1]),
    ).then((prepared) => {
      if (isCurrent) setRows(prepared);
    });
    return () => {
      isCurrent = false;
    };
  }, [sheet]);
  const edit = (index: number, field: AppointmentTarget, text: string) => {
    if (!sheet) return;
    const typed = { ...edits[index], [field]: text };
    onWork({ appointmentEdits: { ...edits, [index]: typed } });
    const next = prepare(sheet, sheet.header + 1 + index, typed);
    setRows((before) => before?.map((row, at) => (at === index ? next : row)));
  };
  return { rows, edit };
}

const ANYBODY = { patientOf: () => "anybody" };

/** The appointment that a row becomes; undefined while its time, patient, professional, type or room is not known. */
function bookingOf(
  row: PreparedAppointment,
  people: Pick<MatchedPeople, "patientOf">,
  choices: Choices,
  durations: Durations,
): Booking | undefined {
  const chosen = (field: "professional" | "appointment_type" | "office") =>
    choices.get(valueKey(field, row.texts[field])) ?? "";
  const patient = people.patientOf(row.person);
  const professional = chosen("professional");
  const type = chosen("appointment_type");
  const office = chosen("office");
  const duration = row.duration ?? durations.get(type);
  const isWrong = row.problems.some(({ code }) => code === "end_before_start" || code === "too_long");
  if (!row.start || !duration || !patient || !professional || !type || !office || isWrong) return undefined;
  return {
    patient,
    professional,
    appointment_type: type,
    office,
    start: row.start,
    duration,
    state: row.state,
    reason: row.reason,
    notes: row.notes,
  };
}

/** What the calendar says about the rows, asked for again only where a row changed. */
function useChecks(
  rows: readonly PreparedAppointment[] | undefined,
  bookings: readonly RowBooking[],
  fingerprints: readonly string[],
) {
  const [checked, setChecked] = useState<ReadonlyMap<string, Checked>>(new Map());
  const known = useRef<ReadonlyMap<string, Checked>>(checked);
  /** What was checked last. What was changed since is not done, also before the next check has begun. */
  const [doneKeys, setDoneKeys] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const keys = useMemo(
    () => bookings.map((booking, index) => checkKey(fingerprints[index] ?? "", booking)),
    [bookings, fingerprints],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!rows) return;
    const abort = new AbortController();
    setFailure(undefined);
    const missing = rows.flatMap(({ number }, index) => {
      const key = keys[index] ?? "";
      return known.current.has(key)
        ? []
        : [{ number, key, booking: bookings[index], text: fingerprints[index] ?? "" }];
    });
    const work = inBatches(missing, MAX_ROWS_AT_ONCE, async (batch) => {
      const body = await Promise.all(
        batch.map(async ({ number, booking, text }) => ({
          number,
          fingerprint: await textHash(text),
          ...(booking && { booking: proposed(booking) }),
        })),
      );
      const { items } = await checkAppointments(body, abort.signal);
      const byNumber = new Map(items.map((item) => [item.number, item]));
      const next = new Map(known.current);
      for (const { number, key } of batch) next.set(key, byNumber.get(number) ?? NOTHING);
      known.current = next;
      setChecked(next);
    });
    work.then(
      () => !abort.signal.aborted && setDoneKeys(keys),
      (error: unknown) => !abort.signal.aborted && setFailure(error),
    );
    return () => abort.abort();
  }, [rows, keys, round]);
  const isDone = doneKeys === keys;
  return useMemo(
    () => ({
      of: (index: number) => checked.get(keys[index] ?? ""),
      count: keys.filter((key) => checked.has(key)).length,
      isDone,
      failure,
      retry: () => setRound((before) => before + 1),
    }),
    [checked, keys, isDone, failure],
  );
}

const checkKey = (fingerprint: string, booking: RowBooking) =>
  booking
    ? [
        fingerprint,
        booking.patient,
        booking.professional,
        booking.office,
        booking.start,
        booking.duration,
      ].join("|")
    : fingerprint;

const proposed = ({ patient, professional, office, start, duration, state }: Booking) => ({
  patient,
  professional,
  office,
  start,
  duration,
  state,
});
