import * as Acupuncture from "@meridian/core/acupuncture";
import { acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { handle } from "../../http/handle.ts";

export const amend = /* @__PURE__ */ handle(acupunctureRoutes, "amend", ({ params, body }) =>
  Acupuncture.amend(params.appointment, body),
);

export const appointment = /* @__PURE__ */ handle(acupunctureRoutes, "appointment", ({ params, body }) =>
  Acupuncture.appointment(params.appointment, body),
);

export const customGroups = /* @__PURE__ */ handle(acupunctureRoutes, "customGroups", () =>
  Acupuncture.customGroups(),
);

export const deleteGroup = /* @__PURE__ */ handle(acupunctureRoutes, "deleteGroup", ({ params }) =>
  Acupuncture.deleteGroup(params.id),
);

export const deletePoint = /* @__PURE__ */ handle(acupunctureRoutes, "deletePoint", ({ params }) =>
  Acupuncture.deletePoint(params.id),
);

export const editGroup = /* @__PURE__ */ handle(acupunctureRoutes, "editGroup", ({ params, body }) =>
  Acupuncture.editGroup(params.id, body),
);

export const editPoint = /* @__PURE__ */ handle(acupunctureRoutes, "editPoint", ({ params, body }) =>
  Acupuncture.editPoint(params.id, body),
);

export const get = /* @__PURE__ */ handle(acupunctureRoutes, "get", ({ query }) =>
  Acupuncture.overview(query.publication),
);

export const group = /* @__PURE__ */ handle(acupunctureRoutes, "group", ({ params, query }) =>
  Acupuncture.group(params.id, query.form === "1"),
);

export const newGroup = /* @__PURE__ */ handle(acupunctureRoutes, "newGroup", ({ body }) =>
  Acupuncture.createGroup(body),
);

export const newPoint = /* @__PURE__ */ handle(acupunctureRoutes, "newPoint", ({ body }) =>
  Acupuncture.createPoint(body),
);

export const pointFacts = /* @__PURE__ */ handle(acupunctureRoutes, "pointFacts", ({ query }) =>
  Acupuncture.pointFacts(query.publication),
);

export const point = /* @__PURE__ */ handle(acupunctureRoutes, "point", ({ params, query }) =>
  Acupuncture.point(params.id, query.form === "1"),
);

export const points = /* @__PURE__ */ handle(acupunctureRoutes, "points", ({ body }) =>
  Acupuncture.visiblePoints(body),
);

export const search = /* @__PURE__ */ handle(acupunctureRoutes, "search", ({ query }) =>
  Acupuncture.search(query),
);

export const tables = /* @__PURE__ */ handle(acupunctureRoutes, "tables", ({ query }) =>
  Acupuncture.tables(query.publication),
);
