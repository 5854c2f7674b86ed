import { connect } from "../db/service.ts";
import {
  ActiveReleaseEntity,
  ClinicIcdEntity,
  IcdChunkEntity,
  IcdIndexEntity,
  IcdReleaseEntity,
} from "./icd.entity.ts";
import { ReferenceEntity } from "./reference.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  clinicIcd: ClinicIcdEntity,
  activeRelease: ActiveReleaseEntity,
  icdRelease: IcdReleaseEntity,
  icdChunk: IcdChunkEntity,
  icdIndex: IcdIndexEntity,
  reference: ReferenceEntity,
});
