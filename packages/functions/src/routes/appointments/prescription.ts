import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import * as Printing from "@meridian/core/printing";
import { handle } from "../../http/handle.ts";

export const handler = handle(appointmentsRoutes.prescription, ({ params, query }) =>
  Printing.prescriptionPdf(params.appointment, query.language),
);
