import * as z from "zod";
import { id, instant, pageQuery, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { SECTION_KEYS } from "../visits/sections.ts";
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from "./photo-kinds.ts";
import { hasSide, PHOTO_REGIONS, PHOTO_SIDES, type PhotoRegion, type PhotoSide } from "./photo-regions.ts";

const MEGABYTE = 1024 * 1024;
/** The browser makes these pictures from a photo: a thumbnail, and a view if the original cannot be shown. */
const MAX_THUMBNAIL_BYTES = MEGABYTE / 2;
const MAX_VIEW_BYTES = 15 * MEGABYTE;
/** The largest number of photos in an appointment, whose head item holds their summaries. */
export const MOST_PHOTOS = 60;

const size = (most: number) =>
  z.int({ message: "file.empty" }).min(1, { message: "file.empty" }).max(most, { message: "file.too_large" });
const caption = text(300);
const pixels = z.int().min(1).max(60_000);

/** A photo of the clinical record. */
export const photo = z.object({
  id: z.string(),
  appointment: z.string(),
  /** The section it belongs to; null for the appointment as a whole. */
  section: z.enum(SECTION_KEYS).nullable(),
  /** The part of the body it shows; null if nobody said. */
  region: z.enum(PHOTO_REGIONS).nullable(),
  /** The side of the body that the region is on; null where it has none or nobody said. */
  side: z.enum(PHOTO_SIDES).nullable(),
  /** The region and its side were set after the appointment was signed, so they are not part of what was signed. */
  region_added_later: z.boolean(),
  caption: z.string(),
  taken_at: instant,
  added_at: instant,
  added_by: z.object({ id: z.string(), name: z.string() }),
  /** Added after the appointment was signed, so it is not part of what was signed. */
  added_later: z.boolean(),
  content_type: z.enum(Object.keys(PHOTO_TYPES) as [PhotoType, ...PhotoType[]]),
  /** Size of the original in bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  version,
  /** A link to the thumbnail, valid for at least five minutes. */
  thumbnail: z.string(),
});
export type Photo = z.output<typeof photo>;

/** What is stored of a photo, in its item and in its appointment's head: everything that is shown except its links, which are signed when read. */
export type PhotoMark = Omit<
  Photo,
  "id" | "appointment" | "thumbnail" | "region" | "side" | "region_added_later"
> & {
  has_view: boolean;
  /** Absent while nobody said it. */
  region?: PhotoRegion;
  side?: PhotoSide;
  region_added_later?: boolean;
};

/** A photo in a list across several visits. */
const visitPhoto = photo.extend({
  /** Start of its appointment. */
  start: instant,
  /** The appointment's professional, who alone changes its photos. */
  professional: z.string(),
  /** The appointment is signed. */
  signed: z.boolean(),
});
export type VisitPhoto = z.output<typeof visitPhoto>;

const newPhoto = z.object({
  /** The patient shown to the sender. The request is refused if the appointment belongs to another patient. */
  patient: id("patient"),
  section: z.enum(SECTION_KEYS).nullable().default(null),
  caption: caption.default(""),
  taken_at: instant,
  width: pixels,
  height: pixels,
  original: z.object({
    content_type: z.enum(Object.keys(PHOTO_TYPES) as [PhotoType, ...PhotoType[]], { message: "file.type" }),
    size: size(MAX_PHOTO_BYTES),
  }),
  thumbnail: z.object({
    content_type: z.enum(["image/jpeg", "image/png"], { message: "file.type" }).default("image/jpeg"),
    size: size(MAX_THUMBNAIL_BYTES),
  }),
  /** A JPEG to show instead of an original that browsers cannot show, or only slowly. */
  view: z.object({ size: size(MAX_VIEW_BYTES) }).optional(),
});
export type NewPhoto = z.input<typeof newPhoto>;

/** Which of a patient's photos: by the part of the body, and by when their appointment began. */
const photoFilters = z.object({
  /** `none` are those of which no region is known. */
  region: z.enum([...PHOTO_REGIONS, "none"]).optional(),
  from: instant.optional(),
  before: instant.optional(),
});

const upload = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });
const ofAppointment = z.object({ appointment: id("appointment") });
const one = ofAppointment.extend({ photo: id("photo") });

const writes = { access: { who: "space", can: "clinical.write" } } as const;
const reads = { access: { who: "space", can: "clinical.read" } } as const;
const NOT_SHARED = "appointment.not_shared";
const ABSENT = "photo.not_found";
const FULL = "plan.max_disk_space";
const LOCKED = "appointment.locked";
const OWN_AND_BEGUN = ["appointment.not_found", "appointment.not_own", "appointment.not_open"];

/**
 * Photos of the clinical record. The browser uploads the files to the store; the server reads only their first bytes.
 */
export const photosRoutes = {
  create: route({
    id: "photos.create",
    method: "POST",
    path: "/appointments/{appointment}/photos",
    summary: "Links to upload a photo and its small picture to; it is shown once it was completed",
    ...writes,
    params: ofAppointment,
    body: newPhoto,
    response: z.object({
      photo: z.string(),
      uploads: z.object({ original: upload, thumbnail: upload, view: upload.nullable() }),
    }),
    status: 201,
    errors: [...OWN_AND_BEGUN, "module.not_owned", "photos.full", FULL],
    touches: { table: "write", files: "write" },
    calls: 1,
    idempotent: true,
  }),
  complete: route({
    id: "photos.complete",
    method: "POST",
    path: "/appointments/{appointment}/photos/{photo}/complete",
    summary:
      "Show an uploaded photo: its files are there and are, by their own first bytes, the pictures they were said to be",
    ...writes,
    params: one,
    response: photo,
    errors: [ABSENT, ...OWN_AND_BEGUN, "photos.full", FULL],
    touches: { table: "write", files: "read" },
    // Two; twice that if another request completes or signs at the same moment.
    calls: 4,
  }),
  ofAppointment: route({
    id: "photos.of-appointment",
    method: "GET",
    path: "/appointments/{appointment}/photos",
    summary: "An appointment's photos, in the order they were taken",
    ...reads,
    params: ofAppointment,
    response: z.object({ items: z.array(photo), next: z.null() }),
    errors: ["appointment.not_found", NOT_SHARED],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  ofPatient: route({
    id: "photos.of-patient",
    method: "GET",
    path: "/patients/{patient}/photos",
    summary:
      "Photos of a patient that the user may read, newest visit first; a visit's photos are never divided between pages",
    ...reads,
    params: z.object({ patient: id("patient") }),
    query: photoFilters.extend(pageQuery.shape),
    response: z.object({ items: z.array(visitPhoto), next: z.string().nullable() }),
    errors: ["patient.not_found"],
    touches: { table: "write", files: "read", secret: true },
    // Two; one more for each merged record of the patient.
    calls: 2,
  }),
  open: route({
    id: "photos.open",
    method: "GET",
    path: "/appointments/{appointment}/photos/{photo}",
    summary:
      "Links to a photo in full, valid for five minutes: the one to show, and the file as it was taken",
    ...reads,
    params: one,
    response: z.object({ view: z.string(), original: z.string() }),
    errors: [ABSENT, "appointment.not_found", NOT_SHARED],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  update: route({
    id: "photos.update",
    method: "PATCH",
    path: "/appointments/{appointment}/photos/{photo}",
    summary: "Change what is said of a photo; not of one that was signed with its appointment",
    ...writes,
    params: one,
    body: z.object({ version, caption: caption.optional(), taken_at: instant.optional() }),
    response: photo,
    errors: [ABSENT, "photo.stale", LOCKED, ...OWN_AND_BEGUN],
    touches: { table: "write", files: "read" },
    // Two; a third one to return the current state.
    calls: 3,
  }),
  setRegion: route({
    id: "photos.set-region",
    method: "PUT",
    path: "/appointments/{appointment}/photos/{photo}/region",
    summary:
      "Say which part of the body a photo shows, and on which side; after signing only where that was not said before",
    ...writes,
    params: one,
    body: z
      .object({
        version,
        region: z.enum(PHOTO_REGIONS).nullable(),
        side: z.enum(PHOTO_SIDES).nullable().default(null),
      })
      .refine(({ region, side }) => side === null || hasSide(region), {
        path: ["side"],
        message: "photo.side",
      }),
    response: photo,
    errors: [ABSENT, "photo.stale", LOCKED, ...OWN_AND_BEGUN],
    touches: { table: "write", files: "read" },
    // Two; a third one to return the current state.
    calls: 3,
  }),
  remove: route({
    id: "photos.remove",
    method: "DELETE",
    path: "/appointments/{appointment}/photos/{photo}",
    summary: "Take a photo out of the record; it can be brought back for 30 days",
    ...writes,
    params: one,
    response: z.object({ id: z.string() }),
    errors: [ABSENT, LOCKED, ...OWN_AND_BEGUN],
    touches: { table: "write" },
    calls: 2,
  }),
  restore: route({
    id: "photos.restore",
    method: "POST",
    path: "/appointments/{appointment}/photos/{photo}/restore",
    summary: "Bring a removed photo back",
    ...writes,
    params: one,
    response: photo,
    errors: [ABSENT, LOCKED, ...OWN_AND_BEGUN, "photos.full", FULL],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
};
