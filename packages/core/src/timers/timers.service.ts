import * as Appointments from "../appointments/index.ts";
import type { NewTimer, Timer, TimerAction } from "../contracts/timers/timer-terms.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { StoredTimer } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { changed, nowSeen, requireRoom, started } from "./timer.policy.ts";

type TimersNow = { timers: Timer[]; now: string };

/** Seconds after the last change until the database deletes the item. */
const KEPT_SECONDS = 3 * 24 * 3600;
/** How often a change is tried when another tab changes the same timer. */
const MAX_ATTEMPTS = 5;

/** The actor's timers, and the patients of those appointments that are still the actor's own. Two requests at most. */
export async function list() {
  const { timers } = await read();
  const wanted = [...new Set(timers.map(({ appointment_id }) => appointment_id))];
  const heads = await Appointments.readHeadsByKey(
    wanted.map((appointment) => ({ space: actor().spaceId, appointment })),
  );
  return {
    ...timersNow(timers),
    appointments: heads
      .filter(({ professional_id }) => professional_id === actor().id)
      .map((head) => ({
        id: head.appointment_id,
        patient: head.patient_id,
        patient_name: head.patient_name,
      })),
  };
}

/**
 * Starts a timer in one of the actor's own appointments that is begun and not signed. Two requests. Throws 404
 * `appointment.not_found`, 403 `appointment.not_own`, 409 `appointment.locked`, `appointment.not_open` or `timers.too_many`.
 */
export async function start(asked: NewTimer): Promise<TimersNow & { timer: Timer }> {
  const { timers, lapsed } = await read();
  requireRoom(timers);
  const timer = started(asked, newId("timer"), now());
  const result = { timer: view(timer), ...timersNow([...timers, timer]) };
  await transact({
    writes: [Appointments.requireWritable(asked.appointment), write([timer], lapsed)],
    result,
  });
  return result;
}

/** Changes a timer of the actor's. Two requests; two more where another tab changed it at the same moment. Throws 404. */
export async function change(id: string, action: TimerAction): Promise<TimersNow> {
  return afterOtherTabs(async () => {
    const { timers } = await read();
    const timer = timers.find((one) => one.id === id);
    if (action.action === "stop") {
      // Another tab may have stopped it already, which is not an error.
      if (timer) await transact({ writes: [write([], [id])] });
      return timersNow(timers.filter((one) => one !== timer));
    }
    if (!timer) throw absent("timer");
    const next = changed(timer, action, now());
    if (next !== timer) await transact({ writes: [write([next], [])] });
    return timersNow(timers.map((one) => (one === timer ? next : one)));
  });
}

/** Marks the actor's finished timers as seen. One request, two where there are any. */
export async function clearNotifications(): Promise<{ timers: Timer[] }> {
  return afterOtherTabs(async () => {
    const { timers } = await read();
    const seen = nowSeen(timers, now());
    if (seen.length > 0) await transact({ writes: [write(seen, [])] });
    return { timers: timers.map((timer) => view(seen.find(({ id }) => id === timer.id) ?? timer)) };
  });
}

const key = () => Spaces.timersKey({ spaceId: actor().spaceId, userId: actor().id });

async function read() {
  const [item] = await readItems([key()]);
  return Spaces.timersIn(item);
}

const view = (timer: StoredTimer) => Spaces.timerView(timer, actor().id);
const timersNow = (timers: readonly StoredTimer[]): TimersNow => ({
  timers: timers.map(view),
  now: new Date(now()).toISOString(),
});

const moved = () => new AppError("conflict", "timer.conflict");

/** Repeats a change when another tab changed the same timer first. */
const afterOtherTabs = <T>(work: () => Promise<T>) =>
  retryOn(["timer.conflict"], work, { attempts: MAX_ATTEMPTS });

/** Writes timers, each on the condition of the version that was read, and deletes others. All are in the user's one item. */
function write(timers: readonly StoredTimer[], gone: readonly string[]): Operation {
  const sets = timers.map((_, at) => `#t${at} = :t${at}`);
  const removes = gone.map((_, at) => `#g${at}`);
  const conditions = timers.flatMap(({ version }, at) =>
    version > 1 ? [`#t${at}.#version = :v${at}`] : [`attribute_not_exists(#t${at})`],
  );
  const grown = timers.some(({ version }) => version > 1);
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: key(),
        UpdateExpression: [
          `SET ${[...sets, "#expires = :expires"].join(", ")}`,
          removes.length > 0 && `REMOVE ${removes.join(", ")}`,
        ]
          .filter(Boolean)
          .join(" "),
        ...(conditions.length > 0 && { ConditionExpression: conditions.join(" AND ") }),
        ExpressionAttributeNames: {
          "#expires": "expires_at",
          ...(grown && { "#version": "version" }),
          ...Object.fromEntries(timers.map(({ id }, at) => [`#t${at}`, id])),
          ...Object.fromEntries(gone.map((id, at) => [`#g${at}`, id])),
        },
        ExpressionAttributeValues: {
          ":expires": Math.floor(now() / 1000) + KEPT_SECONDS,
          ...Object.fromEntries(timers.map((timer, at) => [`:t${at}`, timer])),
          ...Object.fromEntries(
            timers.flatMap(({ version }, at) => (version > 1 ? [[`:v${at}`, version - 1]] : [])),
          ),
        },
      },
    },
    otherwise: moved,
  };
}
