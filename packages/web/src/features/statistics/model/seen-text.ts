import type { Statistics } from "@meridian/core/contracts/statistics/statistics";
import { formatNumber } from "@meridian/ui/i18n/format";

type Seen = Statistics["seen"];

/** Whether the number of different patients of a period is known exactly. */
export const isExact = ({ least, most }: Seen) => least === most;

/** "412", or "380–412" where only the two ends are known. */
export const seenText = ({ least, most }: Seen): string =>
  least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
