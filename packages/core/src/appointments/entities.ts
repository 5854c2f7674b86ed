import { connect } from "../db/service.ts";
import { AppointmentEntity } from "./appointment.entity.ts";

/** The appointment's entity, connected. */
export const db = connect({ appointment: AppointmentEntity });
