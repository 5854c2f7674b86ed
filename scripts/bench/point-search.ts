import { pointCatalogue } from "../../packages/core/src/reference/point-catalogue.ts";
import { searchPointIds } from "../../packages/core/src/reference/point-search.ts";

/**
 * Typed texts, each letter a search of its own: codes, names in both scripts, complaints, and texts without a match.
 */
const TYPED = [
  "st36",
  "estômago 36",
  "zú sān lǐ",
  "足三里",
  "dor de cabeça",
  "headache insomnia",
  "low back pain with sciatica",
  "qqqq zzzz",
];

const shipped = pointCatalogue([]);

/** The slowest searches of the whole catalogue: the 95th percentile over every beginning of the typed texts. */
export function benchPointSearch() {
  const beginnings = TYPED.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)));
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    for (const text of beginnings) {
      const from = performance.now();
      searchPointIds(shipped, text, { language: "pt", limit: 8 });
      if (round >= 2) times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  const time = times[Math.floor(times.length * 0.95)] ?? 0;
  return { time, ratio: time / 50, searches: times.length };
}
