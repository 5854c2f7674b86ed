import * as Appointments from "../appointments/index.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import type { photosRoutes } from "../contracts/photos/photos.ts";
import { auditRead } from "../db/audit.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { downloadLink } from "../platform/files.ts";
import * as Visits from "../visits/index.ts";
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
  await auditRead(appointment);
  return { items: await Visits.photosOf(head), next: null };
}

/**
 * A patient's photos from the visits the viewer may read, newest visit first. One Query besides the audit entry, one
 * more for a merged record.
 */
export async function ofPatient(patientId: string): Promise<ResponseOf<typeof photosRoutes.ofPatient>> {
  const viewer = actor();
  const record = await Visits.readWholeRecord(patientId);
  if (!record.patient) throw absent("patient");
  await auditRead(patientId);
  const heads = record.appointments.filter((head) => head.photos && Visits.mayReadContent(viewer, head));
  const items = heads.map(async (head) =>
    (await Visits.photosOf(head)).map((photo) => ({ ...photo, start: head.start })),
  );
  return { items: (await Promise.all(items)).flat(), next: null };
}

/** A photo in full: the file to show, and the original. */
export async function open({
  appointment,
  photo,
}: PhotoReference): Promise<ResponseOf<typeof photosRoutes.open>> {
  const head = await readableHead(appointment);
  const mark = head.photos?.[photo];
  if (!mark) throw absent("photo");
  await auditRead(photo);
  const file = { space_id: head.space_id, photo_id: photo, content_type: mark.content_type };
  const link = (part: "original" | "view") => downloadLink(Visits.photoFile(file, part));
  return { view: await link(mark.has_view ? "view" : "original"), original: await link("original") };
}
