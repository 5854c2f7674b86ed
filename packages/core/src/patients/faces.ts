export { keyOf, mustBeActiveWhenWritten } from "./booking.ts";
export { contacts } from "./contacts.ts";
export { merge, recordsOf, undoMerge } from "./merging.ts";
export { duplicates, list } from "./patient-list.ts";
export { parsePatient } from "./patient-writes.ts";
export { archive, create, creation, get, restore, stored, update } from "./patients.service.ts";
export { mustBeOnlyRecord, mustHaveRecords, OtherRecords, otherRecordsOf, remainingOf } from "./person.ts";
export { bannerOf } from "./views.ts";
