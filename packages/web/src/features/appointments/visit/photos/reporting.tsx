import { useEffect, useSyncExternalStore } from "react";
import { useVisitContext } from "../visit-context.tsx";
import { isKept, notSent, settled, subscribe } from "./sending.ts";

/** Tells the visit's one save state of photos that are still on their way, also those begun on an earlier look at it. */
export default function Reporting() {
  const { visit, report } = useVisitContext();
  const appointment = visit.appointment.id;
  const own = useSyncExternalStore(subscribe, notSent).filter(
    (one) => one.appointment === appointment && isKept(one),
  );
  const waiting = own.length > 0;
  const failed = own.some(({ state }) => state === "failed");
  useEffect(
    () =>
      report("photos", {
        state: waiting ? { kind: failed ? "unsaved" : "saving" } : { kind: "saved", at: null },
        holds: false,
        flush: () => settled(appointment),
      }),
    [report, waiting, failed, appointment],
  );
  return null;
}
