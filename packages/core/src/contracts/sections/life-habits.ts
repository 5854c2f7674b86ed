import { freeText } from "./free-text.ts";
import { section } from "./section.ts";

export const lifeHabits = section({ step: "anamnesis", copied: true, schema: freeText });
