export {
  createDiscountCode,
  discountCodeOf,
  getDiscountCode,
  listDiscountCodes,
  updateDiscountCode,
} from "./discount-codes.service.ts";
export { currentModules, listModules, updateModule, uploadModulePicture } from "./modules.service.ts";
export { currentPlans, listPlans, updatePlan } from "./plans.service.ts";
export { startFreeTrial } from "./trial.service.ts";
