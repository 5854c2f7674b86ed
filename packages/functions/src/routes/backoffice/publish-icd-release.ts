import * as Classifications from "@meridian/core/classifications";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { handle } from "../../http/handle.ts";

export const handler = handle(backofficeRoutes.publishIcdRelease, ({ params, body }) =>
  Classifications.publishIcdRelease(params.release, body.index),
);
