import type { AppointmentItem } from "../appointments/index.ts";
import { DEFAULT_REMINDER_HOURS } from "../contracts/notifications/notifications.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import type { Subject } from "./notice.policy.ts";

type Establishment = SpaceItem["establishments"][number];

/** What a message needs to know besides the appointments themselves. */
export type NoticeContext = {
  space: SpaceItem | undefined;
  patient: PatientItem | undefined;
  /** Hours before the start at which this clinic reminds. */
  hours: readonly number[];
  establishmentOf(head: AppointmentItem): Establishment | undefined;
  professionalOf(head: AppointmentItem): UserItem | undefined;
  subjectOf(head: AppointmentItem): Subject;
};

/** Reads space, patient and professionals of one patient's appointments: two requests, three after a merge. */
export async function readNoticeContext(heads: readonly AppointmentItem[]): Promise<NoticeContext> {
  const [head] = heads;
  const users = [...new Set(heads.map(({ professional_id }) => professional_id))];
  const [people, patient] = await Promise.all([
    head
      ? Spaces.spacesAndUsersIn(
          [head.space_id],
          users.map((user) => ({ space: head.space_id, user })),
        )
      : { spaces: [], users: [] },
    head && patientOf(head.space_id, head.patient_id),
  ]);
  const [space] = people.spaces;
  const establishmentOf = ({ office_id }: AppointmentItem) =>
    space?.establishments.find(({ offices }) => offices.some(({ id }) => id === office_id));
  return {
    space,
    patient,
    hours: space?.reminder_hours ?? DEFAULT_REMINDER_HOURS,
    establishmentOf,
    professionalOf: ({ professional_id }) => people.users.find(({ id }) => id === professional_id),
    subjectOf: (item) => ({
      status: item.status,
      start: item.start,
      professional: item.professional_id,
      establishment: establishmentOf(item)?.id ?? "",
    }),
  };
}

/** The patient, or who they were merged into. */
async function patientOf(space: string, id: string): Promise<PatientItem | undefined> {
  const [patient] = await Patients.patientsIn([{ space, patient: id }]);
  if (patient?.state !== "merged" || !patient.merged_into) return patient;
  const [remaining] = await Patients.patientsIn([{ space, patient: patient.merged_into }]);
  return remaining;
}
