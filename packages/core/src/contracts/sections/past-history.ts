import { freeText } from "./free-text.ts";
import { section } from "./section.ts";

export const pastHistory = section({ step: "anamnesis", copied: true, schema: freeText });
