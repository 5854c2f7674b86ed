import type { Source } from "./source.ts";

export { type Drug, drugs } from "../clinical/safety/drug-names.ts";

export const drugsSource: Source = {
  origin: "International non-proprietary names with Portuguese names and a group chosen here.",
  checked: "598 of the 663 Portuguese names occur among ingredient names of the Portuguese medicines agency.",
  weakness: "65 Portuguese names are unchecked (marked), and every group was chosen here.",
  editable: true,
};
