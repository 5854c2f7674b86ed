import { connect } from "../db/service.ts";
import { AppointmentEntity } from "./appointment.entity.ts";
import { OpenChargeEntity } from "./open-charge.entity.ts";

/** The entities of appointments, connected. */
export const db = connect({ appointment: AppointmentEntity, openCharge: OpenChargeEntity });
