import { beforeAll, expect, test } from "vitest";
import { readRelease } from "../contracts/icd-file.ts";
import { documentClient } from "../db/client.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { Classifications } from "./index.ts";

localTable();
let user: TestUser;
/** Items the last queries looked at, found or not. */
let scanned = 0;

/** So many codes, a common word in each, a rare one in a few of one category. */
const release = (codes: number) =>
  readRelease(
    Array.from({ length: codes }, (_, at) => {
      const category = `${"ABCDEFGH"[at % 8]}${String(Math.floor(at / 8) % 100).padStart(2, "0")}`;
      return `${category}.${String(Math.floor(at / 800)).padStart(2, "0")},Common demoword${at % 800 === 7 ? " rareword" : ""}`;
    }).join("\n"),
    "en",
  );

async function load(codes: number, mark: string) {
  const file = release(codes);
  if (!file) throw new Error("no codes");
  const { chunks, common } = file;
  return as(user, async () => {
    const fingerprint = mark.repeat(32);
    const start = { fingerprint, name: mark, codes: file.codes, chunks: chunks.length };
    const { id } = await Classifications.startIcdRelease(start);
    for (let at = 0; at < chunks.length; at += 10)
      await Classifications.addIcdChunks(id, at, chunks.slice(at, at + 10));
    await Classifications.publishIcdRelease(id, common);
  });
}

beforeAll(async () => {
  user = await makeUser((await makeSpace()).id, "professional");
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      scanned += (answer.output as { ScannedCount?: number }).ScannedCount ?? 0;
      return answer;
    },
    { step: "initialize", name: "countScanned" },
  );
});

const cost = async (q: string) => {
  scanned = 0;
  const { value, calls } = await counted(user, () => Classifications.searchIcdCodes({ q, limit: 20 }));
  return { calls, scanned, found: value.icd_codes.length };
};

test("a search costs the same among 120 categories as among 480", async () => {
  const asked = ["common", "rareword", "common rareword", "common demoword", "h00", "h10.00"];
  await load(120, "ab");
  const few: Awaited<ReturnType<typeof cost>>[] = [];
  for (const q of asked) few.push(await cost(q));
  await load(480, "cd");
  for (const [at, q] of asked.entries()) {
    const many = await cost(q);
    expect.soft(many.calls, q).toBeLessThanOrEqual(2);
    expect.soft(many.scanned, q).toBeLessThanOrEqual(Math.max(few[at]?.scanned ?? 0, 6));
    expect.soft(many.found, q).toBeGreaterThanOrEqual(few[at]?.found ?? 1);
  }
}, 60_000);
