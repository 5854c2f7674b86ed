import { formatNumber } from "@meridian/ui/i18n/format";

const UNITS = ["B", "kB", "MB", "GB"] as const;

/** A size in bytes in words, with the largest unit of which there is at least one: `1.2 MB`. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  const digits = power > 0 && value < 10 ? 1 : 0;
  return `${formatNumber(Number(value.toFixed(digits)))} ${UNITS[power]}`;
}
