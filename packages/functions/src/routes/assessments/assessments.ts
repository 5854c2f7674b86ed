import * as Assessments from "@meridian/core/assessments";
import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { handle } from "../../http/handle.ts";

export const archive = /* @__PURE__ */ handle(assessmentsRoutes, "archive", ({ params }) =>
  Assessments.archive(params.test),
);

export const createResponseType = /* @__PURE__ */ handle(
  assessmentsRoutes,
  "createResponseType",
  ({ body }) => Assessments.createResponseType(body),
);

export const create = /* @__PURE__ */ handle(assessmentsRoutes, "create", ({ body }) =>
  Assessments.create(body),
);

export const get = /* @__PURE__ */ handle(assessmentsRoutes, "get", ({ params }) =>
  Assessments.get(params.test),
);

export const image = /* @__PURE__ */ handle(assessmentsRoutes, "image", ({ params }) =>
  Assessments.image(params.image),
);

export const list = /* @__PURE__ */ handle(assessmentsRoutes, "list", () => Assessments.list());

export const publish = /* @__PURE__ */ handle(assessmentsRoutes, "publish", ({ params, body }) =>
  Assessments.publish(params.test, body.version),
);

export const removeResponseType = /* @__PURE__ */ handle(
  assessmentsRoutes,
  "removeResponseType",
  ({ params }) => Assessments.removeResponseType(params.type),
);

export const remove = /* @__PURE__ */ handle(assessmentsRoutes, "remove", ({ params }) =>
  Assessments.removeTest(params.test),
);

export const responseTypes = /* @__PURE__ */ handle(assessmentsRoutes, "responseTypes", () =>
  Assessments.responseTypes(),
);

export const restore = /* @__PURE__ */ handle(assessmentsRoutes, "restore", ({ params }) =>
  Assessments.restore(params.test),
);

export const save = /* @__PURE__ */ handle(assessmentsRoutes, "save", ({ params, body }) =>
  Assessments.save(params.test, body),
);

export const share = /* @__PURE__ */ handle(assessmentsRoutes, "share", ({ params, body }) =>
  Assessments.share(params.test, body.shared),
);

export const updateResponseType = /* @__PURE__ */ handle(
  assessmentsRoutes,
  "updateResponseType",
  ({ params, body }) => Assessments.updateResponseType(params.type, body),
);

export const uploadImage = /* @__PURE__ */ handle(assessmentsRoutes, "uploadImage", ({ body }) =>
  Assessments.uploadImage(body),
);

export const versions = /* @__PURE__ */ handle(assessmentsRoutes, "versions", ({ query }) =>
  Assessments.versions(query.of),
);
