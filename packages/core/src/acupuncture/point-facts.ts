import { createHash } from "node:crypto";
import * as Catalogues from "../catalogues/index.ts";
import type { PointFacts, PointFactsAnswer } from "../contracts/acupuncture/point-facts.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { actor } from "../platform/context.ts";
import type { DetailedPoints } from "../reference/point-catalogue.ts";
import { type AnyPointDetails, earDetailsSource, pointDetailsSource } from "../reference/point-details.ts";
import { onceInLanguage } from "./once-in-language.ts";
import { readDetailedPoints } from "./system-points.ts";

/**
 * Location, needling and functions of all system points as they are published, in the actor's language. Built once per
 * language, publication and container. Two requests, none where the container knows the publication.
 *
 * @param newest the publication that the browser was told of
 */
export async function pointFacts(newest?: string): Promise<PointFactsAnswer> {
  const { language } = actor();
  const publication = await Catalogues.currentPublication("points", newest);
  return { publication, ...factsIn(await readDetailedPoints(), language) };
}

const factsIn = onceInLanguage(({ points, details }: DetailedPoints, language: Language) => {
  const content = {
    points: points.map(({ id }) => factsOf(id, details(id), language)),
    weakness: {
      body: weaknessIn(pointDetailsSource, language),
      ear: weaknessIn(earDetailsSource, language),
    },
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
});

const weaknessIn = (source: typeof pointDetailsSource, language: Language) =>
  language === "pt" ? source.weakness_pt : source.weakness;

const factsOf = (id: string, details: AnyPointDetails | undefined, language: Language): PointFacts => ({
  id,
  location: details?.location[language] ?? "",
  needling: details?.needling?.[language] ?? "",
  direction: details?.direction ?? null,
  moxa: details?.moxa ?? null,
  caution: details?.caution?.[language] ?? "",
  functions: [...(details?.functions?.[language] ?? [])],
});
