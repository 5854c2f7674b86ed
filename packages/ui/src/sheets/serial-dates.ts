/** Numbers of dates in a workbook: days since 1900, or since 1904 in files that began on old Macs. */

/** Days by which the two systems differ. */
const FROM_1904 = 1462;
/** 31 December 9999. */
const LAST = 2_958_465;
const MINUTES = 24 * 60;

/**
 * The day of a number, `YYYY-MM-DD`, with `THH:MM` where it has a time; a number below 1 is a time, `HH:MM`. Undefined
 * for what is no date.
 */
export function serialDate(serial: number, since1904 = false): string | undefined {
  if (!(serial >= 0)) return undefined;
  // To the minute: fractions of a day are never exact.
  const minutes = Math.round(serial * MINUTES);
  const time = minutes % MINUTES;
  const days = (minutes - time) / MINUTES + (since1904 ? FROM_1904 : 0);
  if (days > LAST) return undefined;
  if (days === 0 && serial < 1) return clock(time);
  return time === 0 ? dayText(days) : `${dayText(days)}T${clock(time)}`;
}

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/**
 * The calendar day of a serial number. Calculated without `Date`, which takes ten times as long, by counting years from
 * March in periods of 400 years (H. Hinnant, "chrono-compatible low-level date algorithms").
 */
function dayText(serial: number): string {
  // Excel counts 29 February 1900, which never was; days before it are counted from one day later.
  const sinceMarch0000 = serial - (serial < 60 ? 25_568 : 25_569) + 719_468;
  const era = Math.floor(sinceMarch0000 / 146_097);
  const dayOfEra = sinceMarch0000 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${two(month)}-${two(day)}`;
}

/** Formats that Excel has without writing them into the file. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a date or a time: it has d, m, y, h or s outside texts, colours and conditions. */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [positive = ""] = code.split(";");
  const letters = positive
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\\./g, "")
    .replaceAll(/[_*]./g, "")
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  return !/general/i.test(letters) && /[dmyhs]/i.test(letters.replaceAll(/am\/pm|a\/p|e[+-]/gi, ""));
}
