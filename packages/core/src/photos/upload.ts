import type { PhotoMark } from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { PHOTO_TYPES } from "../contracts/photos/photo-kinds.ts";
import type { Photo, photosRoutes } from "../contracts/photos/photos.ts";
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
import * as Visits from "../visits/index.ts";
import { at, checkTaken, db, type Named, type PhotoItem, photoAndHead } from "./store.ts";

type Create = RequestOf<typeof photosRoutes.create>;
type Created = ResponseOf<typeof photosRoutes.create>;

/** What never arrives is forgotten after a day, seconds. */
const WAITED = 24 * 3600;

/**
 * Where to put a photo's files. Nothing shows it until it was completed. A repeat names the same photo, with links that
 * are valid again. One request.
 */
export async function create({ params, body }: Pick<Create, "params" | "body">): Promise<Created> {
  const { id, modules } = actor();
  const module = body.section && sectionSpec(body.section).module;
  if (module && !modules.includes(module)) throw new AppError("forbidden", "module.not_owned");
  checkTaken(body.taken_at);
  const photo = newId("photo");
  const item: PhotoItem = {
    ...at({ ...params, photo }),
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
    expires_at: Math.floor(now() / 1000) + WAITED,
  };
  try {
    await transact({
      writes: [
        Visits.preparePhotos(params.appointment, body.patient),
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

/** A photo's files, each with what it has to be. */
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
 * Shows a photo whose files have arrived. They are looked at: 400 names the one that is missing, cut short or not the
 * picture it was said to be. After signing it is an addition, marked as such. Safe to repeat. Two requests.
 */
export async function complete(named: Named): Promise<Photo> {
  const attempt = async (number: number) => {
    const { head, photo } = await photoAndHead(named);
    const shown = head.photos?.[named.photo];
    if (shown) return Visits.photoView(head, named.photo, shown);
    if (photo.state !== "pending" || photo.created_by !== actor().id) throw absent("photo");
    if (number === 1) await checkFiles(photo);
    const mark = { ...photo.mark, added_at: nowIso(), added_later: head.status === "done" };
    await transact({
      writes: [shownNow(named, mark), Visits.showPhoto(named.appointment, named.photo, mark)],
      audit: { action: "create", record: named.photo },
    });
    return Visits.photoView(head, named.photo, mark);
  };
  // Completed twice at once, or signed meanwhile: decided again by the state read then.
  return retryOn(MOVED_ON, attempt, { attempts: 2 });
}

const MOVED_ON = ["photo.not_pending", "appointment.locked", "appointment.not_signed"];

const shownNow = (named: Named, mark: PhotoMark) =>
  update(
    db.entities.photo
      .patch(at(named))
      .set({ state: "shown", mark, updated_at: mark.added_at, updated_by: actor().id })
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

type Wanted = { key: string; content_type: keyof typeof PHOTO_TYPES; size: number };

/** What is wrong with a file that was uploaded, if anything. */
async function faultOf({ key, content_type, size }: Wanted): Promise<string | undefined> {
  const file = await fileFacts(key, SIGNATURE_BYTES);
  if (!file) return "file.not_found";
  if (pictureKind(file.start) !== PHOTO_TYPES[content_type]) return "file.type";
  return file.size === size ? undefined : "file.not_found";
}
