import { boxesNeeded } from "../clinical/supplements/supplement-amounts.ts";
import { boxesWords, intakeWords } from "../clinical/supplements/supplement-words.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import type { TextFormat } from "./print-texts.ts";

/** Each supplement by name: amount, frequency and duration in words, and the number of boxes needed. */
export const supplements = ({ items }: SectionData<"supplements">, format: TextFormat): Block[] =>
  items.flatMap((item): Block[] => {
    const number = (value: number) => format.number(value, 2);
    const texts = [
      intakeWords(item, format.language, number),
      item.posology,
      boxesWords(boxesNeeded(item), format.language),
    ];
    const title = [item.name, item.brand].filter(Boolean).join(", ");
    return [
      { kind: "paragraph", text: title, strong: true },
      { kind: "paragraph", text: texts.filter(Boolean).join(" · ") },
    ];
  });
