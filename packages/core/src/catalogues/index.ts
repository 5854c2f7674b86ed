export { publishedAccountMails } from "./account-mails.ts";
export { type AddedKeys, addedKeys, NOTHING_ADDED } from "./added-keys.ts";
export { addedUp, beginRun, keepRun, type UseTotals } from "./catalogue-uses.ts";
export { addedMedicines, searchMedicines } from "./drug-search.ts";
export { createEntry, revertEntry, reviewEntry, updateEntry } from "./entries.service.ts";
export {
  entryHistory,
  getCatalogue,
  getEntry,
  listCatalogues,
  listEntries,
} from "./lists.service.ts";
export {
  currentPublication,
  forgetPublished,
  publications,
  publishedOverlays,
  publishedPart,
} from "./published.ts";
export { publishCatalogue, unpublishedChanges } from "./publishing.service.ts";
export { referenceUses, removeReference } from "./references.service.ts";
export { compareRows, writeRows } from "./sheet.service.ts";
