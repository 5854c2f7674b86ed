import { connect } from "../db/service.ts";
import { ConsentEntity, PatientConsentsEntity } from "./consent.entity.ts";
import { ConsentLinkEntity } from "./consent-link.entity.ts";
import { ConsentDraftEntity, ConsentTextEntity, ConsentVersionEntity } from "./consent-text.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  text: ConsentTextEntity,
  draft: ConsentDraftEntity,
  version: ConsentVersionEntity,
  consent: ConsentEntity,
  patient: PatientConsentsEntity,
  link: ConsentLinkEntity,
});
