import type { EntityItem } from "electrodb";
import type { Signer } from "../appointments/index.ts";
import type { Edit } from "../contracts/visits/sections.ts";
import type { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
import type { AmendmentEntity, SectionEntity } from "./section.entity.ts";

/** A stored section, typed where ElectroDB only says "any". */
export type SectionItem = Omit<EntityItem<typeof SectionEntity>, "data" | "edit"> & {
  data: Record<string, unknown>;
  edit: Edit;
};
export type AmendmentItem = Omit<EntityItem<typeof AmendmentEntity>, "amended_by"> & { amended_by: Signer };
export type CarryForwardItem = EntityItem<typeof CarryForwardEntity>;
