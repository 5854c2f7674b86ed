import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { newTimer, timer, timerAction } from "./timer-terms.ts";

const own = { who: "space", can: "clinical.write" } as const;
/** `now` is the server's time, because the browser's clock may be wrong. */
const timersNow = z.object({ timers: z.array(timer), now: instant });

export const timersRoutes = {
  list: route({
    id: "timers.list",
    method: "GET",
    path: "/api/timers",
    summary: "The user's own timers, and the patients of their appointments",
    access: own,
    response: timersNow.extend({
      appointments: z.array(z.object({ id: z.string(), patient: z.string(), patient_name: z.string() })),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  start: route({
    id: "timers.start",
    method: "POST",
    path: "/api/timers/start",
    summary: "Starts a timer in one of the user's own appointments that is begun and not signed",
    access: own,
    body: newTimer,
    status: 201,
    response: timersNow.extend({ timer }),
    errors: [
      "appointment.not_found",
      "appointment.locked",
      "appointment.not_open",
      "appointment.not_own",
      "timers.too_many",
    ],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  change: route({
    id: "timers.change",
    method: "POST",
    path: "/api/timers/{timer}",
    summary: "Pauses, resumes, extends or stops a timer",
    access: own,
    params: z.object({ timer: id("timer") }),
    body: timerAction,
    response: timersNow,
    errors: ["timer.not_found"],
    touches: { table: "write" },
    calls: 2,
    // Timers remind of needles to remove, so they work with an expired plan too.
    needsPlan: false,
  }),
  clearNotifications: route({
    id: "timers.clear-notifications",
    method: "POST",
    path: "/api/timers/clear_notifications",
    summary: "Marks the user's finished timers as seen",
    access: { who: "session" },
    response: z.object({ timers: z.array(timer) }),
    errors: [],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
};
