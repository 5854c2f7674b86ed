export { indexEverySpace } from "./index-space.ts";
export { concernsSearch, indexPatient } from "./indexing.ts";
