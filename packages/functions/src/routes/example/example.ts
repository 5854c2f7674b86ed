import { exampleRoutes } from "@meridian/core/contracts/example/example";
import * as Example from "@meridian/core/example";
import { handle } from "../../http/handle.ts";

export const begin = /* @__PURE__ */ handle(exampleRoutes, "begin", () => Example.begin());

export const setTourStep = /* @__PURE__ */ handle(exampleRoutes, "setTourStep", ({ body }) =>
  Example.setTourStep(body.step),
);
