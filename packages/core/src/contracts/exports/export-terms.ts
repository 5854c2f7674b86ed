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

/** States of an import of an archive. `refused`: the archive was not accepted, and nothing was written. */
export const IMPORT_STATES = ["uploading", "checking", "writing", "done", "refused", "failed"] as const;
/** Why an archive is refused; `unwritten`: it was accepted, and writing it failed. */
export const ARCHIVE_REFUSALS = [
  "missing",
  "not_a_zip",
  "damaged",
  "too_large",
  "not_an_archive",
  "newer_version",
  "checksum",
  "record",
  "too_many_patients",
  "too_many_bytes",
  "not_empty",
  "unwritten",
] as const;
export type ArchiveRefusal = (typeof ARCHIVE_REFUSALS)[number];
/** The largest file that a file store takes in one request. */
export const MAX_ARCHIVE_BYTES = 5 * 1024 ** 3;
