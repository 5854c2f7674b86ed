import { connect } from "../db/service.ts";
import { ErasureRequestEntity } from "./erasure-request.entity.ts";
import { PatientEntity } from "./patient.entity.ts";
import {
  DuplicateKeyEntity,
  MergeEntity,
  PatientCountEntity,
  SpellingEntity,
  TokenEntity,
} from "./search-token.entity.ts";

/** The patients' entities, connected. */
export const db = connect({
  patient: PatientEntity,
  token: TokenEntity,
  spelling: SpellingEntity,
  duplicateKey: DuplicateKeyEntity,
  count: PatientCountEntity,
  merge: MergeEntity,
  erasure: ErasureRequestEntity,
});
