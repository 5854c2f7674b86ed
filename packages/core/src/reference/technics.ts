import type { Source } from "./source.ts";

export * from "../clinical/acupuncture/needling-techniques.ts";

export const technicsSource: Source = {
  origin: "The nine technics of the specification.",
  checked: "",
  weakness: "Which of them serve the body, the ear or both is a proposal.",
  editable: true,
};
