import { conditionNames } from "@meridian/core/clinical/safety/condition-names";
import { currentLanguage } from "@meridian/ui/i18n/i18n";

/** What a patient has or had, as it is called; its key where it has no name any more. */
export function conditionName(key: string): string {
  const name = conditionNames[key]?.[currentLanguage()] ?? key;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
