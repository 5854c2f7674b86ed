import { waitingListRoutes } from "@meridian/core/contracts/scheduling/waiting-list";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const addWaiting = /* @__PURE__ */ handle(waitingListRoutes, "addWaiting", ({ body }) =>
  Scheduling.addWaiting(body),
);

export const listWaiting = /* @__PURE__ */ handle(waitingListRoutes, "listWaiting", ({ query }) =>
  Scheduling.listWaiting(query),
);

export const removeWaiting = /* @__PURE__ */ handle(waitingListRoutes, "removeWaiting", ({ params }) =>
  Scheduling.removeWaiting(params.entry),
);

export const updateWaiting = /* @__PURE__ */ handle(waitingListRoutes, "updateWaiting", ({ params, body }) =>
  Scheduling.updateWaiting(params.entry, body),
);
