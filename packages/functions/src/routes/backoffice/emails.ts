import * as Campaigns from "@meridian/core/campaigns";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { handle } from "../../http/handle.ts";

export const listCampaigns = /* @__PURE__ */ handle(backofficeRoutes, "listCampaigns", ({ query }) =>
  Campaigns.listCampaigns(query),
);

export const getCampaign = /* @__PURE__ */ handle(backofficeRoutes, "getCampaign", ({ params }) =>
  Campaigns.getCampaign(params.campaign),
);

export const createCampaign = /* @__PURE__ */ handle(backofficeRoutes, "createCampaign", ({ body }) =>
  Campaigns.createCampaign(body),
);

export const updateCampaign = /* @__PURE__ */ handle(backofficeRoutes, "updateCampaign", ({ params, body }) =>
  Campaigns.updateCampaign(params.campaign, body),
);

export const countReceivers = /* @__PURE__ */ handle(backofficeRoutes, "countReceivers", ({ body }) =>
  Campaigns.countReceivers(body),
);

export const sendTestMail = /* @__PURE__ */ handle(backofficeRoutes, "sendTestMail", ({ body }) =>
  Campaigns.sendTestMail(body),
);

export const sendCampaign = /* @__PURE__ */ handle(backofficeRoutes, "sendCampaign", ({ params, body }) =>
  Campaigns.sendCampaign(params.campaign, body),
);

export const pauseCampaign = /* @__PURE__ */ handle(backofficeRoutes, "pauseCampaign", ({ params, body }) =>
  Campaigns.pauseCampaign(params.campaign, body.version),
);

export const resumeCampaign = /* @__PURE__ */ handle(backofficeRoutes, "resumeCampaign", ({ params, body }) =>
  Campaigns.resumeCampaign(params.campaign, body.version),
);

export const cancelCampaign = /* @__PURE__ */ handle(backofficeRoutes, "cancelCampaign", ({ params, body }) =>
  Campaigns.cancelCampaign(params.campaign, body.version),
);

export const listReceivers = /* @__PURE__ */ handle(backofficeRoutes, "listReceivers", ({ params, query }) =>
  Campaigns.listReceivers(params.campaign, query),
);
