import { gramsForCourse, gramsPerDose, modifiedName, totalGrams } from "../clinical/materia/formula-maths.ts";
import type { Ingredient } from "../contracts/materia/materia.ts";
import type { PrescribedFormula } from "../contracts/visits/sections/formulas.ts";
import type { PrescribedSubstance } from "../contracts/visits/sections/substances.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block, TableRow } from "../pdf/index.ts";
import { facts } from "./block-helpers.ts";
import { prescribedWords } from "./prescribed-words.ts";
import type { TextFormat } from "./print-texts.ts";

type Posology = Pick<PrescribedFormula, "form" | "doses_per_day" | "days" | "instructions">;

/** Each formula with the grams of its ingredients per day, per dose and for the course, and how it is taken. */
export const formulas = ({ items }: SectionData<"formulas">, format: TextFormat): Block[] =>
  items.flatMap((formula) => [
    { kind: "paragraph" as const, text: titleOf(formula), strong: true },
    ...weights(formula.ingredients, formula, format),
    ...howTaken(formula, format),
  ]);

/** Single substances, each with its grams and how it is taken. */
export const substances = ({ items }: SectionData<"substances">, format: TextFormat): Block[] =>
  items.flatMap((substance: PrescribedSubstance) => [
    ...weights([substance], substance, format),
    ...howTaken(substance, format),
  ]);

const titleOf = ({ name, zh, base, ingredients }: PrescribedFormula) =>
  [modifiedName(name, base, ingredients), zh].filter(Boolean).join(" ");

function weights(ingredients: readonly Ingredient[], how: Posology, format: TextFormat): Block[] {
  const words = prescribedWords[format.language];
  const grams = (value: number) => (value === 0 ? "" : `${format.number(value, 2)} g`);
  const weighed = (perDay: number) => [
    grams(perDay),
    grams(gramsPerDose(perDay, how.doses_per_day)),
    grams(gramsForCourse(perDay, how.days)),
  ];
  const rows: TableRow[] = ingredients.map(({ name, zh, latin, grams: perDay }) => ({
    cells: [[name, zh].filter(Boolean).join(" "), latin, ...weighed(perDay)],
  }));
  if (ingredients.length > 1)
    rows.push({ cells: [words.total, "", ...weighed(totalGrams(ingredients))], strong: true });
  if (rows.length === 0) return [];
  return [
    {
      kind: "table",
      columns: [
        { title: words.substance, share: 3.12 },
        { title: words.latin, share: 3.6 },
        { title: words.perDay, share: 1.1, align: "right" },
        { title: words.perDose, share: 1.1, align: "right" },
        { title: words.course, share: 1.2, align: "right" },
      ],
      rows,
    },
  ];
}

function howTaken({ form, doses_per_day, days, instructions }: Posology, { language }: TextFormat): Block[] {
  const words = prescribedWords[language];
  const taken = [words.forms[form], words.doses(doses_per_day), words.days(days)].join(", ");
  return facts([
    [words.taken, taken],
    [words.instructions, instructions],
  ]);
}
