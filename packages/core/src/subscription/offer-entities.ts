import { connect } from "../db/service.ts";
import { DiscountCodeEntity, ModuleEntity, PlanEntity, SubscriptionSettingsEntity } from "./offer.entity.ts";

/** Entities of what is sold, connected. */
export const offers = connect({
  plan: PlanEntity,
  module: ModuleEntity,
  code: DiscountCodeEntity,
  settings: SubscriptionSettingsEntity,
});
