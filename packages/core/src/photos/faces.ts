export { complete, create } from "./adding.ts";
export { remove, restore, update } from "./changing.ts";
export { ofAppointment, ofPatient, open } from "./reading.ts";
