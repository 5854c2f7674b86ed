import type { Materia } from "@meridian/ui/materia/catalogue";
import type { IsRetired } from "../../model/prescribed.ts";

/** Which substances of a materia medica are retired; none while it is not there. */
export const retiredIn =
  (materia: Materia | undefined): IsRetired =>
  (substance) =>
    materia?.substance(substance)?.retired === true;
