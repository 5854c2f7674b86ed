import { AppointmentEntity } from "../appointments/index.ts";
import { connect } from "../db/service.ts";
import { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
import { MeasuredEntity } from "./measured.entity.ts";
import { AmendmentEntity, SectionEntity } from "./section.entity.ts";

/** What a visit is made of, connected. */
export const db = connect({
  appointment: AppointmentEntity,
  section: SectionEntity,
  amendment: AmendmentEntity,
  told: CarryForwardEntity,
  measured: MeasuredEntity,
});
