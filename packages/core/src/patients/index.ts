export { isToBeErased, patientsIn, patientsPage } from "./batch-reads.ts";
export { keyOf, mustBeActiveWhenWritten } from "./booking.ts";
export { contacts } from "./contacts.ts";
export { countActive } from "./count.ts";
export { duplicateKeysOf } from "./duplicate-keys.ts";
export { ERASURES_DUE, type ErasureRequestItem } from "./erasure-request.entity.ts";
export { erasureKey, erasures, recordKey } from "./erasure-request.ts";
export { FILLED_TEXTS, fillMissing } from "./fill-missing.ts";
export { indexEverySpace } from "./index-space.ts";
export { indexWritten } from "./index-written.ts";
export { changesSearchRows as concernsSearch, indexPatient } from "./indexing.ts";
export { type LikelySame, likelySame } from "./likely-same.ts";
export { MAX_RECORDS, merge, recordsOf, undoMerge } from "./merging.ts";
export { internationalPhone, sortName } from "./normalise.ts";
/** For collections that span domains: a patient with all appointments is one Query. */
export { PatientEntity } from "./patient.entity.ts";
export { duplicates, list } from "./patient-list.ts";
export {
  countNewPatients,
  newPatientWrites,
  parsePatient,
  patientWrites,
  removalWrites,
  withoutCrowded,
} from "./patient-writes.ts";
export {
  archive,
  create,
  creation,
  get,
  mustBeActive,
  newItem,
  readPatient,
  restore,
  successor,
  update,
} from "./patients.service.ts";
export { mustBeOnlyRecord, mustHaveRecords, otherRecordsOf, RecordsChanged, remainingOf } from "./person.ts";
export type { PatientItem } from "./records.ts";
export { removePatient } from "./removal.ts";
export { MergeEntity, PatientCountEntity } from "./search-token.entity.ts";
export { bannerOf, patientView } from "./views.ts";
