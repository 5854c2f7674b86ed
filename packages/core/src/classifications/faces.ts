export { farmGroups } from "./farm-groups.ts";
export { icdChapters } from "./icd.ts";
export { searchIcdCodes } from "./icd-codes.ts";
export { searchMedicines } from "./medicines.ts";
export { patterns } from "./patterns.ts";
