import type { EntityItem } from "electrodb";
import type { AppointmentType, Establishment } from "../contracts/accounts.ts";
import type { SpaceEntity } from "./space.entity.ts";
import type { UserEntity } from "./user.entity.ts";

export type UserItem = EntityItem<typeof UserEntity>;
export type SpaceItem = Omit<
  EntityItem<typeof SpaceEntity>,
  "establishments" | "appointment_types" | "external_entity"
> & {
  establishments: Establishment[];
  appointment_types: AppointmentType[];
  external_entity?: { company_name: string; vat_number: string; verified: boolean };
};
