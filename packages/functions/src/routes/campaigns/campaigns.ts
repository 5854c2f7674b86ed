import * as Campaigns from "@meridian/core/campaigns";
import { campaignsRoutes } from "@meridian/core/contracts/campaigns/campaigns";
import { handle } from "../../http/handle.ts";

export const listCampaigns = /* @__PURE__ */ handle(campaignsRoutes, "listCampaigns", ({ query }) =>
  Campaigns.listCampaigns(query),
);

export const getCampaign = /* @__PURE__ */ handle(campaignsRoutes, "getCampaign", ({ params }) =>
  Campaigns.getCampaign(params.campaign),
);

export const createCampaign = /* @__PURE__ */ handle(campaignsRoutes, "createCampaign", ({ body }) =>
  Campaigns.createCampaign(body),
);

export const updateCampaign = /* @__PURE__ */ handle(campaignsRoutes, "updateCampaign", ({ params, body }) =>
  Campaigns.updateCampaign(params.campaign, body),
);

export const countReceivers = /* @__PURE__ */ handle(campaignsRoutes, "countReceivers", ({ body }) =>
  Campaigns.countReceivers(body),
);

export const sendTestMail = /* @__PURE__ */ handle(campaignsRoutes, "sendTestMail", ({ body }) =>
  Campaigns.sendTestMail(body),
);

export const sendCampaign = /* @__PURE__ */ handle(campaignsRoutes, "sendCampaign", ({ params, body }) =>
  Campaigns.sendCampaign(params.campaign, body),
);

export const pauseCampaign = /* @__PURE__ */ handle(campaignsRoutes, "pauseCampaign", ({ params, body }) =>
  Campaigns.pauseCampaign(params.campaign, body.version),
);

export const resumeCampaign = /* @__PURE__ */ handle(campaignsRoutes, "resumeCampaign", ({ params, body }) =>
  Campaigns.resumeCampaign(params.campaign, body.version),
);

export const cancelCampaign = /* @__PURE__ */ handle(campaignsRoutes, "cancelCampaign", ({ params, body }) =>
  Campaigns.cancelCampaign(params.campaign, body.version),
);

export const listReceivers = /* @__PURE__ */ handle(campaignsRoutes, "listReceivers", ({ params, query }) =>
  Campaigns.listReceivers(params.campaign, query),
);
