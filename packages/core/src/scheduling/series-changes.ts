import {
  type AppointmentItem,
  appointmentView,
  getAppointment,
  mayKnow,
  movable,
  readHeads,
  type SeriesHead,
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
import { changed, isMoved, move, toClashError, withOverride } from "./booking.ts";
import { clashesOf, wishOf } from "./bulk-clash.ts";
import { carriedTo } from "./recurrence.ts";
import { failureOf, occurrenceId, withClashes } from "./series.ts";
import { step, steppedTo } from "./status-change.ts";

type Changes = RequestOf<typeof seriesRoutes.changeSeries>["body"];
type Cancel = RequestOf<typeof seriesRoutes.cancelSeries>["body"];

/** Where a change would put each occurrence it reaches, and what is in the way there. Writes nothing. */
export async function previewSeriesChange(
  appointmentId: string,
  body: Changes,
): Promise<ResponseOf<typeof seriesRoutes.previewSeriesChange>> {
  const reached = await reach(appointmentId, body.scope, body.version);
  const moving = reached.heads.filter((head) => changeable(head, reached.named));
  const targets = moving.map((head) => targetOf(head, reached.named, body));
  // What moves along with it is in nobody's way.
  const clashes = await clashesOf(targets.map(wishOf), new Set(moving.map((head) => head.appointment_id)));
  return {
    occurrences: moving.map((head, at) => ({
      index: head.series.index,
      appointment: head.appointment_id,
      from: head.start,
      start: targets[at]?.start ?? head.start,
      end: targets[at]?.end ?? head.end,
      // What stays where it is was agreed there.
      clashes: isMoved(head, targets[at] ?? head) ? (clashes[at] ?? []) : [],
    })),
  };
}

/**
 * Changes this, this and following, or all: one transaction an occurrence, with the same check as a single change.
 * Those that begin later go first when all move later, so that none is in another's way; what still clashed is tried
 * once more when the rest have moved. The named one is last: until everything is done, the same request can be repeated.
 */
export async function changeSeries(appointmentId: string, body: Changes): Promise<SeriesOutcome> {
  const reached = await reach(appointmentId, body.scope, body.version);
  const skip = new Set(body.skip);
  const targets = new Map(
    reached.heads
      .filter((head) => changeable(head, reached.named))
      .map((head) => [head.series.index, targetOf(head, reached.named, body)] as const),
  );
  const write = async (head: SeriesHead): Promise<OccurrenceOutcome> => {
    const target = targets.get(head.series.index);
    if (skip.has(head.appointment_id)) return outcomeOf(head, "skipped");
    if (!target) return outcomeOf(head, "locked");
    if (same(head, target)) return outcomeOf(head, "saved");
    return attempt(head, target.start, () =>
      withOverride(body.override, (override) => move(head, target, override)),
    );
  };
  const later = body.start !== undefined && body.start > reached.named.start;
  const outcomes = await inTurn(reached, later, write);
  return {
    series: reached.named.series.id,
    occurrences: await withClashes(outcomes, (index) => targets.get(index)),
  };
}

/** Cancels this, this and following, or all that have not begun, with the reason; what has gone by stays. */
export async function cancelSeries(appointmentId: string, body: Cancel): Promise<SeriesOutcome> {
  const reached = await reach(appointmentId, body.scope, body.version);
  const outcomes = await inTurn(reached, false, (head) =>
    changeable(head, reached.named)
      ? attempt(head, head.start, () => step(head, steppedTo(head, "cancelled", body.reason))).then(
          (outcome) => ({ ...outcome, status_before: head.status }),
        )
      : Promise.resolve(outcomeOf(head, "locked")),
  );
  return { series: reached.named.series.id, occurrences: outcomes };
}

type Reached = { named: SeriesHead; heads: SeriesHead[] };

/** The named occurrence and those the scope reaches, in order. Two requests. */
async function reach(appointmentId: string, scope: SeriesScope, version: number): Promise<Reached> {
  const named = await getAppointment(appointmentId);
  if (!mayKnow(actor(), named)) throw new AppError("forbidden", "access.denied");
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

const inSeries = (head: AppointmentItem): head is SeriesHead => head.series !== undefined;

/** What has begun, is finished or has gone by is history; the named one is meant whenever it was. */
const changeable = (head: SeriesHead, named: SeriesHead) =>
  movable(head.status) &&
  mayKnow(actor(), head) &&
  (head.appointment_id === named.appointment_id || Date.parse(head.start) >= now());

function targetOf(head: SeriesHead, named: SeriesHead, { start, ...body }: Changes): AppointmentItem {
  if (start === undefined) return changed(head, body);
  const isNamed = head.appointment_id === named.appointment_id;
  const to = isNamed ? start : carriedTo(head, named, start, actor().space.timeZone);
  return changed(head, { ...body, start: to });
}

const FIELDS = ["start", "duration", "professional_id", "office_id", "price", "notes"] as const;
const same = (head: AppointmentItem, target: AppointmentItem) =>
  FIELDS.every((field) => head[field] === target[field]) &&
  head.appointment_type.id === target.appointment_type.id;

const outcomeOf = (head: SeriesHead, result: OccurrenceOutcome["result"]): OccurrenceOutcome => ({
  index: head.series.index,
  start: head.start,
  result,
  appointment: mayKnow(actor(), head) ? appointmentView(head) : null,
  clashes: [],
  code: null,
});

async function attempt(
  head: SeriesHead,
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

async function inTurn(
  { named, heads }: Reached,
  later: boolean,
  write: (head: SeriesHead) => Promise<OccurrenceOutcome>,
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
