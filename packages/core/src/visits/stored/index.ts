export { AcupunctureEntity, type AcupunctureItem } from "./acupuncture.entity.ts";
export { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
export { MeasurementsEntity } from "./measurements.entity.ts";
export { readRecord } from "./patient-record.ts";
export type { SectionItem } from "./records.ts";
export { AmendmentEntity, SectionEntity } from "./section.entity.ts";
export {
  countNeedles,
  groupItems,
  readVisit,
  requireEqualNeedleCounts,
  type StoredAcupuncture,
  type VisitItems,
} from "./visit-items.ts";
