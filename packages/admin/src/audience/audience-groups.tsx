import { ALERT_PLANS } from "@meridian/core/contracts/accounts/alerts";
import { MODULES } from "@meridian/core/contracts/kernel/access";
import { ChoiceGroup } from "@meridian/ui/forms/choice-group";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./audience.module.css";

/** The properties of a group of choices that is one list of an audience. */
export const groupsOf =
  <Audience extends object>(
    value: Audience,
    onChange: (value: Audience) => void,
    legendOf: (key: keyof Audience & string) => string,
  ) =>
  <Key extends keyof Audience & string>(key: Key) => ({
    name: key,
    legend: legendOf(key),
    value: value[key],
    onChange: (chosen: Audience[Key]) => onChange({ ...value, [key]: chosen }),
  });

/** Groups of choices next to each other, with what a group without a choice means. */
export function AudienceGroups({ help, children }: { help: string; children: ReactNode }) {
  return (
    <>
      <p className={classes.help}>{help}</p>
      <div className={classes.groups}>{children}</div>
    </>
  );
}

type Lists = {
  plans: (typeof ALERT_PLANS)[number][];
  modules: (typeof MODULES)[number][];
  languages: (typeof LANGUAGES)[number][];
};
type Group<Key extends keyof Lists> = {
  name: string;
  legend: string;
  value: Lists[Key];
  onChange: (chosen: Lists[Key]) => void;
};

/** The plans that a clinic may have, or none. */
export function PlanGroup(group: Group<"plans">) {
  const { t } = useTranslation("alerts");
  return <ChoiceGroup {...group} choices={ALERT_PLANS} labelOf={(plan) => t(`plans.${plan}`)} />;
}

/** The modules that a clinic may have. */
export function ModuleGroup(group: Group<"modules">) {
  const { t } = useTranslation("alerts");
  return <ChoiceGroup {...group} choices={MODULES} labelOf={(module) => t(`modules.${module}`)} />;
}

/** The languages of users. In a Portuguese sentence their names begin with a small letter, beside a box they do not. */
export function LanguageGroup(group: Group<"languages">) {
  const { t } = useTranslation("alerts");
  const nameOf = (language: (typeof LANGUAGES)[number]) => {
    const name = t(`languages.${language}`);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  return <ChoiceGroup {...group} choices={LANGUAGES} labelOf={nameOf} />;
}
