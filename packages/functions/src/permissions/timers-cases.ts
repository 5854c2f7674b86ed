import { none, type Row, writesVisit } from "./matrix-case.ts";

/** A timer belongs to one user, and no other user's call finds it. */
export const timers: Record<string, Row> = {
  "timers.list": none,
  "timers.start": {
    call: ({ appointment }) => ({ body: { appointment, kind: "moxa", seconds: 600 } }),
    names: "appointment",
    own: [201],
    ...writesVisit,
    except: { manager: { own: [403] } },
  },
  "timers.change": {
    call: () => ({ params: { timer: "tmr_01K0DEM0000000000000000001" }, body: { action: "pause" } }),
    own: [404],
  },
  "timers.clear-notifications": none,
};
