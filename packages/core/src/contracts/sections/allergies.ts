import { freeText } from "./free-text.ts";
import { section } from "./section.ts";

export const allergies = section({ step: "anamnesis", copied: true, schema: freeText });
