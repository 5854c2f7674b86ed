export { change, create } from "./booking.ts";
export { mustBeWritable } from "./guard.ts";
export { home, list, record } from "./lists.ts";
export { setStatus } from "./progress.ts";
export { get } from "./reading.ts";
export { concernsAppointments, renamePatient } from "./renaming.ts";
export { saveSection } from "./sections.ts";
