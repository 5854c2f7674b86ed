import {
  courses,
  painQualities,
  relatives,
  severities,
  sides,
} from "../clinical/anamnesis/anamnesis-terms.ts";
import { type HabitAnswer, lifeHabitTerms } from "../clinical/anamnesis/habit-terms.ts";
import { bodySystems } from "../clinical/anamnesis/review-terms.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { allergyLine, isAllergy } from "../contracts/visits/sections/allergies.ts";
import { saysSomething } from "../contracts/visits/sections/complaint.ts";
import { isMedicine, isTaken } from "../contracts/visits/sections/medication.ts";
import {
  type FamilyEvent,
  hasPregnancies,
  isEvent,
  PAST_LISTS,
  type PastEvent,
} from "../contracts/visits/sections/past-history.ts";
import { wasAsked } from "../contracts/visits/sections/review-of-systems.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts, listed, paragraph } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

const nameOf = (
  terms: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  key: string | null,
  { language }: TextFormat,
) => (key === null ? "" : (terms[key]?.[language] ?? key));

export function complaint({ items }: SectionData<"complaint">, format: TextFormat): Block[] {
  const { words } = format;
  return items.filter(saysSomething).flatMap((item, index): Block[] => [
    ...paragraph(items.length > 1 ? `${index + 1}. ${item.what}` : item.what, { strong: true }),
    ...facts([
      [words.onset, format.day(item.onset)],
      [words.course, [nameOf(courses, item.course, format), item.course_note].filter(Boolean).join(", ")],
      [words.intensity, item.intensity === null ? "" : `${item.intensity} / 10`],
      [words.side, nameOf(sides, item.side, format)],
      [
        words.quality,
        item.quality
          .map((key) => painQualities.find((one) => one.key === key)?.[format.language] ?? key)
          .join(", "),
      ],
      [words.better, item.better],
      [words.worse, item.worse],
      ...listed(
        "ICD",
        item.icd.map(({ code, title }) => `${code} ${title}`),
      ),
    ]),
  ]);
}

export function medication({ items, none, text }: SectionData<"medication">, format: TextFormat): Block[] {
  const { words } = format;
  return [
    ...(none ? paragraph(words.noMedication) : []),
    ...facts(
      items
        .filter(isMedicine)
        .map((item): [string, string] => [
          item.drug,
          [
            item.dose,
            item.frequency,
            item.since && `${words.since} ${format.day(item.since)}`,
            item.stopped && `${isTaken(item) ? words.until : words.stopped} ${format.day(item.stopped)}`,
            item.reason,
          ]
            .filter(Boolean)
            .join(", ") || "–",
        ]),
    ),
    ...paragraph(text),
  ];
}

export function allergies(data: SectionData<"allergies">, format: TextFormat): Block[] {
  const { none, items, text } = data;
  const detailed = items
    .filter(isAllergy)
    .map((item): [string, string] => [
      item.substance,
      [
        item.reaction,
        nameOf(severities, item.severity, format),
        item.since && `${format.words.since} ${format.day(item.since)}`,
      ]
        .filter(Boolean)
        .join(", ") || "–",
    ]);
  return [
    ...(none && allergyLine(data) === "" ? paragraph(format.words.noAllergies) : []),
    ...facts(detailed),
    ...paragraph(text),
  ];
}

const eventWords = ({ what, code, when, note }: PastEvent, format: TextFormat) =>
  [[code, what].filter(Boolean).join(" "), format.day(when), note].filter(Boolean).join(", ");

export function pastHistory(data: SectionData<"past_history">, format: TextFormat): Block[] {
  const { words } = format;
  const lists = PAST_LISTS.flatMap((list) =>
    listed(
      words.past[list],
      (data[list] as readonly (PastEvent & Partial<Pick<FamilyEvent, "who">>)[])
        .filter(isEvent)
        .map((item) => {
          const who = nameOf(relatives, item.who ?? null, format);
          return [who, eventWords(item, format)].filter(Boolean).join(": ");
        }),
    ),
  );
  const { pregnancies, births, losses, note } = data.pregnancies;
  const counted = hasPregnancies(data.pregnancies)
    ? [
        pregnancies === null ? "" : String(pregnancies),
        births === null ? "" : `${births} ${words.births}`,
        losses === null ? "" : `${losses} ${words.losses}`,
        note,
      ]
    : [];
  return [
    ...facts([...lists, [words.pregnancies, counted.filter(Boolean).join(", ")]]),
    ...paragraph(data.text),
  ];
}

export function lifeHabits({ values, text }: SectionData<"life_habits">, format: TextFormat): Block[] {
  const rows = lifeHabitTerms.map((habit): [string, string] => {
    const given = values[habit.key] as HabitAnswer | undefined;
    const option = (key: string) =>
      ("options" in habit ? habit.options?.find((one) => one.key === key)?.[format.language] : undefined) ??
      key;
    const answer =
      given === undefined
        ? ""
        : typeof given === "number"
          ? format.number(given)
          : typeof given === "string"
            ? option(given)
            : given.map(option).join(", ");
    return [habit[format.language], answer];
  });
  return [...facts(rows), ...paragraph(text)];
}

export function reviewOfSystems(
  { systems, text }: SectionData<"review_of_systems">,
  format: TextFormat,
): Block[] {
  const rows = bodySystems.flatMap((system): [string, string][] => {
    const review = systems[system.key];
    if (!review || !wasAsked(review)) return [];
    const found = review.findings.map(
      (key) => system.findings.find((one) => one.key === key)?.[format.language] ?? key,
    );
    return [
      [
        system[format.language],
        [review.normal && found.length === 0 ? format.words.normal : "", ...found, review.note]
          .filter(Boolean)
          .join(", "),
      ],
    ];
  });
  return [...facts(rows), ...paragraph(text)];
}
