import { connect } from "../db/service.ts";
import { ImportEntity, ImportedRowEntity } from "./import.entity.ts";

/** The imports' entities, connected. */
export const db = connect({ import: ImportEntity, row: ImportedRowEntity });
