import { formatDate } from "@meridian/ui/i18n/format";
import { parseDate } from "../guessing/dates.ts";

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** A day as the user writes days; any other text as it is, also a day that no month has, such as 1999-13-01. */
export const shownDay = (text: string): string =>
  ISO.test(text) && parseDate(text, "dmy", text) === text ? formatDate(text, "numeric") : text;

/** What was typed as a day, day first as in both languages of the product, whatever the order in the file. */
export const typedDay = (text: string, horizon: string): string => parseDate(text, "dmy", horizon) ?? text;
