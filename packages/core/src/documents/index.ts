export { archive, restore, update } from "./changes.service.ts";
export { deleteFileOf, deleteFileOfEnded } from "./cleanup.ts";
export { DocumentEntity } from "./document.entity.ts";
export { addedTo, diskUse, hasDocuments, list, listAdded, open } from "./queries.service.ts";
export { fileOf as documentFile, typeOf as documentType } from "./store.ts";
export { complete, create } from "./upload.service.ts";
