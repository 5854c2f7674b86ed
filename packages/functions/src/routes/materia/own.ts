import { materiaRoutes } from "@meridian/core/contracts/materia/materia-routes";
import * as Materia from "@meridian/core/materia";
import { handle } from "../../http/handle.ts";

export const handler = handle(materiaRoutes.own, () => Materia.own());
