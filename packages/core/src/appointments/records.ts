import type { EntityItem } from "electrodb";
import type { AppointmentEntity, StoredSeries } from "./appointment.entity.ts";

/** The stored head of an appointment. */
export type AppointmentItem = EntityItem<typeof AppointmentEntity>;
/** An occurrence of a series. */
export type SeriesOccurrence = AppointmentItem & { series: StoredSeries };
