import { DateField, isDay } from "@meridian/ui/forms/date-field";
import type { FieldProps } from "@meridian/ui/forms/fields";
import { formatDate } from "@meridian/ui/i18n/format";

/** When something was: a day, or words as the patient says it. */
export const DateOrWordsField = (props: FieldProps<string>) => <DateField {...props} words />;

/** As read. */
export const dateOrWords = (when: string) => (isDay(when) ? formatDate(when) : when);
