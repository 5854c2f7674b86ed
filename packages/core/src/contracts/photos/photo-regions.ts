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

/** The region that a section's photos show without being told. */
export const regionOfSection = (section: SectionKey | null): PhotoRegion | null =>
  section === "tongue" ? "tongue" : null;
