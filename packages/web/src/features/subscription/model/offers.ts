import type { ModuleOffer, PriceTier } from "@meridian/core/contracts/subscription/offers";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";

/** A module's name in the interface's language. */
export const nameOf = ({ name }: Pick<ModuleOffer, "name">): string => name[currentLanguage()];

/** A module's description in the interface's language. */
export const descriptionOf = ({ description }: Pick<ModuleOffer, "description">): string =>
  description[currentLanguage()];

/** What a month of the cheapest tier costs, in cents. */
export const fromPrice = (tiers: readonly PriceTier[]): number | null =>
  tiers.length === 0
    ? null
    : Math.min(
        ...tiers.map(({ monthly_cents, discount_percent }) =>
          Math.round((monthly_cents * (100 - discount_percent)) / 100),
        ),
      );

/** What all months of a tier cost, in cents. The server decides what is paid; this is shown before it is chosen. */
export const priceOf = ({ months, monthly_cents, discount_percent }: PriceTier): number =>
  Math.round((months * monthly_cents * (100 - discount_percent)) / 100);

/** A number of bytes in gigabytes. */
export const gigabytes = (bytes: number): string =>
  `${formatNumber(bytes / 1024 ** 3, { maximumFractionDigits: 1 })} GB`;

/** The price of a day as exact as it is: a month's price, in cents and parts of them, by 30. */
export const dayPrice = (monthlyCents: number): string => formatMoney(Math.round(monthlyCents / 30));

/** How the state of a proof of enrolment is coloured. */
export const PROOF_TONES = { waiting: "amber", approved: "green", rejected: "red" } as const;
