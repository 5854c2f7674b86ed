import {
  type AppointmentItem,
  appointmentView,
  getAppointment,
  isMovable,
  maySeeAppointment,
  readHeads,
  type SeriesOccurrence,
} from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type {
  OccurrenceOutcome,
  SeriesOutcome,
  SeriesScope,
  seriesRoutes,
} from "../contracts/scheduling/series.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import { isMoved, toClashError, withChanges, withOverride, writeUpdate } from "./booking.ts";
import { findClashes, proposalOf } from "./bulk-clash.ts";
import { shiftedStart } from "./recurrence.ts";
import { failureOf, occurrenceId, withClashes } from "./series.ts";
import { withStatus, writeStatus } from "./status-change.ts";

type Changes = RequestOf<typeof seriesRoutes.changeSeries>["body"];
type Cancel = RequestOf<typeof seriesRoutes.cancelSeries>["body"];

/** The occurrences a change affects, with their new times and clashes. Writes nothing. */
export async function previewSeriesChange(
  appointmentId: string,
  body: Changes,
): Promise<ResponseOf<typeof seriesRoutes.previewSeriesChange>> {
  const reached = await readScope(appointmentId, body.scope, body.version);
  const moving = reached.heads.filter((head) => isChangeable(head, reached.named));
  const targets = moving.map((head) => targetOf(head, reached.named, body));
  // Occurrences that move too do not clash with each other.
  const clashes = await findClashes(
    targets.map(proposalOf),
    new Set(moving.map((head) => head.appointment_id)),
  );
  return {
    occurrences: moving.map((head, at) => ({
      index: head.series.index,
      appointment: head.appointment_id,
      from: head.start,
      start: targets[at]?.start ?? head.start,
      end: targets[at]?.end ?? head.end,
      // An occurrence that stays keeps its time, even where it overlaps.
      clashes: isMoved(head, targets[at] ?? head) ? (clashes[at] ?? []) : [],
    })),
  };
}

/**
 * Changes this occurrence, this and the following, or all. Each is changed in its own transaction with the checks of a single
 * change. When the series moves to later times the last occurrence is written first, so that none clashes with the next one; what
 * still clashes is tried again at the end. The occurrence in the request is written last: its version changes only when the others
 * are done, so until then the same request can be repeated.
 */
export async function changeSeries(appointmentId: string, body: Changes): Promise<SeriesOutcome> {
  const reached = await readScope(appointmentId, body.scope, body.version);
  const skip = new Set(body.skip);
  const targets = new Map(
    reached.heads
      .filter((head) => isChangeable(head, reached.named))
      .map((head) => [head.series.index, targetOf(head, reached.named, body)] as const),
  );
  const write = async (head: SeriesOccurrence): Promise<OccurrenceOutcome> => {
    const target = targets.get(head.series.index);
    if (skip.has(head.appointment_id)) return outcomeOf(head, "skipped");
    if (!target) return outcomeOf(head, "locked");
    if (isUnchanged(head, target)) return outcomeOf(head, "saved");
    return outcomeOfWrite(head, target.start, () =>
      withOverride(body.override, (override) => writeUpdate(head, target, override)),
    );
  };
  const later = body.start !== undefined && body.start > reached.named.start;
  const outcomes = await writeInOrder(reached, later, write);
  return {
    series: reached.named.series.id,
    occurrences: await withClashes(outcomes, (index) => targets.get(index)),
  };
}

/** Cancels this occurrence, this and the following, or all, with a reason. Started and past occurrences stay. */
export async function cancelSeries(appointmentId: string, body: Cancel): Promise<SeriesOutcome> {
  const reached = await readScope(appointmentId, body.scope, body.version);
  const outcomes = await writeInOrder(reached, false, (head) =>
    isChangeable(head, reached.named)
      ? outcomeOfWrite(head, head.start, () =>
          writeStatus(head, withStatus(head, "cancelled", body.reason)),
        ).then((outcome) => ({ ...outcome, status_before: head.status }))
      : Promise.resolve(outcomeOf(head, "locked")),
  );
  return { series: reached.named.series.id, occurrences: outcomes };
}

type ScopedOccurrences = { named: SeriesOccurrence; heads: SeriesOccurrence[] };

/** Reads the occurrence in the request and those in its scope, in order. Two requests. Throws 403, 404, 409. */
async function readScope(
  appointmentId: string,
  scope: SeriesScope,
  version: number,
): Promise<ScopedOccurrences> {
  const named = await getAppointment(appointmentId);
  if (!maySeeAppointment(actor(), named)) throw new AppError("forbidden", "access.denied");
  if (!inSeries(named)) throw new AppError("conflict", "appointment.no_series");
  if (named.version !== version) throw stale("appointment", appointmentView(named));
  if (scope === "this") return { named, heads: [named] };
  const { id, index: own, count } = named.series;
  const from = scope === "all" ? 0 : own;
  const ids = Array.from({ length: count - from }, (_, at) => occurrenceId(id, from + at));
  const read = await readHeads(ids);
  const heads = ids.flatMap((each) => read.get(each) ?? []).filter(inSeries);
  return { named, heads };
}

const inSeries = (head: AppointmentItem): head is SeriesOccurrence => head.series !== undefined;

/** Whether an occurrence may be changed: not started, visible to the actor, and not past unless it is the one in the request. */
const isChangeable = (head: SeriesOccurrence, named: SeriesOccurrence) =>
  isMovable(head.status) &&
  maySeeAppointment(actor(), head) &&
  (head.appointment_id === named.appointment_id || Date.parse(head.start) >= now());

function targetOf(
  head: SeriesOccurrence,
  named: SeriesOccurrence,
  { start, ...body }: Changes,
): AppointmentItem {
  if (start === undefined) return withChanges(head, body);
  const isNamed = head.appointment_id === named.appointment_id;
  const to = isNamed ? start : shiftedStart(head, named, start, actor().space.timeZone);
  return withChanges(head, { ...body, start: to });
}

const FIELDS = ["start", "duration", "professional_id", "office_id", "price", "notes"] as const;
const isUnchanged = (head: AppointmentItem, target: AppointmentItem) =>
  FIELDS.every((field) => head[field] === target[field]) &&
  head.appointment_type.id === target.appointment_type.id;

const outcomeOf = (head: SeriesOccurrence, result: OccurrenceOutcome["result"]): OccurrenceOutcome => ({
  index: head.series.index,
  start: head.start,
  result,
  appointment: maySeeAppointment(actor(), head) ? appointmentView(head) : null,
  clashes: [],
  code: null,
});

async function outcomeOfWrite(
  head: SeriesOccurrence,
  start: string,
  work: () => Promise<OccurrenceOutcome["appointment"]>,
): Promise<OccurrenceOutcome> {
  try {
    return { ...outcomeOf(head, "saved"), start, appointment: await work() };
  } catch (error) {
    const known =
      error instanceof AppError ? error : await toClashError(error, undefined, head.appointment_id);
    return { ...outcomeOf(head, "refused"), start, ...failureOf(known) };
  }
}

async function writeInOrder(
  { named, heads }: ScopedOccurrences,
  later: boolean,
  write: (head: SeriesOccurrence) => Promise<OccurrenceOutcome>,
): Promise<OccurrenceOutcome[]> {
  const others = heads.filter((head) => head.appointment_id !== named.appointment_id);
  const order = [...(later ? others.toReversed() : others), named];
  const outcomes = new Map<number, OccurrenceOutcome>();
  for (const head of order) outcomes.set(head.series.index, await write(head));
  for (const head of order)
    if (outcomes.get(head.series.index)?.result === "clash")
      outcomes.set(head.series.index, await write(head));
  return [...outcomes.values()].sort((a, b) => a.index - b.index);
}
