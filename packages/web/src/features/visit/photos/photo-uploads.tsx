import { sectionSpec } from "@meridian/core/contracts/visits/sections";
import { useAllows } from "@meridian/ui/session/session";
import { isUploadable, storageOf } from "@meridian/ui/uploads/upload-queue";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePhotoChanges } from "../api/photos.ts";
import { useVisitFacts } from "../frame/visit-context.tsx";
import { photoQueue, resumeUploads } from "./upload-queue.ts";

/**
 * Resumes the visit's photos from a closed page, and reports all unfinished uploads to the visit's save status,
 * including those begun earlier.
 */
export default function PhotoUploads() {
  const { visit, report } = useVisitFacts();
  const { id: appointment, patient, start } = visit.appointment;
  const own = useSyncExternalStore(photoQueue.subscribe, photoQueue.pending).filter(
    (one) => one.appointment === appointment && isUploadable(one),
  );
  const waiting = own.length > 0;
  const failed = own.some(({ state }) => state === "failed");
  const kept = storageOf(own) === "kept";
  useEffect(() => {
    const state = failed ? ({ kind: kept ? "offline" : "unsaved" } as const) : ({ kind: "saving" } as const);
    report("photos", {
      state: waiting ? state : { kind: "saved", at: null },
      hasContent: false,
      flush: async () => {
        await photoQueue.whenSettled(appointment);
        return !photoQueue.pending().some((one) => one.appointment === appointment && isUploadable(one));
      },
    });
  }, [report, waiting, failed, kept, appointment]);

  const changes = usePhotoChanges(visit.appointment);
  const allows = useAllows();
  const now = useRef({ changes, allows });
  now.current = { changes, allows };
  useEffect(() => {
    void resumeUploads({
      appointment,
      patient,
      start,
      onAdded: (photo) => now.current.changes.added(photo),
      onSettledElsewhere: () => void now.current.changes.read(),
      mayShowPhotos: (section) => {
        const { photos, module } = sectionSpec(section);
        return photos === true && (!module || now.current.allows({ module }));
      },
    });
  }, [appointment, patient, start]);
  return null;
}
