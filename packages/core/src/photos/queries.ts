import type { AppointmentItem } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { photosRoutes } from "../contracts/photos/photos.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { downloadLink } from "../platform/files.ts";
import * as Visits from "../visits/index.ts";
import { readRecord } from "../visits/stored/index.ts";
import type { PhotoReference } from "./store.ts";

type List = ResponseOf<typeof photosRoutes.ofAppointment>;

/** An appointment's head, for users who may read its content. Throws 404 and 403. */
async function readableHead(appointment: string) {
  const head = await Appointments.getAppointment(appointment);
  if (!Visits.mayReadContent(actor(), head)) throw new AppError("forbidden", "appointment.not_shared");
  return head;
}

/** An appointment's photos. One request besides the audit entry. */
export async function ofAppointment(appointment: string): Promise<List> {
  const head = await readableHead(appointment);
  await auditRead(appointment, head.patient_id);
  return { items: await Visits.photosOf(head), next: null };
}

/** Appointments that one page of a patient's photos is looked for in. */
const VISITS_OF_A_PAGE = 250;

type OfPatient = RequestOf<typeof photosRoutes.ofPatient>;

/**
 * A page of a patient's photos from the visits the viewer may read, newest visit first. It ends after the visit with which
 * `limit` is reached, and may be empty although more follow. One Query besides the audit entry, one more for each merged record.
 */
export async function ofPatient({
  params: { patient },
  query,
}: Pick<OfPatient, "params" | "query">): Promise<ResponseOf<typeof photosRoutes.ofPatient>> {
  const list = `photos:${patient}`;
  const marksOf = wantedMarks(actor(), query);
  const take = (heads: readonly AppointmentItem[]) => {
    let photos = 0;
    const last = heads.findIndex((head) => {
      photos += marksOf(head).length;
      return photos >= query.limit;
    });
    return last === -1 ? heads.length : last + 1;
  };
  const cursor = await openCursor(list, query.cursor);
  const page = await readRecord(patient, { limit: VISITS_OF_A_PAGE, cursor, take });
  if (cursor === null && !page.patient) throw absent("patient");
  await auditRead(patient);
  const items = page.appointments.map(async (head) => {
    const wanted = new Set(marksOf(head));
    const photos = wanted.size > 0 ? await Visits.photosOf(head) : [];
    const { start, professional_id: professional } = head;
    return photos
      .filter(({ id }) => wanted.has(id))
      .map((photo) => ({ ...photo, start, professional, signed: head.status === "done" }));
  });
  const oldest = page.appointments.at(-1)?.start;
  const reachedFirst = query.from && oldest && Date.parse(oldest) < Date.parse(query.from);
  return {
    items: (await Promise.all(items)).flat(),
    next: reachedFirst ? null : await sealCursor(list, page.cursor),
  };
}

/** The ids of an appointment's photos that the viewer may read and the filters let through. */
const wantedMarks =
  (viewer: Actor, { region, from, before }: OfPatient["query"]) =>
  (head: AppointmentItem): string[] => {
    if (!head.photos || !Visits.mayReadContent(viewer, head)) return [];
    if (
      (from && Date.parse(head.start) < Date.parse(from)) ||
      (before && Date.parse(head.start) >= Date.parse(before))
    )
      return [];
    const marks = Object.entries(head.photos);
    const wanted = region && marks.filter(([, mark]) => (Visits.photoRegion(mark) ?? "none") === region);
    return (wanted ?? marks).map(([id]) => id);
  };

/** A photo in full: the file to show, and the original. */
export async function open({
  appointment,
  photo,
}: PhotoReference): Promise<ResponseOf<typeof photosRoutes.open>> {
  const head = await readableHead(appointment);
  const mark = head.photos?.[photo];
  if (!mark) throw absent("photo");
  await auditRead(photo, head.patient_id);
  const file = { space_id: head.space_id, photo_id: photo, content_type: mark.content_type };
  const link = (part: "original" | "view") => downloadLink(Visits.photoFile(file, part));
  return { view: await link(mark.has_view ? "view" : "original"), original: await link("original") };
}
