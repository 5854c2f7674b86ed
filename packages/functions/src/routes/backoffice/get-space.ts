import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Spaces from "@meridian/core/spaces";
import { handle } from "../../http/handle.ts";

export const handler = handle(backofficeRoutes.getSpace, ({ params }) => Spaces.getSpace(params.space));
