import type { EntityItem } from "electrodb";
import type { AppointmentTypeSnapshot } from "../contracts/scheduling/appointments.ts";
import type { AppointmentSummary } from "../contracts/visits/visit-summary.ts";
import type { AppointmentEntity, PhotoMark, StoredSeries } from "./appointment.entity.ts";

/** Who signed or closed a visit, with the name at that time. */
export type Signer = { id: string; name: string };
/** The stored head, typed where ElectroDB only says "any". */
export type AppointmentItem = Omit<
  EntityItem<typeof AppointmentEntity>,
  "appointment_type" | "summary" | "signed_by" | "closed_by" | "series" | "photos"
> & {
  appointment_type: AppointmentTypeSnapshot;
  series?: StoredSeries;
  summary?: AppointmentSummary;
  signed_by?: Signer;
  closed_by?: Signer & { at: string };
  photos?: Readonly<Record<string, PhotoMark>>;
};
/** An occurrence of a series. */
export type SeriesOccurrence = AppointmentItem & { series: StoredSeries };
