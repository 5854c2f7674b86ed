import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { SpaceDirectory } from "@meridian/core/spaces";
import { handle } from "../../http/handle.ts";

export const handler = handle(backofficeRoutes.verifySpace, ({ params }) =>
  SpaceDirectory.verify(params.space),
);
