import { AppointmentEntity } from "../appointments/index.ts";
import { connect } from "../db/service.ts";
import { PatientEntity } from "../patients/index.ts";
import {
  ContributionEntity,
  CountedPatientEntity,
  CountingProgressEntity,
  SumsEntity,
} from "./statistics.entity.ts";

/** The entities of statistics, and the records that are counted. */
export const db = connect({
  contribution: ContributionEntity,
  countedPatient: CountedPatientEntity,
  sums: SumsEntity,
  progress: CountingProgressEntity,
  appointment: AppointmentEntity,
  patient: PatientEntity,
});
