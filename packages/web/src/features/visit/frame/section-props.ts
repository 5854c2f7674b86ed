import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import type { ComponentType } from "react";

/** Props of a section's editor. It only turns a value into the next one; the frame handles saving, drafts and conflicts. */
export type EditProps<T> = {
  section: SectionKey;
  value: T;
  onChange: (next: T | ((now: T) => T)) => void;
  /** Called when an entry was removed, with the function that restores it. */
  onRemoved: (restore: (now: T) => T) => void;
};
/** Props of a section's read-only view, shown in signed visits, in the history and in conflicts. */
export type ViewProps<T> = { value: T };

/** The components of a section, exported by `sections/<key>/section.tsx`. */
export type SectionModule<T> = {
  Edit: ComponentType<EditProps<T>>;
  View: ComponentType<ViewProps<T>>;
  /** The read-only view within its own visit, with earlier results and trends. Defaults to `View`. */
  Read?: ComponentType<ViewProps<T>>;
};
