export { addAppointments } from "./add-appointments.service.ts";
export { addRows } from "./add-rows.service.ts";
export { check } from "./check.service.ts";
export { checkAppointments, matchPatients } from "./check-appointments.service.ts";
export { finish, get, list, start } from "./imports.service.ts";
export { fileNames, importsOf, removeImport } from "./old-imports.ts";
export { undo } from "./undo.service.ts";
