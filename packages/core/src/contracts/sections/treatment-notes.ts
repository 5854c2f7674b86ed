import { freeText } from "./free-text.ts";
import { section } from "./section.ts";

export const treatmentNotes = section({ step: "treatments", copied: true, schema: freeText });
