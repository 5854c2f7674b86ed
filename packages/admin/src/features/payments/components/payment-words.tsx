import type { PlanPaymentStatus } from "@meridian/core/contracts/plan-payments/terms";
import type { Order } from "@meridian/core/contracts/subscription/offers";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

const TONES = {
  pending: "plain",
  processing: "amber",
  partial: "amber",
  paid: "green",
  failed: "red",
  expired: "plain",
  refunded: "blue",
} as const;

/** Where a payment stands. */
export function StatusTag({ status }: { status: PlanPaymentStatus }) {
  const { t } = useTranslation("payments");
  return <Tag tone={TONES[status]}>{t(`statuses.${status}`)}</Tag>;
}

/** Names what was ordered: "Basic, 3 months". */
export function useOrderName() {
  const { t } = useTranslation("payments");
  return ({ item }: Order): string => {
    if (item.kind === "upgrade") return t("order.upgrade", { plan: t(`plans.${item.plan}`) });
    const name = item.kind === "plan" ? t(`plans.${item.plan}`) : t(`modules.${item.module}`);
    return t("order.months", { name, count: item.months });
  };
}
