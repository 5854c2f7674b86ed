import { hasReason } from "../contracts/visits/sections/safety.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts, inOrderOf } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

/** The warnings that were overridden, each with the reason. */
export const safety = ({ reasons }: SectionData<"safety">, { language }: TextFormat): Block[] =>
  facts(
    inOrderOf([], reasons)
      .filter(([, given]) => hasReason(given))
      .map(([, given]): [string, string] => [given[language], given.reason]),
  );
