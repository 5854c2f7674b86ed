export { listChanges, listHistory, revisionWrite } from "./revisions.service.ts";
