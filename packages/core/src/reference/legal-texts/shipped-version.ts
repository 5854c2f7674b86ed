import type { LegalVersion } from "../../contracts/legal-texts/legal-texts.ts";

/** The first version of every text, with which the product ships. Users accept it when they register; nobody is asked. */
export const SHIPPED_VERSION: LegalVersion = {
  number: 1,
  from: "2026-11-01T00:00:00.000Z",
  asked: "nobody",
};
