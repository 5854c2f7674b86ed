import type { PointFacts } from "@meridian/core/contracts/acupuncture/point-facts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { KnownPoint } from "./catalogue.ts";

/** What is said of a point. Of a signed visit's point also what its list said then. */
export type PointWords = Pick<PointFacts, "location" | "needling" | "moxa" | "caution" | "functions"> & {
  info?: string;
  classes?: readonly string[];
  indications?: string;
};

/** What was said of a point when its visit was signed, or what is said of it now. */
export function factsOfPoint(
  { id, signed }: Pick<KnownPoint, "id" | "signed">,
  factsOf: (id: string) => PointFacts | undefined,
): PointWords | undefined {
  return signed ? { ...signed[currentLanguage()], moxa: signed.moxa } : factsOf(id);
}
