import { formatNumber, formatTime, today } from "../i18n/format.ts";

/**
 * How values are written in a CSV: days and moments as ISO, so that they sort and mean the same in every language;
 * figures with the language's decimal sign and nothing else, because spreadsheets take others for text.
 */

/** The day of a moment in the clinic's time zone, `2026-11-23`; empty without one. */
export const csvDay = (moment: string | null | undefined) => (moment ? today(new Date(moment)) : "");

/** A moment in the clinic's time zone, `2026-11-23 14:05`; empty without one. */
export const csvMoment = (moment: string | null | undefined) =>
  moment ? `${csvDay(moment)} ${formatTime(moment)}` : "";

/** An amount of cents, `12.50` or `12,50`. */
export const csvMoney = (cents: number) =>
  formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });

/** A number with its decimals as they are. */
export const csvNumber = (value: number) =>
  formatNumber(value, { maximumFractionDigits: 20, useGrouping: false });
