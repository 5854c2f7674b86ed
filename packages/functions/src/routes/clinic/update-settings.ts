import * as Clinic from "@meridian/core/clinic";
import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { handle } from "../../http/handle.ts";

export const handler = handle(clinicRoutes.updateSettings, ({ body }) => Clinic.updateSettings(body));
