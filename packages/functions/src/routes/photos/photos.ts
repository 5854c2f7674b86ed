import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import * as Photos from "@meridian/core/photos";
import { handle } from "../../http/handle.ts";

export const complete = /* @__PURE__ */ handle(photosRoutes, "complete", ({ params }) =>
  Photos.complete(params),
);

export const create = /* @__PURE__ */ handle(photosRoutes, "create", ({ params, body }) =>
  Photos.create({ params, body }),
);

export const ofAppointment = /* @__PURE__ */ handle(photosRoutes, "ofAppointment", ({ params }) =>
  Photos.ofAppointment(params.appointment),
);

export const ofPatient = /* @__PURE__ */ handle(photosRoutes, "ofPatient", ({ params, query }) =>
  Photos.ofPatient({ params, query }),
);

export const open = /* @__PURE__ */ handle(photosRoutes, "open", ({ params }) => Photos.open(params));

export const remove = /* @__PURE__ */ handle(photosRoutes, "remove", ({ params }) => Photos.remove(params));

export const restore = /* @__PURE__ */ handle(photosRoutes, "restore", ({ params }) =>
  Photos.restore(params),
);

export const setRegion = /* @__PURE__ */ handle(photosRoutes, "setRegion", ({ params, body }) =>
  Photos.setRegion(params, body),
);

export const update = /* @__PURE__ */ handle(photosRoutes, "update", ({ params, body }) =>
  Photos.update(params, body),
);
