import { MateriaScreen } from "../../../features/materia/components/materia-screen.tsx";

/** Substances of the materia medica. */
export default function Substances() {
  return <MateriaScreen tab="substances" />;
}
