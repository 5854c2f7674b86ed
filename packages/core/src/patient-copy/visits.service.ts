import { appointmentView } from "../appointments/index.ts";
import type { CopyPurpose } from "../contracts/patient-copy/copy-purposes.ts";
import type { CopiedVisit } from "../contracts/patient-copy/patient-copy.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import * as Visits from "../visits/index.ts";
import { readRecord, readVisit } from "../visits/stored/index.ts";
import { copiedAppointment, requireMayCopy } from "./access.ts";

/** Appointments of one page. Each is read whole, and an answer must stay below the six megabytes of a function's answer. */
const VISITS_A_PAGE = 6;

type Asked = { purpose: CopyPurpose; cursor?: string | undefined };

/**
 * A page of a person's appointments with everything in them, newest first, those of merged records too. The sections of
 * custom tests, drawings and amendments are as they are stored. Throws 404, 403 `patient_copy.refused`.
 */
export async function visits(
  patientId: string,
  { purpose, cursor }: Asked,
): Promise<{ items: CopiedVisit[]; next: string | null }> {
  requireMayCopy(purpose);
  const list = `copy:${patientId}`;
  const [page] = await Promise.all([
    readRecord(patientId, { limit: VISITS_A_PAGE, cursor: await openCursor(list, cursor) }),
    auditRead(patientId),
  ]);
  if (!page.patient && cursor === undefined) throw absent("patient");
  const [whole, names] = await Promise.all([
    Promise.all(page.appointments.map(({ appointment_id }) => readVisit(appointment_id))),
    professionalNames(page.appointments.map(({ professional_id }) => professional_id)),
  ]);
  const items = await Promise.all(
    whole.map(async (visit): Promise<CopiedVisit> => {
      const { head } = visit;
      const { sections, ...content } = Visits.contentViews(visit);
      return {
        appointment: copiedAppointment(appointmentView(head), purpose),
        professional_name: head.signed_by?.name ?? names.get(head.professional_id) ?? "",
        ...content,
        // The edit session that wrote a section is the screen's own business.
        sections: sections.map(({ edit: _, ...section }) => section),
        photos: (await Visits.photosOf(head)).map(({ thumbnail: _, ...photo }) => photo),
      };
    }),
  );
  return { items, next: await sealCursor(list, page.cursor) };
}

/** Names of the actor's colleagues by id. One request if any is asked for. */
async function professionalNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { spaceId } = actor();
  const asked = [...new Set(ids)].map((user) => ({ space: spaceId, user }));
  if (asked.length === 0) return new Map();
  const { users } = await Spaces.spacesAndUsersIn([], asked);
  return new Map(users.map(({ id, name }) => [id, name]));
}
