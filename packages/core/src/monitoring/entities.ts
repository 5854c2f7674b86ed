import { connect } from "../db/service.ts";
import { MonitoredSymptomEntity } from "./monitored-symptom.entity.ts";
import { MonitoringLinkEntity } from "./monitoring-link.entity.ts";
import { PatientRemindersEntity } from "./patient-reminders.entity.ts";
import { SymptomDayEntity } from "./symptom-day.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  symptom: MonitoredSymptomEntity,
  day: SymptomDayEntity,
  link: MonitoringLinkEntity,
  reminders: PatientRemindersEntity,
});
