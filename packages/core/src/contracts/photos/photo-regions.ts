import type { SectionKey } from "../visits/sections.ts";

/** Parts of the body that a photo can show, from head to foot. */
export const PHOTO_REGIONS = [
  "tongue",
  "face",
  "eye",
  "ear",
  "head",
  "neck",
  "shoulder",
  "arm",
  "hand",
  "chest",
  "abdomen",
  "upper_back",
  "lower_back",
  "pelvis",
  "hip",
  "thigh",
  "knee",
  "lower_leg",
  "foot",
  "whole_body",
  "other",
] as const;
export type PhotoRegion = (typeof PHOTO_REGIONS)[number];

/** On which side of the body the region is. `both` is a photo of two hands, for example. */
export const PHOTO_SIDES = ["left", "right", "both"] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];

/** Whether a region can have a side: the tongue and the whole body have none. */
export const hasSide = (region: PhotoRegion | null): boolean =>
  region !== null && region !== "tongue" && region !== "whole_body";

/** The region that a section's photos show without being told. */
export const regionOfSection = (section: SectionKey | null): PhotoRegion | null =>
  section === "tongue" ? "tongue" : null;
