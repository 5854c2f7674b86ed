import { FormulaPage } from "../../../features/materia/components/formula-page.tsx";
import { Unverified } from "../supplements/unverified.tsx";

/** A formula of one's own, new or changed. */
export default function Formula() {
  return <FormulaPage notice={<Unverified />} />;
}
