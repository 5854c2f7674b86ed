import { connect } from "../db/service.ts";
import {
  RetentionProgressEntity,
  RetentionProposalEntity,
  RetentionSettingsEntity,
} from "./retention.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  settings: RetentionSettingsEntity,
  progress: RetentionProgressEntity,
  proposal: RetentionProposalEntity,
});
