import { connect } from "../db/service.ts";
import { CustomTreatmentEntity, PreMadeEntity, PreMadeHeadEntity } from "./treatment.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  customTreatment: CustomTreatmentEntity,
  preMadeHead: PreMadeHeadEntity,
  preMade: PreMadeEntity,
});
