import type { Photo } from "@meridian/core/contracts/photos/photos";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { type PendingUpload, uploadQueue } from "@meridian/ui/uploads/upload-queue";
import type { KeptPhoto } from "./kept-photos.ts";
import { detectPhotoType } from "./prepare.ts";
import { type PhotoMemory, uploadPhoto } from "./upload.ts";

/** The destination of a photo, and the callback for its arrival. */
export type UploadTarget = {
  appointment: string;
  patient: string;
  /** When the appointment began, ISO 8601. */
  start: string;
  onAdded: (photo: Photo) => void;
};

/** A photo that is not sent yet. */
export type PendingPhoto = PendingUpload<KeptPhoto>;

/** Photos that are not sent yet, of all appointments. */
export const photoQueue = uploadQueue<KeptPhoto, Photo, PhotoMemory>({
  folder: "photo",
  placeOf: ({ appointment }) => appointment,
  check: detectPhotoType,
  upload: uploadPhoto,
  newMemory: () => ({ prepared: undefined, storedParts: new Set() }),
  concurrent: 2,
});

/** Takes files in, to be sent a few at a time; each is stored on this device until it has arrived. */
export function send(target: UploadTarget & { section: SectionKey | null }, files: readonly File[]) {
  const { appointment, patient, start, section } = target;
  const chosen = files.map((file) => {
    const id = crypto.randomUUID();
    const { name, type, lastModified: modified } = file;
    const facts = { appointment, patient, start, section, id, name, type, modified };
    return { facts: { ...facts, creation: id, photo: undefined }, file };
  });
  photoQueue.add(chosen, target.onAdded);
}

type ResumeOptions = {
  /** Whether a section is one of the user's. */
  mayShowPhotos: (section: SectionKey) => boolean;
  /** Another page settled what was waited for. */
  onSettledElsewhere: () => void;
};

/** The appointments for which this user left photos unsent on this device. */
async function appointmentsWithPhotos() {
  const visits = (await photoQueue.stored()).flatMap(({ appointment, patient, start }) =>
    start === undefined ? [] : [[appointment, { appointment, patient, start }] as const],
  );
  return [...new Map(visits).values()];
}

/**
 * Resumes the uploads of closed pages of any appointment, from any screen. `changed` is called with the appointment whose
 * photos changed.
 */
export async function resumeAllUploads(
  mayShowPhotos: ResumeOptions["mayShowPhotos"],
  changed: (visit: { appointment: string; patient: string }) => void,
) {
  for (const visit of await appointmentsWithPhotos()) {
    const notify = () => changed(visit);
    await resumeUploads({
      ...visit,
      mayShowPhotos,
      inBackground: true,
      onAdded: notify,
      onSettledElsewhere: notify,
    });
  }
}

/**
 * Resumes the uploads of closed pages of an appointment; those of another open page are resumed when it closes. Photos of
 * a section that the user no longer has go to the visit as a whole.
 */
export const resumeUploads = (target: UploadTarget & ResumeOptions & { inBackground?: boolean }) =>
  photoQueue.resume(target.appointment, {
    ...target,
    adopt: (facts) => ({
      ...facts,
      start: target.start,
      section: facts.section && target.mayShowPhotos(facts.section) ? facts.section : null,
    }),
  });
