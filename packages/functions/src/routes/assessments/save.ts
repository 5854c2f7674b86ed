import * as Assessments from "@meridian/core/assessments";
import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { handle } from "../../http/handle.ts";

export const handler = handle(assessmentsRoutes.save, ({ params, body }) =>
  Assessments.save(params.test, body),
);
