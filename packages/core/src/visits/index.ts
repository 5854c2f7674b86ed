export { readBillableItems } from "./billable-items.ts";
export { figures } from "./figures.ts";
export { home, list, record } from "./lists.ts";
export { measurementsWrite } from "./measurements.ts";
export {
  addPhotoRegion,
  appointmentKey,
  hidePhoto,
  preparePhotos,
  showPhoto,
  updatePhotoMark,
} from "./photo-marks.ts";
export { PHOTO_PARTS, photoFile, photoRegion, photosOf, photoView } from "./photo-views.ts";
export { contentViews, get, mayReadContent } from "./reading.ts";
export { results } from "./results.ts";
export { saveSection } from "./sections.ts";
export { summaryOf } from "./summary.ts";
export { treatmentCourse } from "./treatment-course.ts";
