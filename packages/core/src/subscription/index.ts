export { switchModule } from "./active-module.service.ts";
export { clearCart, getCart, markCartSeen, orderFromCart, setDiscountCode, setItem } from "./cart.service.ts";
export {
  createDiscountCode,
  discountCodeOf,
  getDiscountCode,
  listDiscountCodes,
  updateDiscountCode,
} from "./discount-codes.service.ts";
export { currentModules, listModules, updateModule, uploadModulePicture } from "./modules.service.ts";
export { endedWrites, paidWrites, recountWrites, refundWrites, startWrites } from "./order-writes.ts";
export { getOverview } from "./overview.service.ts";
export { notifyEndings } from "./plan-ending.service.ts";
export { currentPlans, listPlans, updatePlan } from "./plans.service.ts";
export { listReferred, referredWrites } from "./referral.service.ts";
export { CodeInUse, newReferralCode, referralWrite } from "./referral-code.ts";
export { getSpaceSubscription } from "./space-subscription.service.ts";
export { createStudentProof, openStudentProof, sendStudentProof } from "./student-proof.service.ts";
export { currentSettings, updateSettings } from "./subscription-settings.service.ts";
export { startFreeTrial } from "./trial.service.ts";
