import { type ConsentState, consentState, isMinor } from "@meridian/core/clinical/consents/required-consents";
import type { ConsentLink } from "@meridian/core/contracts/consents/consent-links";
import type { ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import type { consentsRoutes } from "@meridian/core/contracts/consents/consents";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { currentLanguage } from "@meridian/ui/i18n/i18n";

/** What is chosen for a link at the beginning: what was refused is not asked for again unless somebody chooses it. */
export const textsToAsk = (open: readonly { text: { id: string }; state: ConsentState }[]): string[] =>
  open.filter(({ state }) => state !== "refused" && state !== "revoked").map(({ text }) => text.id);

/** The texts for which a link waits for an answer. */
export const textsWaiting = (links: readonly ConsentLink[]): ReadonlySet<string> =>
  new Set(
    links.flatMap(({ texts }) => texts.filter(({ status }) => status === "open").map(({ text }) => text)),
  );

type Person = ResponseOf<typeof consentsRoutes.listStates>["items"][number];

/** A text that a link can be made for, and how it stands. */
export type Choosable = { id: string; title: string; state: ConsentState };

/** The texts that the user may have decided by a link; that of minors only for them. */
export const choosable = (texts: readonly ConsentTextHead[], { age, decisions }: Person): Choosable[] =>
  texts
    .filter(({ collects, occasion }) => collects && (occasion !== "minor" || isMinor(age)))
    .map((text) => ({
      id: text.id,
      title: text.titles[currentLanguage()],
      state: consentState(
        text,
        decisions.find((decision) => decision.text === text.id),
        age,
      ),
    }));
