import { ALERT_PLANS } from "@meridian/core/contracts/accounts/alerts";
import {
  CAMPAIGN_RECIPIENTS,
  type CampaignAudience,
  SUBSCRIPTION_STATES,
} from "@meridian/core/contracts/campaigns/campaigns";
import { MODULES } from "@meridian/core/contracts/kernel/access";
import { ChoiceGroup } from "@meridian/ui/forms/choice-group";
import { SelectField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import classes from "./campaigns.module.css";

const LANGUAGES = ["en", "pt"] as const;
type Lists = Omit<CampaignAudience, "recipients">;

type AudienceProps = { value: CampaignAudience; onChange: (value: CampaignAudience) => void };

/** Whom a mail is for: a group without a choice is everybody. */
export function CampaignAudienceField({ value, onChange }: AudienceProps) {
  const { t } = useTranslation("campaigns");
  const { t: named } = useTranslation("alerts");
  const group = <Key extends keyof Lists>(key: Key) => ({
    name: key,
    legend: t(`audience.${key}`),
    value: value[key],
    onChange: (chosen: Lists[Key]) => onChange({ ...value, [key]: chosen }),
  });
  return (
    <>
      <SelectField
        label={t("audience.recipients")}
        value={value.recipients}
        onChange={(recipients) =>
          onChange({ ...value, recipients: recipients as CampaignAudience["recipients"] })
        }
        options={CAMPAIGN_RECIPIENTS.map((one) => ({ value: one, label: t(`recipients.${one}`) }))}
        empty={false}
      />
      <div className={classes.audience}>
        <ChoiceGroup {...group("plans")} choices={ALERT_PLANS} labelOf={(plan) => named(`plans.${plan}`)} />
        <ChoiceGroup
          {...group("subscriptions")}
          choices={SUBSCRIPTION_STATES}
          labelOf={(state) => t(`subscriptions.${state}`)}
        />
        <ChoiceGroup
          {...group("modules")}
          choices={MODULES}
          labelOf={(module) => named(`modules.${module}`)}
        />
        <ChoiceGroup
          {...group("languages")}
          choices={LANGUAGES}
          labelOf={(one) => named(`languages.${one}`)}
        />
      </div>
    </>
  );
}
