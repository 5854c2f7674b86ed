import { ALERT_PLANS, ALERT_ROLES, type AlertAudience } from "@meridian/core/contracts/accounts/alerts";
import { MODULES } from "@meridian/core/contracts/kernel/access";
import { ChoiceGroup } from "@meridian/ui/forms/choice-group";
import { useTranslation } from "react-i18next";
import classes from "./alerts.module.css";

const LANGUAGES = ["en", "pt"] as const;

/** Whom an announcement is for: a group without a choice is everybody. */
export function AudienceField({
  value,
  onChange,
}: {
  value: AlertAudience;
  onChange: (value: AlertAudience) => void;
}) {
  const { t } = useTranslation("alerts");
  const group = <Key extends keyof AlertAudience>(key: Key) => ({
    name: key,
    legend: t(`audience.${key}`),
    value: value[key],
    onChange: (chosen: AlertAudience[Key]) => onChange({ ...value, [key]: chosen }),
  });
  return (
    <div className={classes.audience}>
      <ChoiceGroup {...group("roles")} choices={ALERT_ROLES} labelOf={(role) => t(`roles.${role}`)} />
      <ChoiceGroup {...group("plans")} choices={ALERT_PLANS} labelOf={(plan) => t(`plans.${plan}`)} />
      <ChoiceGroup {...group("modules")} choices={MODULES} labelOf={(module) => t(`modules.${module}`)} />
      <ChoiceGroup {...group("languages")} choices={LANGUAGES} labelOf={(one) => t(`languages.${one}`)} />
    </div>
  );
}
