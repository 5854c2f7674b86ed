import { connect } from "../db/service.ts";
import { AppointmentEntity } from "./appointment.entity.ts";
import { BlockedTimesEntity } from "./blocked-time.entity.ts";
import { ToldEntity } from "./clinical-carry-forward.entity.ts";
import { AmendmentEntity, SectionEntity } from "./section.entity.ts";
import { WaitingEntity } from "./waiting.entity.ts";

/** The appointment's entities, connected. */
export const db = connect({
  appointment: AppointmentEntity,
  section: SectionEntity,
  amendment: AmendmentEntity,
  waiting: WaitingEntity,
  told: ToldEntity,
  blocked: BlockedTimesEntity,
});
