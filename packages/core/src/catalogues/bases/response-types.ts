import { scoresOf, shippedResponseTypes } from "../../clinical/assessments/offered-response-types.ts";
import type { ResponseTypeFields } from "../../clinical/catalogues/descriptions/response-types.ts";
import { slug } from "../../clinical/catalogues/published-table.ts";
import { MOST } from "../../contracts/assessments/custom-test-content.ts";
import { separate } from "../../text/separate.ts";
import type { Base } from "./base.ts";

/** The longest label of an option in a test. */
const MAX_LABEL = 160;

export const responseTypeBase: Base<ResponseTypeFields> = {
  rows: () => shippedResponseTypes,
  nameOf: ({ fields }) => fields.name,
  keyOf: ({ name }) => slug(name.en),
  options: () => ({}),
  faults: ({ name, answers, scores }): Record<string, string> => {
    const en = separate(answers.en);
    const pt = separate(answers.pt);
    const points = scoresOf(scores);
    const found = {
      "name.en": slug(name.en) === "" && "required",
      "answers.en":
        (en.length < 2 && "test.two_options") ||
        (en.length > MOST.options && "list.too_long") ||
        ([...en, ...pt].some(({ length }) => length > MAX_LABEL) && "text.too_long"),
      "answers.pt": en.length !== pt.length && "languages.unequal",
      scores:
        (points === undefined && "number.invalid") ||
        (points !== undefined && points.length > 0 && points.length !== en.length && "scores.unequal"),
    };
    return Object.fromEntries(
      Object.entries(found).filter((one): one is [string, string] => Boolean(one[1])),
    );
  },
  source: {
    en: "Own list of usual scales; not reviewed.",
    pt: "Lista própria de escalas habituais; não revista.",
  },
};
