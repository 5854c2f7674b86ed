import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { PHOTO_TYPES } from "../contracts/photos/photo-kinds.ts";
import type { Photo, PhotoMark, photosRoutes } from "../contracts/photos/photos.ts";
import { pictureKind, SIGNATURE_BYTES } from "../contracts/photos/picture-kind.ts";
import { sectionSpec } from "../contracts/visits/sections.ts";
import { retryOn } from "../db/retry-on.ts";
import { put, transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { fileFacts, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import * as Spaces from "../spaces/index.ts";
import * as Visits from "../visits/index.ts";
import {
  bytesOf,
  checkTakenAt,
  db,
  type PhotoItem,
  type PhotoReference,
  photoAndHead,
  photoKey,
} from "./store.ts";

type Create = RequestOf<typeof photosRoutes.create>;
type Created = ResponseOf<typeof photosRoutes.create>;

/** Seconds within which the files of a photo must be uploaded. */
const PENDING_SECONDS = 24 * 3600;

/**
 * Creates a photo with upload links for its files. It is shown only after `complete`. A repeated request answers the
 * same photo with new links. One request.
 */
export async function create({ params, body }: Pick<Create, "params" | "body">): Promise<Created> {
  const { id, modules } = actor();
  const module = body.section && sectionSpec(body.section).module;
  if (module && !modules.includes(module)) throw new AppError("forbidden", "module.not_owned");
  checkTakenAt(body.taken_at);
  const photo = newId("photo");
  const item: PhotoItem = {
    ...photoKey({ ...params, photo }),
    patient_id: body.patient,
    state: "pending",
    mark: firstMark(body),
    thumbnail_type: body.thumbnail.content_type,
    thumbnail_size: body.thumbnail.size,
    ...(body.view && { view_size: body.view.size }),
    created_by: id,
    updated_at: nowIso(),
    updated_by: id,
    version: 1,
    expires_at: Math.floor(now() / 1000) + PENDING_SECONDS,
  };
  try {
    await transact({
      writes: [
        Visits.preparePhotos(params.appointment, body.patient),
        Spaces.mustFitOnDisk(bytesOf(item)),
        put(db.entities.photo.create(item).params()),
      ],
      result: { photo },
    });
    return { photo, uploads: await uploadsOf(item) };
  } catch (error) {
    if (!(error instanceof IdempotentReplay)) throw error;
    const before = (error.result as { photo: string }).photo;
    return { photo: before, uploads: await uploadsOf({ ...item, photo_id: before }) };
  }
}

const firstMark = (body: Create["body"]): PhotoMark => ({
  section: body.section,
  caption: body.caption,
  taken_at: body.taken_at,
  added_at: nowIso(),
  added_by: { id: actor().id, name: actor().name },
  added_later: false,
  content_type: body.original.content_type,
  size: body.original.size,
  width: body.width,
  height: body.height,
  has_view: body.view !== undefined,
  version: 1,
});

/** The files of a photo, each with its expected type and size. */
function filesOf({ space_id, photo_id, mark, thumbnail_type, thumbnail_size, view_size }: PhotoItem) {
  const { content_type, size } = mark;
  const key = (part: "original" | "thumbnail" | "view") =>
    Visits.photoFile({ space_id, photo_id, content_type }, part);
  return {
    original: { key: key("original"), content_type, size },
    thumbnail: { key: key("thumbnail"), content_type: thumbnail_type, size: thumbnail_size },
    view:
      view_size === undefined
        ? null
        : { key: key("view"), content_type: "image/jpeg" as const, size: view_size },
  };
}

async function uploadsOf(item: PhotoItem): Promise<Created["uploads"]> {
  const { original, thumbnail, view } = filesOf(item);
  const link = ({ key, ...file }: typeof original) => uploadLink(key, { ...file, once: true });
  const [first, second, third] = await Promise.all([
    link(original),
    link(thumbnail),
    view ? link(view) : null,
  ]);
  return { original: first, thumbnail: second, view: third };
}

/**
 * Shows a photo after its files were uploaded. 400 names a file that is missing, incomplete or of another type. A photo
 * completed after signing is marked as added later. Safe to repeat. Two requests.
 */
export async function complete(named: PhotoReference): Promise<Photo> {
  const attempt = async (number: number) => {
    const { head, photo } = await photoAndHead(named);
    const shown = head.photos?.[named.photo];
    if (shown) return Visits.photoView(head, named.photo, shown);
    if (photo.state !== "pending" || photo.created_by !== actor().id) throw absent("photo");
    if (number === 1) await checkFiles(photo);
    const mark = { ...photo.mark, added_at: nowIso(), added_later: head.status === "done" };
    await transact({
      writes: [
        showWrite(named, mark, bytesOf(photo)),
        Visits.showPhoto(named.appointment, named.photo, mark),
        Spaces.reserveDisk(bytesOf(photo)),
      ],
      audit: { action: "create", record: named.photo, patient: head.patient_id },
    });
    return Visits.photoView(head, named.photo, mark);
  };
  // If it was completed or signed by another request at the same moment, the state is read again.
  return retryOn(CHANGED_MEANWHILE, attempt, { attempts: 2 });
}

const CHANGED_MEANWHILE = ["photo.not_pending", "appointment.locked", "appointment.not_signed"];

const showWrite = (named: PhotoReference, mark: PhotoMark, counted_bytes: number) =>
  update(
    db.entities.photo
      .patch(photoKey(named))
      .set({ state: "shown", mark, counted_bytes, updated_at: mark.added_at, updated_by: actor().id })
      .remove(["expires_at"])
      .where(({ state }, { eq }) => eq(state, "pending"))
      .params(),
    () => new AppError("conflict", "photo.not_pending"),
  );

async function checkFiles(photo: PhotoItem): Promise<void> {
  const parts = Object.entries(filesOf(photo)).filter(([, file]) => file !== null);
  const faults = await Promise.all(
    parts.map(async ([part, file]) => [part, file && (await faultOf(file))] as const),
  );
  const found = faults.filter(([, code]) => code);
  if (found.length > 0)
    throw new AppError("invalid", "input.invalid", {
      fields: Object.fromEntries(found) as Record<string, string>,
    });
}

type ExpectedFile = { key: string; content_type: keyof typeof PHOTO_TYPES; size: number };

/** The error code of an uploaded file that is not as expected. */
async function faultOf({ key, content_type, size }: ExpectedFile): Promise<string | undefined> {
  const file = await fileFacts(key, SIGNATURE_BYTES);
  if (!file) return "file.not_found";
  if (pictureKind(file.start) !== PHOTO_TYPES[content_type]) return "file.type";
  return file.size === size ? undefined : "file.not_found";
}
