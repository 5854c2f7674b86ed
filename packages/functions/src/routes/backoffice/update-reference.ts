import * as Classifications from "@meridian/core/classifications";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { handle } from "../../http/handle.ts";

export const handler = handle(backofficeRoutes.updateReference, ({ params, body }) =>
  Classifications.updateReference(params.reference, body),
);
