import { ALERT_PLANS, ALERT_ROLES, type AlertAudience } from "@meridian/core/contracts/accounts/alerts";
import { MODULES } from "@meridian/core/contracts/kernel/access";
import { CheckboxField } from "@meridian/ui/forms/fields";
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
  function group<Key extends keyof AlertAudience, Choice extends AlertAudience[Key][number]>(
    key: Key,
    choices: readonly Choice[],
    labelOf: (choice: Choice) => string,
  ) {
    const chosen: readonly string[] = value[key];
    const toggle = (choice: Choice, on: boolean) =>
      onChange({ ...value, [key]: choices.filter((one) => (one === choice ? on : chosen.includes(one))) });
    return (
      <fieldset className={classes.group}>
        <legend>{t(`audience.${key}`)}</legend>
        {choices.map((choice) => (
          <CheckboxField
            key={choice}
            name={`${key}-${choice}`}
            label={labelOf(choice)}
            value={chosen.includes(choice)}
            onChange={(on) => toggle(choice, on)}
          />
        ))}
      </fieldset>
    );
  }
  return (
    <div className={classes.audience}>
      {group("roles", ALERT_ROLES, (role) => t(`roles.${role}`))}
      {group("plans", ALERT_PLANS, (plan) => t(`plans.${plan}`))}
      {group("modules", MODULES, (module) => t(`modules.${module}`))}
      {group("languages", LANGUAGES, (language) => t(`languages.${language}`))}
    </div>
  );
}
