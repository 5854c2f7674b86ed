import { figuresRoutes } from "@meridian/core/contracts/visits/figures";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const figures = /* @__PURE__ */ handle(figuresRoutes, "figures", (request) => Visits.figures(request));
