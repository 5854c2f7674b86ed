import * as Appointments from "../appointments/index.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Photo, PhotoMark, photosRoutes } from "../contracts/photos/photos.ts";
import { update as itemWrite, type Operation, transact } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import * as Visits from "../visits/index.ts";
import {
  bytesOf,
  checkTakenAt,
  db,
  type PhotoReference,
  parsePhoto,
  photoAndHead,
  photoKey,
} from "./store.ts";

type Update = RequestOf<typeof photosRoutes.update>["body"];

/** Seconds for which a removed photo can be restored. */
const RESTORABLE_SECONDS = 30 * 24 * 3600;

/**
 * Changes the description of a photo. 409 with the current one after a concurrent change, or if the visit is signed.
 */
export async function update(named: PhotoReference, { version, ...changes }: Update): Promise<Photo> {
  const head = await Appointments.getAppointment(named.appointment);
  const before = head.photos?.[named.photo];
  if (!before) throw absent("photo");
  if (before.version !== version) throw stale("photo", await Visits.photoView(head, named.photo, before));
  checkTakenAt(changes.taken_at);
  const mark: PhotoMark = { ...before, ...changes, version: version + 1 };
  await writeMark(
    { ...named, patient: head.patient_id },
    mark,
    Visits.updatePhotoMark(named.appointment, named.photo, mark),
  );
  return Visits.photoView(head, named.photo, mark);
}

type SetRegion = RequestOf<typeof photosRoutes.setRegion>["body"];

/**
 * Says which part of the body a photo shows, and on which side. In a signed appointment only where nobody said it before the signature; what was
 * said afterwards can be corrected. 409 with the current photo after a concurrent change.
 */
export async function setRegion(named: PhotoReference, { version, region, side }: SetRegion): Promise<Photo> {
  const head = await Appointments.getAppointment(named.appointment);
  const before = head.photos?.[named.photo];
  if (!before) throw absent("photo");
  if (before.version !== version) throw stale("photo", await Visits.photoView(head, named.photo, before));
  const { region: _, side: __, region_added_later: later = false, ...rest } = before;
  const isSigned = head.status === "done" && !before.added_later;
  if (isSigned && !later && Visits.photoRegion(before)) throw new AppError("conflict", "appointment.locked");
  const mark: PhotoMark = {
    ...rest,
    ...(region && { region }),
    ...(side && { side }),
    ...(isSigned && { region_added_later: true }),
    version: version + 1,
  };
  const write = isSigned ? Visits.addPhotoRegion : Visits.updatePhotoMark;
  await writeMark({ ...named, patient: head.patient_id }, mark, write(named.appointment, named.photo, mark));
  return Visits.photoView(head, named.photo, mark);
}

/** Writes a photo's description to its item and to its appointment's head. The version before it is the mark's minus one. */
async function writeMark(
  named: PhotoReference & { patient: string },
  mark: PhotoMark,
  headWrite: Operation,
): Promise<void> {
  const before = mark.version - 1;
  const change = db.entities.photo
    .patch(photoKey(named))
    .set({ mark, updated_at: nowIso(), updated_by: actor().id })
    .add({ version: 1 })
    .where((attribute, { eq }) => `${eq(attribute.version, before)} AND ${eq(attribute.state, "shown")}`);
  try {
    await transact({
      writes: [headWrite, itemWrite(change.params(), () => new AppError("conflict", "photo.stale"))],
      audit: { action: "update", record: named.photo, patient: named.patient },
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "photo.stale") throw error;
    const { head: now, photo } = await photoAndHead(named);
    if (photo.state !== "shown") throw absent("photo");
    throw stale("photo", await Visits.photoView(now, named.photo, photo.mark));
  }
}

/**
 * Removes a photo from the record. Its bytes are no longer counted; its files stay as long as it can be restored. Two
 * requests.
 */
export async function remove(named: PhotoReference): Promise<{ id: string }> {
  const { photo, head } = await photoAndHead(named);
  const change = db.entities.photo
    .patch(photoKey(named))
    .set({
      state: "removed",
      updated_at: nowIso(),
      updated_by: actor().id,
      expires_at: Math.floor(now() / 1000) + RESTORABLE_SECONDS,
    })
    .remove(["counted_bytes"])
    .where(({ state }, { eq }) => eq(state, "shown"));
  await transact({
    writes: [
      Visits.hidePhoto(named.appointment, named.photo),
      itemWrite(change.params(), () => absent("photo")),
      ...(photo.counted_bytes ? [Spaces.releaseDisk(photo.counted_bytes)] : []),
    ],
    audit: { action: "delete", record: named.photo, patient: head.patient_id },
  });
  return { id: named.photo };
}

/** Restores a removed photo. Safe to repeat. Two requests. */
export async function restore(named: PhotoReference): Promise<Photo> {
  const { head, photo } = await photoAndHead(named);
  if (photo.state === "shown") return Visits.photoView(head, named.photo, photo.mark);
  if (photo.state !== "removed") throw absent("photo");
  const change = db.entities.photo
    .patch(photoKey(named))
    .set({ state: "shown", counted_bytes: bytesOf(photo), updated_at: nowIso(), updated_by: actor().id })
    .remove(["expires_at"])
    .where(({ state }, { eq }) => eq(state, "removed"));
  await transact({
    writes: [
      Visits.showPhoto(named.appointment, named.photo, photo.mark),
      itemWrite(change.params(), (stored) =>
        stored && parsePhoto(stored).state === "shown"
          ? new AppError("conflict", "write.conflict")
          : absent("photo"),
      ),
      Spaces.reserveDisk(bytesOf(photo)),
    ],
    audit: { action: "restore", record: named.photo, patient: head.patient_id },
  });
  return Visits.photoView(head, named.photo, photo.mark);
}
