import { connect } from "../db/service.ts";
import { EntryEntity } from "./entry.entity.ts";

/** The domain's entities, connected. */
export const db = connect({ entry: EntryEntity });
