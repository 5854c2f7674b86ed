import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import * as Patients from "@meridian/core/patients";
import { handle } from "../../http/handle.ts";

export const handler = handle(patientsRoutes.undoMerge, ({ params }) => Patients.undoMerge(params.merge));
