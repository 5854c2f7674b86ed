export { addRows } from "./add-rows.service.ts";
export { check } from "./check.service.ts";
export { finish, get, list, start } from "./imports.service.ts";
export { undo } from "./undo.service.ts";
