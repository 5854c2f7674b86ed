/** Every space, for the back office. */
export * as SpaceDirectory from "./directory.ts";
export * as Spaces from "./faces.ts";
export type { KeptTimer } from "./kept-timers.ts";
export type { SpaceItem } from "./space.entity.ts";
export type { UserItem } from "./user.entity.ts";
