export { answersBetween, getCourse } from "./course.service.ts";
export { listFollowed } from "./followed.service.ts";
export {
  createLink,
  getLink,
  linkForMessage,
  recordToRemind,
  revokeLink,
  writesToSendLink,
  writeToSendAgain,
} from "./link.service.ts";
export { MonitoredSymptomEntity } from "./monitored-symptom.entity.ts";
export { readPage, setReminders, writeEntry } from "./page.service.ts";
export { type DueReminder, decideReminders, type ReminderDecision } from "./reminders.policy.ts";
export {
  dueReminders,
  type PatientReminders,
  type RemindersPage,
  remindersPostponed,
  remindersSettled,
  stillAsked,
  symptomsToRemind,
} from "./reminders.service.ts";
export { SymptomDayEntity } from "./symptom-day.entity.ts";
export { symptomEnds, symptomIdsOf, symptomsOfClinic } from "./symptom-ends.ts";
export { answersOf, create, hasSymptoms, listOfPatient, remove, update } from "./symptoms.service.ts";
