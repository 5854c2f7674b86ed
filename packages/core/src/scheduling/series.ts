import { createHash } from "node:crypto";
import { type AppointmentItem, appointmentView, endOf, readHeads } from "../appointments/index.ts";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import type { OccurrenceOutcome, SeriesOutcome, seriesRoutes } from "../contracts/scheduling/series.ts";
import { actor, requestContext } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { newAppointmentItem, toClashError, withOverride, withPatientName, writeBooking } from "./booking.ts";
import { findClashes, proposalOf } from "./bulk-clash.ts";
import { mergedRecordsOf, patientCheck } from "./patient-check.ts";
import { occurrencesOf } from "./recurrence.ts";

type Body = RequestOf<typeof seriesRoutes.createSeries>["body"];
type Preview = RequestOf<typeof seriesRoutes.previewSeries>["body"];

/** The occurrences of a series, with the clashes of each. Writes nothing. */
export async function previewSeries(body: Preview): Promise<ResponseOf<typeof seriesRoutes.previewSeries>> {
  const heads = plannedOccurrences({ ...body, skip: [] }, newId("series"));
  const clashes = await findClashes(heads.map(proposalOf));
  return {
    occurrences: heads.map(({ start, end }, index) => ({ index, start, end, clashes: clashes[index] ?? [] })),
  };
}

/**
 * Books a series. Each occurrence is a transaction with the checks of a single booking, and the answer names those that could not be
 * booked. The ids are derived from the request's idempotency key, so repeating the request after a failure finds the occurrences
 * that were booked and continues.
 */
export async function createSeries(body: Body): Promise<SeriesOutcome> {
  const id = seriesId();
  const skipped = new Set(body.skip.map((start) => new Date(start).toISOString()));
  const hint = { id: body.patient, name: body.patient_name ?? "" };
  const booked = recoverBooked(id, body);
  const occurrences: OccurrenceOutcome[] = [];
  for (const [index, head] of plannedOccurrences(body, id).entries()) {
    const outcome = { index, start: head.start, appointment: null, clashes: [], code: null };
    if (skipped.has(head.start)) {
      occurrences.push({ ...outcome, result: "skipped" });
      continue;
    }
    try {
      const appointment = await withPatientName(hint, () =>
        withOverride(body.override, (override) =>
          writeBooking(
            { ...head, patient_name: hint.name, override },
            [patientCheck(hint)],
            mergedRecordsOf(hint),
          ),
        ),
      ).catch((error) => booked(head.appointment_id, error));
      occurrences.push({ ...outcome, result: "saved", appointment });
    } catch (error) {
      const failure = failureOf(error);
      // Nothing was booked yet, and every other occurrence would be refused for the same reason.
      if (failure.result === "refused" && occurrences.every(({ result }) => result === "skipped"))
        throw error;
      occurrences.push({ ...outcome, ...failure });
    }
  }
  return {
    series: id,
    occurrences: await withClashes(occurrences, (index) => plannedOccurrences(body, id)[index]),
  };
}

/** The outcome of an occurrence that was not written. Errors other than {@link AppError} are thrown again. */
export function failureOf(error: unknown): Pick<OccurrenceOutcome, "result" | "code"> {
  if (!(error instanceof AppError)) throw error;
  const results: Record<string, OccurrenceOutcome["result"]> = {
    "appointment.clash": "clash",
    "appointment.stale": "stale",
    "appointment.locked": "locked",
  };
  return { result: results[error.code] ?? "refused", code: error.code };
}

/** Adds the clashes to the outcomes that were refused because of one. */
export async function withClashes(
  outcomes: OccurrenceOutcome[],
  getAppointment: (index: number) => AppointmentItem | undefined,
): Promise<OccurrenceOutcome[]> {
  const failed = outcomes.flatMap((outcome) => {
    const head = outcome.result === "clash" ? getAppointment(outcome.index) : undefined;
    return head ? [{ outcome, head }] : [];
  });
  if (failed.length === 0) return outcomes;
  const clashes = await findClashes(failed.map(({ head }) => proposalOf(head)));
  const byIndex = new Map(failed.map(({ outcome }, at) => [outcome.index, clashes[at] ?? []]));
  return outcomes.map((outcome) => ({ ...outcome, clashes: byIndex.get(outcome.index) ?? [] }));
}

/** The heads of all occurrences. Their ids are derived from the series and the index. */
function plannedOccurrences(body: Body | Preview, series: string): AppointmentItem[] {
  const { timeZone } = actor().space;
  const first = newAppointmentItem(body);
  const days = occurrencesOf(body.start, body.rule, timeZone);
  return days.map(({ start, day }, index) => ({
    ...first,
    appointment_id: occurrenceId(series, index),
    start,
    end: endOf({ start, duration: body.duration }),
    series: {
      id: series,
      index,
      count: days.length,
      frequency: body.rule.frequency,
      every: body.rule.every,
      day,
    },
  }));
}

/**
 * Handles a repeated request: an occurrence that exists already was booked by an earlier try and clashes with itself. Returns that
 * occurrence, or throws the error. All occurrences are read once, and only after an error.
 */
function recoverBooked(series: string, { rule, start }: Body) {
  let heads: ReturnType<typeof readHeads> | undefined;
  return async (id: string, error: unknown): Promise<Appointment> => {
    const conflict = error instanceof AppError && error.kind === "conflict";
    const count = occurrencesOf(start, rule, actor().space.timeZone).length;
    if (conflict)
      heads ??= readHeads(Array.from({ length: count }, (_, index) => occurrenceId(series, index)));
    const head = (await heads)?.get(id);
    if (head) return appointmentView(head);
    // A transaction lost to concurrent writes becomes 409 `write.conflict`, which can be retried.
    throw error instanceof AppError ? error : await toClashError(error, undefined, id);
  };
}

/**
 * The id of the series, derived from the request's idempotency key. The key is removed from the context, because it would
 * otherwise belong to the first occurrence's transaction; the derived ids prevent double booking instead.
 */
function seriesId(): string {
  const context = requestContext();
  const idempotency = context?.idempotency;
  if (!context || !idempotency) return newId("series");
  delete context.idempotency;
  const { id, spaceId } = actor();
  return derivedId("series", `${spaceId}|${id}|${idempotency.key}|${idempotency.fingerprint}`);
}

/** The id of an occurrence. It is derived, so all occurrences of a series can be read without a Query. */
export const occurrenceId = (series: string, index: number) => derivedId("appointment", `${series}|${index}`);

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id in the usual format that is always the same for the same text. */
function derivedId(kind: "series" | "appointment", text: string): string {
  const bytes = createHash("sha256").update(text).digest();
  const letters = [...bytes.subarray(0, 26)].map((byte) => ALPHABET[byte % 32]);
  return `${ID_PREFIXES[kind]}_${letters.join("")}`;
}
