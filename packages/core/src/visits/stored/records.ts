import type { EntityItem } from "electrodb";
import type { CarryForwardEntity } from "./clinical-carry-forward.entity.ts";
import type { AmendmentEntity, SectionEntity } from "./section.entity.ts";

export type SectionItem = EntityItem<typeof SectionEntity>;
export type AmendmentItem = EntityItem<typeof AmendmentEntity>;
export type CarryForwardItem = EntityItem<typeof CarryForwardEntity>;
