import type { Entity } from "electrodb";
import * as Acupuncture from "../acupuncture/index.ts";
import * as Appointments from "../appointments/index.ts";
import * as Assessments from "../assessments/index.ts";
import * as Billing from "../billing/index.ts";
import * as Classifications from "../classifications/index.ts";
import * as Consents from "../consents/index.ts";
import { OwnCountEntity, OwnNameEntity } from "../db/catalogue-entry.ts";
import * as Documents from "../documents/index.ts";
import * as Materia from "../materia/index.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import * as Photos from "../photos/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import * as Supplements from "../supplements/index.ts";
import * as Treatments from "../treatments/index.ts";
import {
  AcupunctureEntity,
  AmendmentEntity,
  CarryForwardEntity,
  MeasurementsEntity,
  SectionEntity,
} from "../visits/stored/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
export type AnyEntity = Entity<any, any, any, any>;

/** Whose items a kind's are: the partition in which they lie, or the list through which they are found. */
export type Holder = "space" | "user" | "test" | "consent-text" | "pre-made" | "patient" | "appointment";

/** A kind of record of the archive. */
export type ArchiveKind = {
  /** Its name in the archive. It never changes, because earlier archives have it. */
  name: string;
  entity: AnyEntity;
  holder: Holder;
  /** Attributes that are not part of the archive: of the account or the plan, or derived when stored. */
  without?: readonly string[];
  /** Leaves out records that are not there yet or no longer. */
  keeps?: (record: Readonly<Record<string, unknown>>) => boolean;
};

const shown = ({ state }: Readonly<Record<string, unknown>>) => state === "shown";

/** Of the space itself only its settings: plan, owner and blocks belong to the account that pays. */
const ACCOUNT_OF_SPACE = [
  "owner_id",
  "plan_code",
  "plan_terms",
  "plan_tier",
  "upgraded_from",
  "plan_ends_on",
  "ending_notified",
  "gsi3pk",
  "gsi3sk",
  "free_trial_used",
  "days_owed",
  "days_credit",
  "referral_days",
  "first_paid_at",
  "modules",
  "owned_modules",
  "active_module",
  "module_switched_on",
  "student_proof",
  "requires_totp",
  "external_entity",
  "name_key",
  "entity_key",
  "entity_state",
  "members_version",
  "referral_code_used",
  "patients_indexed",
  "patients_indexed_to",
  "blocked",
  "closing",
  "closed_at",
  "enrolment_proof",
  "created_at",
  "updated_at",
  "updated_by",
  "version",
] as const;
/** Of a user nothing that signs in. */
const ACCOUNT_OF_USER = [
  "subject",
  "modules",
  "student_number",
  "proof_key",
  "totp_enabled",
  "sessions_valid_from",
  "hidden_alerts",
  "release_notes_seen",
  "news_stopped_at",
  "terms_version",
  "privacy_version",
  "referral_code",
  "tour_step",
  "welcome_waits",
  "tutorial_open",
  "tutorial_done",
] as const;

/**
 * Every kind of record in the archive, by the stored name of its entity. The order is the one in which an import writes
 * them: what others name comes first.
 */
export const archiveKinds: Readonly<Record<string, ArchiveKind>> = {
  space: { name: "settings", entity: Spaces.SpaceEntity, holder: "space", without: ACCOUNT_OF_SPACE },
  user: { name: "users", entity: Spaces.UserEntity, holder: "space", without: ACCOUNT_OF_USER },
  clinic_icd: { name: "icd", entity: Classifications.ClinicIcdEntity, holder: "space" },
  consentText: { name: "consent-texts", entity: Consents.ConsentTextEntity, holder: "space" },
  customTest: { name: "custom-tests", entity: Assessments.TestHeadEntity, holder: "space" },
  responseType: { name: "response-types", entity: Assessments.ResponseTypeEntity, holder: "space" },
  blockedtimes: { name: "blocked-times", entity: Scheduling.BlockedTimesEntity, holder: "space" },
  waiting: { name: "waiting-list", entity: Scheduling.WaitingEntity, holder: "space" },
  receiptNumbers: { name: "receipt-numbers", entity: Billing.NumbersEntity, holder: "space" },
  receipt: { name: "receipts", entity: Billing.ReceiptEntity, holder: "space" },
  patient_merge: { name: "patient-merges", entity: Patients.MergeEntity, holder: "space" },
  told: { name: "findings-carried-forward", entity: CarryForwardEntity, holder: "space" },
  customTestDraft: { name: "custom-test-drafts", entity: Assessments.TestDraftEntity, holder: "test" },
  customTestVersion: { name: "custom-test-versions", entity: Assessments.TestVersionEntity, holder: "test" },
  consentDraft: { name: "consent-drafts", entity: Consents.ConsentDraftEntity, holder: "consent-text" },
  consentVersion: { name: "consent-versions", entity: Consents.ConsentVersionEntity, holder: "consent-text" },
  ownPoint: { name: "own-points", entity: Acupuncture.OwnPointEntity, holder: "user" },
  ownGroup: { name: "own-point-groups", entity: Acupuncture.OwnGroupEntity, holder: "user" },
  customTreatment: { name: "own-treatments", entity: Treatments.CustomTreatmentEntity, holder: "user" },
  preMadeHead: { name: "pre-made-treatments", entity: Treatments.PreMadeHeadEntity, holder: "user" },
  preMade: { name: "pre-made-contents", entity: Treatments.PreMadeEntity, holder: "pre-made" },
  product: { name: "own-products", entity: Supplements.ProductEntity, holder: "user" },
  materiaEntry: { name: "own-substances-and-formulas", entity: Materia.EntryEntity, holder: "user" },
  ownName: { name: "own-entry-names", entity: OwnNameEntity, holder: "user" },
  ownCount: { name: "own-entry-counts", entity: OwnCountEntity, holder: "user" },
  patient: { name: "patients", entity: Patients.PatientEntity, holder: "patient" },
  patientConsents: { name: "consent-states", entity: Consents.PatientConsentsEntity, holder: "patient" },
  consent: { name: "consents", entity: Consents.ConsentEntity, holder: "patient" },
  document: { name: "documents", entity: Documents.DocumentEntity, holder: "patient", keeps: shown },
  monitoredSymptom: {
    name: "monitored-symptoms",
    entity: Monitoring.MonitoredSymptomEntity,
    holder: "patient",
  },
  symptomDay: { name: "symptom-days", entity: Monitoring.SymptomDayEntity, holder: "patient" },
  openCharge: { name: "open-charges", entity: Appointments.OpenChargeEntity, holder: "patient" },
  appointment: { name: "appointments", entity: Appointments.AppointmentEntity, holder: "appointment" },
  section: { name: "sections", entity: SectionEntity, holder: "appointment" },
  acupuncture: { name: "acupuncture", entity: AcupunctureEntity, holder: "appointment" },
  amendment: { name: "amendments", entity: AmendmentEntity, holder: "appointment" },
  measured: { name: "measurements", entity: MeasurementsEntity, holder: "appointment" },
  charge: { name: "charges", entity: Billing.ChargeEntity, holder: "appointment" },
  payment: { name: "payments", entity: Billing.PaymentEntity, holder: "appointment" },
  photo: { name: "photos", entity: Photos.PhotoEntity, holder: "appointment", keeps: shown },
};

/** Items that an import makes again from the others, with what makes them. */
export const derivedEntities: Readonly<Record<string, string>> = {
  patient_token: "the search rows of the patients",
  patient_likeness: "hashes of what patients are recognised by",
  patient_spelling: "words of the patients' names",
  patient_count: "the number of active patients",
  calendarday: "changes with every appointment",
  patientReminders: "written when reminders of symptoms are switched on",
  statisticsContribution: "counted again from appointments and symptoms",
  countedPatient: "counted again from patients and appointments",
  statisticsSums: "counted again from appointments, payments and symptoms",
  countingProgress: "how far the counting is",
};

/** Items that are in no archive, with the reason. */
export const leftOutEntities: Readonly<Record<string, string>> = {
  invitation: "a link that signs up",
  feed: "the secret address of a calendar",
  monitoringLink: "a patient's secret link",
  consentLink: "a patient's secret link",
  lock_out: "failed sign-ins",
  registration: "an account that is not confirmed",
  allowance: "limits against abuse, of the last hours",
  exampleSpace: "the guided tour's example, which has a space of its own",
  notice: "messages that are to be sent, and none may be sent twice",
  outboxMessage: "messages that were sent, which are deleted after a year, with patients' links",
  failedMessage: "which messages failed, for the platform's administrators",
  smsUse: "how much of the plan was used",
  cart: "what is bought from the platform",
  planPayment: "what was paid to the platform, with the payment provider's ids",
  openPlanPayment: "what is being paid to the platform",
  referral: "belongs to the account at the platform",
  referred_space: "names another clinic",
  space_decision: "the platform's decisions about the account",
  awaiting_decision: "the platform's decisions about the account",
  subscription_plan: "the platform's, the same for every clinic",
  subscription_module: "the platform's, the same for every clinic",
  discount_code: "the platform's, the same for every clinic",
  business_month: "the platform's, of all clinics together",
  subscription_settings: "the platform's, the same for every clinic",
  alert: "the platform's, the same for every clinic",
  campaign: "mails of the platform's administrators, the same for every clinic",
  campaignReceiver: "who got such a mail, for the platform's administrators",
  supportTicket: "correspondence of a user with the platform's administrators",
  supportMessage: "correspondence of a user with the platform's administrators",
  questionAnswer: "the platform's, the same for every clinic",
  legalText: "the platform's, the same for every clinic",
  legalDraft: "the platform's, the same for every clinic",
  legalVersion: "the platform's, the same for every clinic",
  acceptance: "what users accepted of the platform's texts, with their accounts",
  acceptanceCount: "the platform's, of all clinics together",
  contentRevision: "the history of the platform's texts, the same for every clinic",
  endingsList: "the platform's, the same for every clinic",
  bibliographic_reference: "the platform's, the same for every clinic",
  catalogueHead: "the platform's, the same for every clinic",
  catalogueChunk: "the platform's, the same for every clinic",
  catalogueEntry: "the platform's, the same for every clinic",
  catalogueRevision: "the platform's, the same for every clinic",
  cataloguePart: "the platform's, the same for every clinic",
  catalogueUses: "the platform's sums over all clinics",
  catalogueUsesRun: "the platform's, how far the uses of catalogues were added up",
  icd_shelf: "the platform's, the same for every clinic",
  icd_release: "the platform's, the same for every clinic",
  icd_chunk: "the platform's, the same for every clinic",
  icd_index: "the platform's, the same for every clinic",
  import: "how far an import of a spreadsheet is, for thirty days",
  imported_row: "which rows of a spreadsheet were imported, for thirty days",
  auditTrail: "how far the audit trail is chained; the trail stays with the space",
  auditSeal: "how far the audit trail is chained; the trail stays with the space",
  auditFinding: "what a check of the audit trail found",
  spaceClosing: "that the space is to be closed, which an archive must not bring back",
  erasureRequest: "a patient who is to be erased, which an archive must not bring back",
  retentionSettings: "how long this clinic keeps what, which is set where the archive goes",
  retentionProgress: "how far the job is that looks for expired data",
  retentionProposal: "what is proposed for removal, which is found again",
  archiveExport: "where an export stands, and its link",
  archiveImport: "where an import of an archive stands",
  archiveExportSlot: "which export is being made",
};
