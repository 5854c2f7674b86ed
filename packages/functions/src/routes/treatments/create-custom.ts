import { treatmentsRoutes } from "@meridian/core/contracts/treatments/treatments";
import * as Treatments from "@meridian/core/treatments";
import { handle } from "../../http/handle.ts";

export const handler = handle(treatmentsRoutes.createCustom, ({ body }) => Treatments.createCustom(body));
