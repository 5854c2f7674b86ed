export { sumCatalogueUses } from "./catalogue-uses.ts";
export { countChange } from "./count-change.ts";
export { recountEverySpace } from "./recount.ts";
export { get, getClinical } from "./report.service.ts";
