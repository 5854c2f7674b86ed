export { begin, cancel, list, open } from "./exports.service.ts";
export { runExports } from "./run-exports.ts";
