import { connect } from "../db/service.ts";
import { ExportJobEntity, ExportSlotEntity } from "./export-job.entity.ts";
import { ImportJobEntity } from "./import-job.entity.ts";

/** The entities of exports, connected. */
export const db = connect({ job: ExportJobEntity, slot: ExportSlotEntity, import: ImportJobEntity });
