/** States of an export. `expired`: its file was deleted a day after it was ready. */
export const EXPORT_STATES = ["waiting", "running", "ready", "failed", "cancelled", "expired"] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Why an export failed: a part of it could not be written, or it took longer than a file may be unfinished. */
export const EXPORT_FAILURES = ["unwritten", "too_long"] as const;

/** Version of the archive's format. An archive of a newer version is not read. */
export const ARCHIVE_VERSION = 1;
/** Hours for which the file of an export can be downloaded. */
export const EXPORT_HOURS = 24;
/** Exports that the screen lists. */
export const LISTED_EXPORTS = 10;
