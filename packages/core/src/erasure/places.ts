/** How the data of a patient is found in an entity. */
type Found =
  /** In the partition of the patient's id. */
  | "patient"
  /** In the partition of one of the patient's appointments. */
  | "appointment"
  /** By the patient's domain: search rows, keys, words, merges and the record. */
  | "record"
  /** By a list of the space that names the patient. */
  | "space"
  /** In the partition of names and counts that the patient holds: those of the monitored symptoms. */
  | "holder"
  /** By the index of the patient's messages. */
  | "messages"
  /** By the receipts that a charge names. */
  | "receipts";

/** What the erasure does: deletes the item, or keeps what these attributes say, with a pseudonym for the name. */
type Place = { found: Found; keep?: readonly string[] };

/**
 * Where the data of a patient lies, by the name that the entity has in the table. What is in the patient's or an
 * appointment's partition and not named here is deleted. A test compares the two lists with all entities.
 *
 * Kept: that there was a record and appointments, for the clinic's books and because the law asks for proof of what was
 * charged; never what was found or done, nor a name, an address or a free text.
 */
export const PLACES: Readonly<Record<string, Place>> = {
  patient: { found: "record" },
  patient_token: { found: "record" },
  patient_likeness: { found: "record" },
  patient_spelling: { found: "record" },
  patient_merge: { found: "record" },
  told: { found: "patient" },
  monitoredSymptom: { found: "patient" },
  symptomDay: { found: "patient" },
  monitoringLink: { found: "patient" },
  patientReminders: { found: "patient" },
  document: { found: "patient" },
  patientConsents: { found: "patient" },
  consentLink: { found: "patient" },
  consent: {
    found: "patient",
    keep: ["space_id", "patient_id", "consent_id", "text_id", "version", "number", "status", "kind", "at"],
  },
  openCharge: {
    found: "patient",
    keep: ["space_id", "patient_id", "kind", "start", "appointment_id", "professional_id", "due"],
  },
  erasureRequest: {
    found: "patient",
    keep: [
      "space_id",
      "patient_id",
      "state",
      "reason",
      "note",
      "requested_at",
      "requested_by",
      "due_at",
      "settled_at",
      "settled_by",
      "version",
    ],
  },
  // What was decided about the patient's data that passed its time.
  retentionProposal: { found: "patient" },
  ownName: { found: "holder" },
  ownCount: { found: "holder" },
  // What the patient's records add to the statistics: codes, days and an age group. Their subscriber takes away what is gone;
  // without these items it would count the rest twice.
  statisticsContribution: {
    found: "patient",
    keep: ["space_id", "patient_id", "record", "generation", "contribution"],
  },
  countedPatient: {
    found: "patient",
    keep: ["space_id", "patient_id", "first", "listed", "seen", "generation", "version"],
  },
  section: { found: "appointment" },
  amendment: { found: "appointment" },
  acupuncture: { found: "appointment" },
  measured: { found: "appointment" },
  photo: { found: "appointment" },
  notice: { found: "appointment" },
  appointment: {
    found: "appointment",
    keep: [
      "space_id",
      "appointment_id",
      "patient_id",
      "patient_name",
      "professional_id",
      "office_id",
      "appointment_type",
      "start",
      "end",
      "duration",
      "booked_duration",
      "price",
      "paid",
      "stands",
      "balance_version",
      "status",
      "override",
      "unfinished_by",
      "signed_by",
      "signed_at",
      "closed_by",
      "created_at",
      "created_by",
      "updated_at",
      "updated_by",
      "version",
    ],
  },
  charge: {
    found: "appointment",
    keep: [
      "space_id",
      "appointment_id",
      "patient_id",
      "paid",
      "items",
      "stands",
      "entries",
      "receipts",
      "receipted",
      "updated_at",
      "updated_by",
      "version",
    ],
  },
  payment: {
    found: "appointment",
    keep: [
      "space_id",
      "appointment_id",
      "payment_id",
      "kind",
      "amount",
      "method",
      "refunded",
      "refunds",
      "patient_id",
      "patient_name",
      "professional_id",
      "establishment_id",
      "day",
      "taken_at",
      "taken_by",
      "taken_by_name",
    ],
  },
  receipt: {
    found: "receipts",
    keep: [
      "space_id",
      "receipt_id",
      "appointment_id",
      "patient_id",
      "professional_id",
      "establishment_id",
      "number",
      "content",
      "issued_at",
      "issued_by",
    ],
  },
  waiting: { found: "space" },
  imported_row: { found: "space" },
  outboxMessage: { found: "messages" },
};
