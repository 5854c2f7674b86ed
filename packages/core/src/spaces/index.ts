export * as Spaces from "./faces.ts";
export type { SpaceItem, UserItem } from "./records.ts";
