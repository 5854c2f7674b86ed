export { clinicIcd, saveClinicIcd } from "./clinic-icd.ts";
export { farmGroups } from "./farm-groups.ts";
export { ClinicIcdEntity } from "./icd.entity.ts";
export { icdChapters } from "./icd.ts";
export { browseIcd, listIcd } from "./icd-browse.ts";
export { searchIcdCodes } from "./icd-codes.ts";
export { icdEntry, removeIcdEntry, saveIcdEntry } from "./icd-entries.ts";
export {
  addIcdChunks,
  icdReleases,
  publishIcdRelease,
  startIcdRelease,
  withdrawIcdRelease,
} from "./icd-releases.ts";
export { patterns } from "./patterns.ts";
export {
  createReference,
  listReferences,
  references,
  referenceTitle,
  removeReference,
  updateReference,
} from "./references.ts";
