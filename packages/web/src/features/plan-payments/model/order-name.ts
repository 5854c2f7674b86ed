import type { Order } from "@meridian/core/contracts/subscription/offers";
import { useTranslation } from "react-i18next";

/** Says what was ordered: "Basic plan, 12 months". */
export function useOrderName(): (order: Order) => string {
  const { t } = useTranslation("plan-payments");
  return ({ item, days }) => {
    if (item.kind === "upgrade") return t("order.upgrade", { plan: t(`plan.${item.plan}`), count: days });
    const what = item.kind === "plan" ? t(`plan.${item.plan}`) : t(`module.${item.module}`);
    return t("order.months", { what, count: item.months });
  };
}
