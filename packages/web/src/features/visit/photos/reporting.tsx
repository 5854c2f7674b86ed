import { sectionSpec } from "@meridian/core/contracts/visits/sections";
import { useAllows } from "@meridian/ui/session/session";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePhotoChanges } from "../api/photos.ts";
import { useVisitContext } from "../frame/visit-context.tsx";
import { isUnsent, notSent, settled, subscribe, takeUp, whereOf } from "./upload-queue.ts";

/**
 * Takes up the visit's photos that an ended page left, and tells the visit's one save state of all that are still on
 * their way, also those begun on an earlier look at it.
 */
export default function Reporting() {
  const { visit, report } = useVisitContext();
  const { id: appointment, patient, start } = visit.appointment;
  const own = useSyncExternalStore(subscribe, notSent).filter(
    (one) => one.appointment === appointment && isUnsent(one),
  );
  const waiting = own.length > 0;
  const failed = own.some(({ state }) => state === "failed");
  const kept = whereOf(own) === "kept";
  useEffect(() => {
    const state = failed ? ({ kind: kept ? "offline" : "unsaved" } as const) : ({ kind: "saving" } as const);
    report("photos", {
      state: waiting ? state : { kind: "saved", at: null },
      holds: false,
      flush: async () => {
        await settled(appointment);
        return !notSent().some((one) => one.appointment === appointment && isUnsent(one));
      },
    });
  }, [report, waiting, failed, kept, appointment]);

  const changes = usePhotoChanges(visit.appointment);
  const allows = useAllows();
  const now = useRef({ changes, allows });
  now.current = { changes, allows };
  useEffect(() => {
    void takeUp({
      appointment,
      patient,
      start,
      onAdded: (photo) => now.current.changes.added(photo),
      onGone: () => void now.current.changes.read(),
      stands: (section) => {
        const { photos, module } = sectionSpec(section);
        return photos === true && (!module || now.current.allows({ module }));
      },
    });
  }, [appointment, patient, start]);
  return null;
}
