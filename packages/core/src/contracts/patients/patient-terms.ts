/** The fixed values of a patient's fields. No schemas here, so that a screen can use them without loading any. */
export const GENDERS = ["male", "female"] as const;
export const MARITAL_STATUSES = ["single", "married", "widowed"] as const;
export const BLOOD_TYPES = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
