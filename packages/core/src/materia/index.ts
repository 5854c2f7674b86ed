export { ownSubstances } from "./batch-reads.ts";
export { EntryEntity } from "./entry.entity.ts";
export { tables } from "./system-tables.ts";
export {
  deleteFormula,
  deleteSubstance,
  editFormula,
  editSubstance,
  formula,
  listed,
  newFormula,
  newSubstance,
  own,
  substance,
} from "./user-entries.ts";
