export { createCustom, getCustom, listCustom, removeCustom, updateCustom } from "./custom.service.ts";
export {
  createPreMade,
  getPreMade,
  listPreMade,
  removePreMade,
  updatePreMade,
} from "./pre-made.service.ts";
