import * as Backoffice from "@meridian/core/backoffice";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { handle } from "../../http/handle.ts";

export const overview = /* @__PURE__ */ handle(backofficeRoutes, "overview", () => Backoffice.overview());
