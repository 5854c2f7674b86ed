import type { CampaignAudience } from "@meridian/core/contracts/campaigns/campaigns";
import { useTranslation } from "react-i18next";

/** An audience in words: who, and what it is narrowed to. */
export function useAudienceWords() {
  const { t } = useTranslation("campaigns");
  const { t: named } = useTranslation("alerts");
  return ({ recipients, plans, subscriptions, modules, languages }: CampaignAudience) =>
    [
      t(`recipients.${recipients}`),
      ...plans.map((plan) => named(`plans.${plan}`)),
      ...subscriptions.map((state) => t(`subscriptions.${state}`)),
      ...modules.map((module) => named(`modules.${module}`)),
      ...languages.map((one) => named(`languages.${one}`)),
    ].join(", ");
}
