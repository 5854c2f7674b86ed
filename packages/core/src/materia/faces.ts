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
} from "./own.ts";
export { tables } from "./tables.ts";
