import { createHash } from "node:crypto";
import type { PointFacts, PointFactsAnswer } from "../contracts/acupuncture/point-facts.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { actor } from "../platform/context.ts";
import {
  type EarPointDetails,
  earDetailsSource,
  earPointDetails,
  type PointDetails,
  pointDetails,
  pointDetailsSource,
} from "../reference/point-details.ts";

const made = new Map<Language, PointFactsAnswer>();

/**
 * Location, needling and functions of all system points, in the actor's language. Built once per language and
 * container, without a request.
 */
export async function pointFacts(): Promise<PointFactsAnswer> {
  const { language } = actor();
  const known = made.get(language) ?? factsIn(language);
  made.set(language, known);
  return known;
}

function factsIn(language: Language): PointFactsAnswer {
  const content = {
    points: [
      ...pointDetails().map((point) => bodyFacts(point, language)),
      ...earPointDetails().map((point) => earFacts(point, language)),
    ],
    weakness: {
      body: weaknessIn(pointDetailsSource, language),
      ear: weaknessIn(earDetailsSource, language),
    },
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
}

const weaknessIn = (source: typeof pointDetailsSource, language: Language) =>
  language === "pt" ? source.weakness_pt : source.weakness;

const bodyFacts = (point: PointDetails, language: Language): PointFacts => ({
  id: point.id,
  location: point.location[language],
  needling: point.needling[language],
  direction: point.direction,
  moxa: point.moxa,
  caution: point.caution[language],
  functions: [...point.functions[language]],
});

const earFacts = (point: EarPointDetails, language: Language): PointFacts => ({
  id: point.id,
  location: point.location[language],
  ...{ needling: "", direction: null, moxa: null, caution: "", functions: [] },
});
