import {
  CAMPAIGN_RECIPIENTS,
  type CampaignAudience,
  SUBSCRIPTION_STATES,
} from "@meridian/core/contracts/campaigns/campaigns";
import { ChoiceGroup } from "@meridian/ui/forms/choice-group";
import { SelectField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import {
  AudienceGroups,
  groupsOf,
  LanguageGroup,
  ModuleGroup,
  PlanGroup,
} from "../../../audience/audience-groups.tsx";

type AudienceProps = { value: CampaignAudience; onChange: (value: CampaignAudience) => void };

/** Whom a mail is for: a group without a choice is everybody. */
export function CampaignAudienceField({ value, onChange }: AudienceProps) {
  const { t } = useTranslation("campaigns");
  const group = groupsOf(value, onChange, (key) => t(`audience.${key}`));
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
      <AudienceGroups help={t("audience.help")}>
        <PlanGroup {...group("plans")} />
        <ChoiceGroup
          {...group("subscriptions")}
          choices={SUBSCRIPTION_STATES}
          labelOf={(state) => t(`subscriptions.${state}`)}
        />
        <ModuleGroup {...group("modules")} />
        <LanguageGroup {...group("languages")} />
      </AudienceGroups>
    </>
  );
}
