import { connect } from "../db/service.ts";
import {
  CustomTreatmentEntity,
  PreMadeEntity,
  PreMadeHeadEntity,
  TreatmentNameEntity,
} from "./treatment.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  customTreatment: CustomTreatmentEntity,
  preMadeHead: PreMadeHeadEntity,
  preMade: PreMadeEntity,
  name: TreatmentNameEntity,
});
