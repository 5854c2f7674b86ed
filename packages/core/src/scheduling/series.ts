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

/** The occurrences a rule gives and what is in the way of each. Writes nothing. */
export async function previewSeries(body: Preview): Promise<ResponseOf<typeof seriesRoutes.previewSeries>> {
  const heads = plannedOccurrences({ ...body, skip: [] }, newId("series"));
  const clashes = await findClashes(heads.map(proposalOf));
  return {
    occurrences: heads.map(({ start, end }, index) => ({ index, start, end, clashes: clashes[index] ?? [] })),
  };
}

/**
 * Books a series, one transaction an occurrence with the same check as a single booking. What cannot be booked is
 * named in the answer, never left out silently. The ids follow from the request's idempotency key: a repeat after a
 * failure finds what was booked and goes on from there.
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
      // Nothing stands yet and nothing will: the whole series is refused for it.
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

/** Why an occurrence was not written; what is not the business's own refusal is thrown on. */
export function failureOf(error: unknown): Pick<OccurrenceOutcome, "result" | "code"> {
  if (!(error instanceof AppError)) throw error;
  const results: Record<string, OccurrenceOutcome["result"]> = {
    "appointment.clash": "clash",
    "appointment.stale": "stale",
    "appointment.locked": "locked",
  };
  return { result: results[error.code] ?? "refused", code: error.code };
}

/** The outcomes with what is in the way of those that clash. */
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

/** Every occurrence's head, with an id that follows from the series and its place in it. */
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
 * An occurrence that is there already is the one an earlier try booked: its own time refuses it. Read once, and only
 * when something was refused.
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
    // Time lost against other writers is a refusal one can repeat.
    throw error instanceof AppError ? error : await toClashError(error, undefined, id);
  };
}

/**
 * The request's key names the series instead of one transaction: each occurrence has an id of its own that no repeat
 * can book again.
 */
function seriesId(): string {
  const context = requestContext();
  const idempotency = context?.idempotency;
  if (!context || !idempotency) return newId("series");
  delete context.idempotency;
  const { id, spaceId } = actor();
  return derivedId("series", `${spaceId}|${id}|${idempotency.key}|${idempotency.fingerprint}`);
}

/** The id of an occurrence: all of a series can be read without looking for them. */
export const occurrenceId = (series: string, index: number) => derivedId("appointment", `${series}|${index}`);

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id of the usual shape that always comes out the same for the same words. */
function derivedId(kind: "series" | "appointment", text: string): string {
  const bytes = createHash("sha256").update(text).digest();
  const letters = [...bytes.subarray(0, 26)].map((byte) => ALPHABET[byte % 32]);
  return `${ID_PREFIXES[kind]}_${letters.join("")}`;
}
