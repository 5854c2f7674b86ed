/** Errors about plans, modules, the cart and discounts. */
export const planErrors = {
  "plan.expired": "There is no active plan (or module) at the moment. All base functionalities are disabled",
  "plan.max_patients": "You reached the maximum number of patients under your plan subscription",
  "plan.max_disk_space": "You reached the maximum disk space under your plan subscription",
  "plan.requirements": "You don't fit the requirements to buy this plan",
  "cart.empty": "The cart is empty.",
  "cart.stale": "The cart was changed on another page. This is how it is now.",
  "discount.unknown": "There is no such discount code.",
  "discount.expired": "This discount code is no longer valid.",
  "discount.used_up": "This discount code has been used up.",
  "discount.used_by_space": "Your clinic has already used this discount code.",
  "module.switched_recently":
    "The active module cannot be switched yet. You can switch it again on {{date}}.",
  "module.not_owned":
    "There is no active plan (or module) at the moment. All base functionalities are disabled",
  "cart.changed": "The price of your order has changed. Check it before you pay.",
  "plan.no_sms": "Your plan does not include text messages.",
  "plan.stale": "Someone else has changed this plan. Check the current version.",
  "plan.sms_without": "Only a plan with text messages can include some.",
  "plan.no_trial": "Only the free trial lasts a number of days.",
  "plan.not_sold": "The free trial is not sold, so it has no prices.",
  "module.stale": "Someone else has changed this module. Check the current version.",
  "discount.invalid": "Use 3 to 30 letters, digits and hyphens.",
  "discount.end_before_start": "The last day cannot be before the first.",
  "discount.nothing": "Enter an amount, days, or both.",
};
