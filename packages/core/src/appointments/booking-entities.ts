import { connect } from "../db/service.ts";
import { AppointmentEntity } from "./appointment.entity.ts";
import { BlockedTimesEntity } from "./blocked-time.entity.ts";
import { SectionEntity } from "./section.entity.ts";
import { WaitingEntity } from "./waiting.entity.ts";

/** What booking writes, connected. */
export const db = connect({
  appointment: AppointmentEntity,
  section: SectionEntity,
  waiting: WaitingEntity,
  blocked: BlockedTimesEntity,
});
