import { AppointmentEntity } from "../appointments/index.ts";
import { connect } from "../db/service.ts";
import { AcupunctureEntity, SectionEntity } from "../visits/stored/index.ts";
import { BlockedTimesEntity } from "./blocked-time.entity.ts";
import { WaitingEntity } from "./waiting.entity.ts";

/** The entities that booking reads and writes. */
export const db = connect({
  appointment: AppointmentEntity,
  section: SectionEntity,
  acupuncture: AcupunctureEntity,
  waiting: WaitingEntity,
  blocked: BlockedTimesEntity,
});
