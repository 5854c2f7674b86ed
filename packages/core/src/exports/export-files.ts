import type { ExportJob } from "./export-job.entity.ts";

type Named = Pick<ExportJob, "space_id" | "export_id">;

/** Everything under this prefix is deleted by the bucket two days after it was written: see `stacks/storage.ts`. */
const FOLDER = "exports";

/** Where the archive of an export is. */
export const archiveKey = ({ space_id, export_id }: Named) => `${FOLDER}/${space_id}/${export_id}.zip`;

/** Where the list of the files of a part is, until the archive is put together. */
export const partKey = ({ space_id, export_id }: Named, part: number) =>
  `${FOLDER}/${space_id}/${export_id}/${String(part).padStart(5, "0")}.json`;

/** Where an archive that is to be imported is uploaded to. */
export const uploadedKey = ({ space_id, import_id }: { space_id: string; import_id: string }) =>
  `${FOLDER}/${space_id}/${import_id}.zip`;

/** The name under which the archive is downloaded. */
export const archiveName = ({ created_at }: Pick<ExportJob, "created_at">) =>
  `meridian-${created_at.slice(0, 10)}.zip`;
