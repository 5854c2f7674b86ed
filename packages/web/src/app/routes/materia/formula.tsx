import { FormulaPage } from "../../../features/materia/components/formula-page.tsx";
import { Unverified } from "../supplements/unverified.tsx";

/** Creates or edits a formula of the user. */
export default function Formula() {
  return <FormulaPage notice={<Unverified />} />;
}
