import { AppointmentEntity } from "../../appointments/index.ts";
import { connect } from "../../db/service.ts";
import { AcupunctureEntity } from "./acupuncture.entity.ts";
import { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
import { MeasurementsEntity } from "./measurements.entity.ts";
import { AmendmentEntity, SectionEntity } from "./section.entity.ts";

/** The entities of a visit. */
export const db = connect({
  appointment: AppointmentEntity,
  section: SectionEntity,
  amendment: AmendmentEntity,
  acupuncture: AcupunctureEntity,
  carryForward: CarryForwardEntity,
  measurements: MeasurementsEntity,
});
