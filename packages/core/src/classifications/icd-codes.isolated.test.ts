import { beforeAll, describe, expect, test } from "vitest";
import { readRelease } from "../clinical/icd/icd-file.ts";
import { documentClient } from "../db/client.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { icdQueries, icdReleaseLines, keystrokes } from "../testing/icd-queries.ts";
import { localTable } from "../testing/local-table.ts";
import * as Classifications from "./index.ts";

localTable();
let user: TestUser;
/** Items the last search read, chunks among them. */
let read = 0;

/** So many codes, a common word in each, a rare one in a few of one category. */
const release = (codes: number) =>
  readRelease(
    Array.from({ length: codes }, (_, at) => {
      const category = `${"ABCDEFGH"[at % 8]}${String(Math.floor(at / 8) % 100).padStart(2, "0")}`;
      return `${category}.${String(Math.floor(at / 800)).padStart(2, "0")},Common demoword${at % 800 === 7 ? " rareword" : ""}`;
    }).join("\n"),
    "en",
  );

async function load(file: ReturnType<typeof release>, mark: string) {
  if (!file) throw new Error("no codes");
  const { chunks, index } = file;
  return as(user, async () => {
    const fingerprint = mark.repeat(32);
    const start = { fingerprint, name: mark, codes: file.codes, chunks: chunks.length };
    const { id } = await Classifications.startIcdRelease(start);
    for (let at = 0; at < chunks.length; at += 10)
      await Classifications.addIcdChunks(id, at, chunks.slice(at, at + 10));
    await Classifications.publishIcdRelease(id, Buffer.from(index).toString("base64"));
  });
}

beforeAll(async () => {
  user = await makeUser((await makeSpace()).id, "professional");
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const { Responses = {} } = answer.output as { Responses?: Record<string, unknown[]> };
      read += Object.values(Responses).flat().length;
      return answer;
    },
    { step: "initialize", name: "countRead" },
  );
});

const cost = async (q: string) => {
  read = 0;
  const { value, calls } = await counted(user, () => Classifications.searchIcdCodes({ q, limit: 20 }));
  return { calls, read, found: value.icd_codes.length };
};

test("a search makes the same requests among 400 codes and among 2,400", async () => {
  const asked = ["common", "c", "rareword", "common rareword", "common demoword", "h00", "h10.00"];
  await load(release(400), "ab");
  expect((await cost("common")).calls, "where the release is new to the container").toBeLessThanOrEqual(3);
  const few: Awaited<ReturnType<typeof cost>>[] = [];
  for (const q of asked) few.push(await cost(q));
  await load(release(2400), "cd");
  await cost("common");
  for (const [at, q] of asked.entries()) {
    const many = await cost(q);
    expect.soft(many.calls, q).toBe(1);
    expect.soft(many.read, q).toBeLessThanOrEqual(Math.max(few[at]?.read ?? 0, 6));
    expect.soft(many.found, q).toBeGreaterThanOrEqual(few[at]?.found ?? 1);
  }
});

describe("typed letter by letter", () => {
  beforeAll(() => load(readRelease(icdReleaseLines, "en"), "ef"));

  test.each(icdQueries)("%s finds %s", async (marked, code) => {
    for (const { typed, first } of keystrokes(marked)) {
      const { icd_codes } = await as(user, () => Classifications.searchIcdCodes({ q: typed, limit: 20 }));
      expect(icd_codes.length, typed).toBeGreaterThan(0);
      if (first) expect(icd_codes[0]?.code, typed).toBe(code);
    }
  });
});

test("a word of one letter distinguishes codes, and filler words need not be finished", async () => {
  const first = async (q: string) =>
    (await as(user, () => Classifications.searchIcdCodes({ q, limit: 5 }))).icd_codes[0]?.code;
  expect(await first("viral hepatitis c")).toBe("B18.2");
  expect(await first("artrose d")).toBe("M16.9");
});
