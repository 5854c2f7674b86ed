import { connect } from "../db/service.ts";
import {
  ClinicIcdEntity,
  IcdChunkEntity,
  IcdIndexEntity,
  IcdReleaseEntity,
  IcdShelfEntity,
} from "./icd.entity.ts";
import { ReferenceEntity } from "./reference.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  clinicIcd: ClinicIcdEntity,
  icdShelf: IcdShelfEntity,
  icdRelease: IcdReleaseEntity,
  icdChunk: IcdChunkEntity,
  icdIndex: IcdIndexEntity,
  reference: ReferenceEntity,
});
