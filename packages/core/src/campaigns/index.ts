export { countReceivers } from "./audience.service.ts";
export { sendTestMail } from "./campaign-mail.ts";
export { createCampaign, getCampaign, listCampaigns, updateCampaign } from "./campaigns.service.ts";
export { listReceivers } from "./receivers.service.ts";
export { runCampaigns } from "./run-campaigns.ts";
export { cancelCampaign, pauseCampaign, resumeCampaign, sendCampaign } from "./sending.service.ts";
