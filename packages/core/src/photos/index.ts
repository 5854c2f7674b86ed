export { deleteFilesOf, deleteFilesOfEnded } from "./cleanup.ts";
export { remove, restore, setRegion, update } from "./edit.ts";
export { PhotoEntity } from "./photo.entity.ts";
export { ofAppointment, ofPatient, open } from "./queries.ts";
export type { PhotoItem } from "./store.ts";
export { complete, create } from "./upload.ts";
