import { compactCode } from "../clinical/icd/icd-words.ts";
import type { IcdItem } from "../contracts/classifications/icd.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { icdChapters } from "../reference/icd-chapters.ts";
import { icdCommon } from "../reference/icd-common.ts";
import { db } from "./entities.ts";
import { type ActiveRelease, activeRelease, readActiveRelease } from "./icd-active-release.ts";
import { fromLines } from "./icd-chunks.ts";
import { merged, searchIcdCodes } from "./icd-codes.ts";

/** Chunks of a page. */
const CHUNKS_PER_PAGE = 4;

/** The codes of a chapter in order, by pages; without a release all common ones of the chapter. Two requests. */
export async function browseIcd(number: number, sealed: string | undefined) {
  const chapter = icdChapters.find((one) => one.number === number);
  const list = `icd|${number}`;
  const from = await openCursor(list, sealed);
  if (!chapter) return { items: [], next: null };
  const active = activeRelease() ?? (await readActiveRelease());
  const start = from ?? compactCode(chapter.start);
  const { rows, next } = await pageOf(active, start, compactCode(chapter.end));
  const until = next ?? "￿";
  const within = ({ code }: { code: string }) => {
    const compacted = compactCode(code);
    return compacted >= start && compacted.slice(0, 3) <= compactCode(chapter.end) && compacted < until;
  };
  const common = icdCommon.filter(within).map(({ code }) => compactCode(code));
  const officeEntries = active.entries.filter(within).map(({ code }) => compactCode(code));
  const shown = new Set([...rows.map(({ code }) => compactCode(code)), ...common, ...officeEntries]);
  const items: IcdItem[] = merged({ active, clinic: undefined, rows })
    .filter(({ code }) => shown.has(compactCode(code)))
    .map(({ words: _, ...item }) => item)
    .sort((a, b) => (compactCode(a.code) < compactCode(b.code) ? -1 : 1));
  return { items, next: await sealCursor(list, next) };
}

/** Rows from a code on, up to a category; `next` is the first code of the page after. */
async function pageOf({ release_id }: ActiveRelease, start: string, end: string) {
  if (!release_id) return { rows: [], next: null };
  const { data } = await db.entities.icdChunk.query
    .codes({ release_id })
    .gte({ last: start })
    .go({ limit: CHUNKS_PER_PAGE + 1, pages: 1 });
  const inside = data
    .map(({ lines }) =>
      fromLines(lines).filter(
        ({ code }) => compactCode(code) >= start && compactCode(code).slice(0, 3) <= end,
      ),
    )
    .filter((rows) => rows.length > 0);
  const following = inside[CHUNKS_PER_PAGE]?.[0];
  return {
    rows: inside.slice(0, CHUNKS_PER_PAGE).flat(),
    next: following ? compactCode(following.code) : null,
  };
}

type AdminQuery = { q: string; chapter: number; cursor?: string | undefined };
const FOUND = 50;

/** The list of the back office: search results or a chapter. Two requests. */
export async function listIcd({ q, chapter, cursor }: AdminQuery) {
  if (q === "") return browseIcd(chapter, cursor);
  return { items: (await searchIcdCodes({ q, limit: FOUND })).icd_codes, next: null };
}
