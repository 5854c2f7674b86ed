import type { ConsentOccasion } from "../clinical/consents/consent-occasions.ts";
import type { ConsentTextHead } from "../contracts/consents/consent-terms.ts";
import { can } from "../contracts/kernel/access.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import type { ConsentTextItem } from "./consent-text.entity.ts";
import { db } from "./entities.ts";
import { type PlatformText, platformText, platformTexts } from "./platform-texts.ts";

/** A text in force, without its words. */
export type TextInForce = Omit<ConsentTextHead, "collects">;

const ofPlatform = ({ occasion, number, renew_since, titles }: PlatformText): TextInForce => ({
  id: occasion,
  occasion,
  titles,
  current: `p${number}`,
  renew_since,
  ages: "all",
});

/** A clinic's text as it is in force; undefined where the clinic does not use it or published none. */
function ofClinic(item: ConsentTextItem): TextInForce | undefined {
  if (!item.active) return undefined;
  const platform = platformText(item.text_id);
  if (item.current === 0) return platform && ofPlatform(platform);
  return {
    id: item.text_id,
    occasion: item.occasion ?? null,
    titles: item.titles,
    current: `c${item.current}`,
    renew_since: item.renew_since ?? null,
    ages: item.ages ?? "all",
  };
}

/** A clinic's texts in force: the platform's, unless the clinic replaced or switched them off, then its own by title. */
export function textsInForce(items: readonly ConsentTextItem[]): TextInForce[] {
  const byId = new Map(items.map((item) => [item.text_id, item]));
  const platform = platformTexts().map((text) => {
    const item = byId.get(text.occasion);
    return item ? ofClinic(item) : ofPlatform(text);
  });
  const own = items.filter(({ text_id }) => !platformText(text_id)).map(ofClinic);
  return [...platform, ...own.sort((a, b) => compareTitles(a, b))].filter((text) => text !== undefined);
}

const compareTitles = (a: TextInForce | undefined, b: TextInForce | undefined) =>
  (a?.titles.en ?? "").localeCompare(b?.titles.en ?? "");

/** Whether a text is in force. */
export const isInForce = (id: string, items: ReadonlyMap<string, ConsentTextItem>): boolean =>
  find(id, items) !== undefined;

function find(id: string, items: ReadonlyMap<string, ConsentTextItem>): TextInForce | undefined {
  const stored = items.get(id);
  const platform = platformText(id);
  return stored ? ofClinic(stored) : platform && ofPlatform(platform);
}

/** One text in force. Throws 404 `consent_text.not_found`. */
export function textInForce(id: string, items: ReadonlyMap<string, ConsentTextItem>): TextInForce {
  const text = find(id, items);
  if (!text) throw absent("consent_text");
  return text;
}

/**
 * The items of a clinic's texts: at most its own and one for each of the platform's. One request, and one for the versions of the
 * platform's texts where this container has not read them for ten seconds.
 */
export async function textItems(space_id: string): Promise<ConsentTextItem[]> {
  const [{ data }] = await Promise.all([
    db.entities.text.query.primary({ space_id }).go({ pages: "all", consistent: true }),
    LegalTexts.patientTexts.read(),
  ]);
  return data;
}

/** Whether a consent is to a treatment. The front desk and managers who do not treat record only the others. */
export const isTherapeutic = (occasion: ConsentOccasion | null | undefined): boolean =>
  occasion !== "data_protection";

/** The texts as the actor sees them. */
export const headView = (text: TextInForce): ConsentTextHead => ({
  ...text,
  collects: !isTherapeutic(text.occasion) || can(actor(), "clinical.write"),
});
