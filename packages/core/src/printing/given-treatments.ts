import { placeName, techniqueName } from "../clinical/osteopathy/osteopathic-techniques.ts";
import { otherName } from "../clinical/treatments/other-treatments.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { TreatedSide, TreatmentResponse } from "../contracts/visits/sections/osteopathic-treatment.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

type Named = Readonly<Record<Language, string>>;
const SIDES: Readonly<Record<TreatedSide, Named>> = {
  left: { en: "left", pt: "esquerdo" },
  right: { en: "right", pt: "direito" },
  both: { en: "both sides", pt: "ambos os lados" },
};
const RESPONSES: Readonly<Record<TreatmentResponse, Named>> = {
  released: { en: "released", pt: "libertou" },
  improved: { en: "improved", pt: "melhorou" },
  unchanged: { en: "unchanged", pt: "sem alteração" },
  worse: { en: "worse", pt: "piorou" },
};
const TECHNIQUE: Named = { en: "Technique", pt: "Técnica" };

const joined = (...parts: readonly (string | undefined | false | null)[]) => parts.filter(Boolean).join(", ");
const time = (minutes: number | null) => minutes !== null && `${minutes} min`;

/** Each technique with its place, side and the patient's reaction. */
export function osteopathicTreatment(
  { items }: SectionData<"osteopathic_treatment">,
  { language }: TextFormat,
): Block[] {
  return facts(
    items.map((item): [string, string] => {
      const where = item.places.map((place) => placeName(place, language)).join(", ");
      const rest = [
        item.side && SIDES[item.side][language],
        item.response && RESPONSES[item.response][language],
        item.note,
      ];
      const name = techniqueName(item.technique, language) || item.name || TECHNIQUE[language];
      // A technique without details is printed too, because it was done.
      return [name, joined(where, ...rest) || "–"];
    }),
  );
}

export function otherTreatments(
  { items }: SectionData<"other_treatments">,
  { language }: TextFormat,
): Block[] {
  return facts(
    items.map((item): [string, string] => [
      otherName(item, language),
      joined(time(item.minutes), item.area, item.note) || "–",
    ]),
  );
}

export function customTreatments({ items }: SectionData<"custom_treatments">): Block[] {
  return facts(
    items.map(({ name, minutes, note }): [string, string] => [name, joined(time(minutes), note) || "–"]),
  );
}
