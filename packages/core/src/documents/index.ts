export { archive, restore, update } from "./changes.service.ts";
export { deleteFileOf, deleteFileOfEnded } from "./cleanup.ts";
export { diskUse, hasDocuments, list, listAdded, open } from "./queries.service.ts";
export { complete, create } from "./upload.service.ts";
