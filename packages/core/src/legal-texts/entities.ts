import { connect } from "../db/service.ts";
import {
  AcceptanceCountEntity,
  AcceptanceEntity,
  LegalDraftEntity,
  LegalTextEntity,
  LegalVersionEntity,
} from "./legal-text.entity.ts";

/** The entities of texts with versions, connected. */
export const db = connect({
  text: LegalTextEntity,
  draft: LegalDraftEntity,
  version: LegalVersionEntity,
  acceptance: AcceptanceEntity,
  count: AcceptanceCountEntity,
});
