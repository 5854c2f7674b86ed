import { conditionNames } from "@meridian/core/clinical/safety/condition-names";
import { currentLanguage } from "@meridian/ui/i18n/i18n";

/** The name of a condition; its key where it is no longer listed. */
export function conditionName(key: string): string {
  const name = conditionNames[key]?.[currentLanguage()] ?? key;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
