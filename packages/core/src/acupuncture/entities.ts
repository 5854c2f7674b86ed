import { connect } from "../db/service.ts";
import { AcupunctureEntity } from "./acupuncture.entity.ts";
import { OwnGroupEntity, OwnPointEntity } from "./catalogue.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  acupuncture: AcupunctureEntity,
  ownPoint: OwnPointEntity,
  ownGroup: OwnGroupEntity,
});
