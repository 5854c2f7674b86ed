import type { SpaceRow } from "@meridian/core/contracts/backoffice/space-detail";
import { planStanding } from "@meridian/core/contracts/subscription/plan-standing";
import { formatDate } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

/** A space's plan and whether it still runs, or that the space is closed or will be. */
export function PlanTag({ space }: { space: Pick<SpaceRow, "plan" | "days_left" | "closing"> }) {
  const { t } = useTranslation("admin");
  if (space.closing) {
    const { state, at } = space.closing;
    return (
      <Tag tone={state === "closing" ? "red" : "plain"}>{t(`spaces.${state}`, { date: formatDate(at) })}</Tag>
    );
  }
  if (!space.plan) return <Tag>{t("spaces.noPlan")}</Tag>;
  const name = t(`plans.${space.plan}`);
  const standing = planStanding(space.days_left);
  if (standing === "expired") return <Tag tone="red">{t("spaces.expired", { plan: name })}</Tag>;
  const tone = standing === "expiring" ? "amber" : "green";
  return <Tag tone={tone}>{t("spaces.left", { plan: name, count: space.days_left })}</Tag>;
}

/** What kind of space it is; for a provider whether it is verified. */
export function KindTag({ entity }: { entity: SpaceRow["external_entity"] }) {
  const { t } = useTranslation("admin");
  if (!entity) return <Tag>{t("spaces.clinic")}</Tag>;
  return entity.verified ? (
    <Tag tone="green">{t("spaces.verified")}</Tag>
  ) : (
    <Tag tone="amber">{t("spaces.unverified")}</Tag>
  );
}
