import type { Ownership } from "./own-entries.ts";

/** The ownership of a row of the system's tables, which has no owner. */
export const SYSTEM_OWNED: Ownership = {
  user_id: null,
  user_name: "",
  shared: false,
  company: "",
  version: null,
};
