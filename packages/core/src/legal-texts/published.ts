import { ACCEPTED_TEXTS, type LegalTextId } from "../contracts/legal-texts/legal-texts.ts";
import { readItems } from "../db/read-items.ts";
import { now, nowIso } from "../platform/clock.ts";
import { SHIPPED_VERSION } from "../reference/legal-texts/shipped-version.ts";
import { inForce } from "./asked.policy.ts";
import { db } from "./entities.ts";
import type { PublishedHead } from "./legal-text.entity.ts";

/** Milliseconds a container uses what it knows of the versions. */
const KNOWN_MS = 10_000;

type Item = Record<string, unknown>;
export type Key = { pk: string; sk: string };

/** The key of a text's list of versions. */
export const keyOfText = (text: LegalTextId) => db.entities.text.get({ text }).params().Key as unknown as Key;

/** A text's versions among the items of a batch, the shipped one first. */
export function versionsIn(items: readonly Item[], text: LegalTextId): PublishedHead[] {
  const found = items.find((item) => item.__edb_e__ === "legalText" && item.text === text);
  return [SHIPPED_VERSION, ...((found?.versions as PublishedHead[] | undefined) ?? [])];
}

/**
 * What a container knows of the versions of some texts. The keys go into a batch that is read anyway, so that knowing them costs
 * no request of its own.
 */
export function knownTexts<Text extends LegalTextId>(texts: readonly Text[]) {
  let known: { at: number; versions: Map<LegalTextId, PublishedHead[]> } | undefined;
  const isFresh = () => known !== undefined && now() - known.at < KNOWN_MS;
  const versionsOf = (text: Text): readonly PublishedHead[] => known?.versions.get(text) ?? [SHIPPED_VERSION];
  return {
    /** The keys to read with the next batch; none for ten seconds after. */
    keys: (): Key[] => (isFresh() ? [] : texts.map(keyOfText)),
    /** Learns from the items of a batch in which those keys were. */
    learn(items: readonly Item[]) {
      known = { at: now(), versions: new Map(texts.map((text) => [text, versionsIn(items, text)])) };
    },
    /** Reads them by themselves. One request, none for ten seconds after. */
    async read() {
      if (!isFresh()) this.learn(await readItems(texts.map(keyOfText)));
    },
    /** A text's versions in the order of their moments, as they were known when they were read last. */
    versionsOf,
    /** The version in force now. */
    current: (text: Text): PublishedHead => inForce(versionsOf(text), nowIso()),
    forget() {
      known = undefined;
    },
  };
}

/** The texts that users accept: read with the user of a session. */
export const acceptedTexts = /* @__PURE__ */ knownTexts(ACCEPTED_TEXTS);
