export { keyOf, mustBeActiveWhenWritten } from "./booking.ts";
export { contacts } from "./contacts.ts";
export { duplicates, list } from "./finding.ts";
export { archive, create, creation, get, restore, stored, update } from "./keeping.ts";
export { merge, recordsOf, undoMerge } from "./merging.ts";
export { mustBeOnlyRecord, mustHaveRecords, OtherRecords, otherRecordsOf, remainingOf } from "./person.ts";
export { bannerOf } from "./views.ts";
export { parsePatient } from "./writes.ts";
