import { Classifications } from "@meridian/core/classifications";
import { referenceRoutes } from "@meridian/core/contracts/reference";
import { handle } from "../../http/handle.ts";

export const handler = handle(referenceRoutes.clinicIcd, () => Classifications.clinicIcd());
