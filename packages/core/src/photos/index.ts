export { deleteFilesOf, deleteFilesOfEnded } from "./cleanup.ts";
export { remove, restore, setRegion, update } from "./edit.ts";
export { ofAppointment, ofPatient, open } from "./queries.ts";
export { complete, create } from "./upload.ts";
