/** Kinds of data that are proposed for removal patient by patient. */
export const PATIENT_KINDS = ["patients", "unseen_patients", "documents", "photos", "monitoring"] as const;
/** Kinds that are proposed by month, year or import. */
export const BATCH_KINDS = ["messages", "imports", "receipts"] as const;
export const RETENTION_KINDS = [...PATIENT_KINDS, ...BATCH_KINDS] as const;

export type PatientKind = (typeof PATIENT_KINDS)[number];
export type BatchKind = (typeof BATCH_KINDS)[number];
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Kinds whose proposals ask for the erasure of the whole patient. */
export const ERASED_KINDS = ["patients", "unseen_patients"] as const;

export const isPatientKind = (kind: RetentionKind): kind is PatientKind =>
  (PATIENT_KINDS as readonly string[]).includes(kind);
export const isErasedKind = (kind: RetentionKind): kind is (typeof ERASED_KINDS)[number] =>
  (ERASED_KINDS as readonly string[]).includes(kind);

/** How long a kind can be kept. */
export type RetentionRule = {
  unit: "years" | "months";
  /** The shortest period that can be set: what the law or a professional rule says, else what the product needs. */
  min: number;
  max: number;
  /** What holds until somebody sets a period. */
  suggested: number;
  /** Whether it can be kept without an end. */
  canKeep: boolean;
};

/**
 * Five years after the last entry are what the Ordem dos Médicos tells practices to keep a clinical record for. No Portuguese statute
 * has a figure for private practice (Despacho 10918/2025 appointed a group to propose one). Claims out of a contract can be
 * brought for twenty years (Código Civil, article 309), which is why that is suggested.
 */
const CLINICAL: RetentionRule = {
  unit: "years",
  min: 5,
  max: 50,
  suggested: 20,
  canKeep: true,
};

/** The periods of each kind for a clinic in Portugal. The sources are in the decision record about how long data is kept. */
export const RETENTION_RULES: Readonly<Record<RetentionKind, RetentionRule>> = {
  patients: CLINICAL,
  // No treatment took place, so nothing has to be proved: article 5(1)(e) GDPR alone.
  unseen_patients: {
    unit: "months",
    min: 1,
    max: 120,
    suggested: 24,
    canKeep: true,
  },
  documents: CLINICAL,
  photos: CLINICAL,
  monitoring: CLINICAL,
  // The product deletes messages after a year.
  messages: { unit: "months", min: 1, max: 12, suggested: 12, canKeep: false },
  // An import can be undone for thirty days.
  imports: { unit: "months", min: 2, max: 60, suggested: 6, canKeep: true },
  // Código do IVA, article 52, and Código do IRC, article 123: the ten calendar years that follow.
  receipts: { unit: "years", min: 10, max: 50, suggested: 10, canKeep: true },
};

/** A period in months for each kind that is not kept without an end. */
export type RetentionPeriods = Readonly<Record<RetentionKind, number | null>>;

export const SUGGESTED_PERIODS = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, RETENTION_RULES[kind].suggested]),
) as RetentionPeriods;

export const PROPOSAL_STATES = ["open", "kept", "removing", "removed"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
