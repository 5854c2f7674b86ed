import * as Assessments from "@meridian/core/assessments";
import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { handle } from "../../http/handle.ts";

export const handler = handle(assessmentsRoutes.image, ({ params }) => Assessments.image(params.image));
