export { parseHead } from "./batch-reads.ts";
export { headOf } from "./booking.ts";
export { wholeRecord } from "./patient-record.ts";
export { changeMark, headKey, hidePhoto, makeRoom, showPhoto } from "./photo-marks.ts";
export { PHOTO_PARTS, photoFile, photosOf, photoView } from "./photo-views.ts";
export { mayReadContent } from "./reading.ts";
