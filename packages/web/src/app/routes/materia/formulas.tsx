import { MateriaScreen } from "../../../features/materia/components/materia-screen.tsx";
import { Unverified } from "../supplements/unverified.tsx";

/** Formulas of the materia medica. */
export default function Formulas() {
  return <MateriaScreen tab="formulas" notice={<Unverified />} />;
}
