/** What a document of a patient is. `administrative` is the kind that the front desk sees and adds. */
export const DOCUMENT_KINDS = ["exam", "report", "referral", "letter", "administrative", "other"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const OFFICE = "application/vnd.openxmlformats-officedocument";
/** Formats of stored documents, with their file extensions. */
const DOCUMENT_TYPES = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  [`${OFFICE}.wordprocessingml.document`]: "docx",
  [`${OFFICE}.spreadsheetml.sheet`]: "xlsx",
  "text/plain": "txt",
} as const satisfies Record<string, string>;
export type DocumentFormat = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];
export const DOCUMENT_FORMATS = Object.values(DOCUMENT_TYPES) as [DocumentFormat, ...DocumentFormat[]];

/** The media type of a format. */
export const mediaTypeOf = (format: DocumentFormat): string =>
  (Object.entries(DOCUMENT_TYPES).find(([, known]) => known === format) as [string, string])[0];

export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
/** Days for which an archived document can be brought back. */
export const RESTORABLE_DAYS = 30;
