import * as Assessments from "@meridian/core/assessments";
import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { handle } from "../../http/handle.ts";

export const handler = handle(assessmentsRoutes.share, ({ params, body }) =>
  Assessments.share(params.test, body.shared),
);
