import { connect } from "../db/service.ts";
import { AcupunctureEntity } from "../visits/stored/index.ts";
import { OwnGroupEntity, OwnPointEntity } from "./catalogue.entity.ts";

/** The entities that this domain reads and writes. */
export const db = connect({
  acupuncture: AcupunctureEntity,
  ownPoint: OwnPointEntity,
  ownGroup: OwnGroupEntity,
});
