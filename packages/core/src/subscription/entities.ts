import { OwnCountEntity } from "../db/catalogue-entry.ts";
import { connect } from "../db/service.ts";
import { CartEntity } from "./cart.entity.ts";
import { ReferralEntity, ReferredSpaceEntity } from "./referral.entity.ts";

/** Entities of what a space buys, connected. What is sold is in `offer-entities.ts`. */
export const db = connect({
  cart: CartEntity,
  count: OwnCountEntity,
  referral: ReferralEntity,
  referred: ReferredSpaceEntity,
});
