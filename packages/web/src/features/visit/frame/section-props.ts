import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import type { ComponentType } from "react";

/** What a section's editor gets: it turns a value into the next one; saving, drafts and conflicts are the frame's. */
export type EditProps<T> = {
  section: SectionKey;
  value: T;
  onChange: (next: T | ((now: T) => T)) => void;
  /** Something was taken away: offers the way back. */
  onRemoved: (restore: (now: T) => T) => void;
};
/** What a section's reading view gets: in the signed record, in the history, beside another writer's words. */
export type ViewProps<T> = { value: T };

/** A section's faces, exported by `sections/<key>/spec.tsx`. */
export type Spec<T> = {
  Edit: ComponentType<EditProps<T>>;
  View: ComponentType<ViewProps<T>>;
  /** How its own visit reads it: what it holds beside the results before it and their course. Unless told, `View`. */
  Read?: ComponentType<ViewProps<T>>;
};
