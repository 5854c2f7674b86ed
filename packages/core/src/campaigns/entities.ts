import { connect } from "../db/service.ts";
import { CampaignEntity } from "./campaign.entity.ts";
import { ReceiverEntity } from "./receiver.entity.ts";

/** The campaigns' entities, connected. */
export const db = connect({ campaign: CampaignEntity, receiver: ReceiverEntity });
