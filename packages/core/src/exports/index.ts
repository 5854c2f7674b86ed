export { recordAdminList } from "./admin-list-downloads.service.ts";
export { begin, cancel, list, open } from "./exports.service.ts";
export { beginImport, getImport, startImport } from "./imports.service.ts";
export { recordList } from "./list-downloads.service.ts";
export { runExports } from "./run-exports.ts";
export { runImports } from "./run-imports.ts";
