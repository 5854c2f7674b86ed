export { AcupunctureEntity, type AcupunctureItem } from "./acupuncture.entity.ts";
export { amend, unchangedError } from "./amending.ts";
export { readBillableItems } from "./billable-items.ts";
export { catalogueUsesOf } from "./catalogue-uses.ts";
export { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
export { withCarryForward } from "./clinical-carry-forward.ts";
export { figures } from "./figures.ts";
export { wordsToKeep } from "./kept-words.ts";
export { home, list, record } from "./lists.ts";
export { MeasurementsEntity } from "./measurements.entity.ts";
export { measurementsWrite } from "./measurements.ts";
export { readRecord } from "./patient-record.ts";
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
export type { SectionItem } from "./records.ts";
export { results } from "./results.ts";
export { requirePointReasons, requireSafetyReasons } from "./safety.ts";
export { AmendmentEntity, SectionEntity } from "./section.entity.ts";
export { saveSection } from "./sections.ts";
export { pointsToSign, signedPoints } from "./signed-points.ts";
export { summaryOf } from "./summary.ts";
export { treatmentCourse } from "./treatment-course.ts";
export {
  countNeedles,
  groupItems,
  readVisit,
  requireEqualNeedleCounts,
  type StoredAcupuncture,
  type VisitItems,
} from "./visit-items.ts";
