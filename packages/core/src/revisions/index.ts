export { entrySubject } from "./earlier.ts";
export {
  type Change,
  fieldsThen,
  listChanges,
  listHistory,
  revisionWrite,
  stateIn,
} from "./revisions.service.ts";
