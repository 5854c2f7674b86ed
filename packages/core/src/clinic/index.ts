export * as Clinic from "./faces.ts";
/** Apart from the rest: what prints a logo needs nothing of what edits a clinic. */
export { logoKey } from "./logo-files.ts";
