import * as Catalogues from "../catalogues/index.ts";
import { wordsIn } from "../clinical/catalogues/term-words.ts";
import { osteopathyTest } from "../clinical/osteopathy/osteopathy-tests.ts";
import { osteopathyWords } from "../clinical/osteopathy/osteopathy-words.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Faults } from "./anamnesis-rules.ts";

/**
 * The tests of an examination that the product does not ship and nobody published, and those with results on sides that they do
 * not have. What is published is read only where a test is not shipped: up to two requests, none while the container knows it.
 */
export async function osteopathyFaults({ tests }: SectionData<"osteopathy">): Promise<Faults> {
  const added = Object.entries(tests).filter(([key]) => !osteopathyTest(key));
  if (added.length === 0) return {};
  const published = await Catalogues.publishedOverlays(["osteo-tests"]);
  const { test } = osteopathyWords({ "osteo-tests": wordsIn("osteo-tests", published["osteo-tests"]) });
  return Object.fromEntries(
    added.flatMap(([key, { left, right, middle }]) => {
      const sided = test(key)?.sided;
      const fits = sided === true ? middle === null : sided === false && left === null && right === null;
      return fits ? [] : [[`tests.${key}`, "option.invalid"] as const];
    }),
  );
}
