import { ALERT_ROLES, type AlertAudience } from "@meridian/core/contracts/accounts/alerts";
import { ChoiceGroup } from "@meridian/ui/forms/choice-group";
import { useTranslation } from "react-i18next";
import {
  AudienceGroups,
  groupsOf,
  LanguageGroup,
  ModuleGroup,
  PlanGroup,
} from "../../../audience/audience-groups.tsx";

type AudienceProps = { value: AlertAudience; onChange: (value: AlertAudience) => void };

/** Whom an announcement is for: a group without a choice is everybody. */
export function AudienceField({ value, onChange }: AudienceProps) {
  const { t } = useTranslation("alerts");
  const group = groupsOf(value, onChange, (key) => t(`audience.${key}`));
  return (
    <AudienceGroups help={t("audience.help")}>
      <ChoiceGroup {...group("roles")} choices={ALERT_ROLES} labelOf={(role) => t(`roles.${role}`)} />
      <PlanGroup {...group("plans")} />
      <ModuleGroup {...group("modules")} />
      <LanguageGroup {...group("languages")} />
    </AudienceGroups>
  );
}
