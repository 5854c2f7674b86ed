import { RYODORAKU_DEFAULTS, type RyodorakuSettings } from "../../contracts/clinic/ryodoraku-settings.ts";
import type { RyodorakuLimitFields } from "../catalogues/descriptions/ryodoraku.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import type { TermFacts } from "../catalogues/term-words.ts";
import { type ListedLine, ryodorakuLines } from "./ryodoraku-terms.ts";

/** The code of a line in the catalogue. Keys in addresses have no capital letters. */
export const lineCode = ({ channel }: Pick<ListedLine, "channel">) => channel.toLowerCase();

/** The lines with the points that apply; without any written, with the product's own. */
export const ryodorakuLinesWith = (written: TermFacts | undefined): readonly ListedLine[] =>
  ryodorakuLines.map((line: ListedLine): ListedLine => {
    const changed = written?.[lineCode(line)];
    if (!changed) return line;
    const { or: _, ...rest } = line;
    const { measured, alternative, tonify, sedate } = changed as Readonly<Record<string, string>>;
    return {
      ...rest,
      measured: measured ?? line.measured,
      ...(alternative && { or: alternative }),
      tonify: tonify ?? line.tonify,
      sedate: sedate ?? line.sedate,
    };
  });

/** The key of the only entry of the limits. */
export const LIMITS_KEY = "default";

/** The limits of clinics that set none of their own. */
export function publishedLimits(overlay: readonly OverlayEntry<RyodorakuLimitFields>[]): RyodorakuSettings {
  const written = overlay.find(({ key }) => key === LIMITS_KEY)?.fields;
  // The form refuses an entry without a figure.
  return written ? (written as RyodorakuSettings) : RYODORAKU_DEFAULTS;
}
