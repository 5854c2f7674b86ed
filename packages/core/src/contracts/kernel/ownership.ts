import type { Ownership } from "./own-entries.ts";

/** What nobody owns: a row of the system's tables. */
export const SYSTEM_OWNED: Ownership = {
  user_id: null,
  user_name: "",
  shared: false,
  company: "",
  version: null,
};
