export {
  createCustom,
  getCustom,
  listCustom,
  removeCustom,
  restoreCustom,
  updateCustom,
} from "./custom.service.ts";
export {
  createPreMade,
  getPreMade,
  listPreMade,
  removePreMade,
  updatePreMade,
} from "./pre-made.service.ts";
export { CustomTreatmentEntity, PreMadeEntity, PreMadeHeadEntity } from "./treatment.entity.ts";
