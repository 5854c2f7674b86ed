import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { BatchWriteCommand, type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { type ReleaseFile, readRelease } from "../../packages/core/src/clinical/icd/icd-file.ts";
import { compactCode, icdWords } from "../../packages/core/src/clinical/icd/icd-words.ts";
import { BATCH_CHUNKS } from "../../packages/core/src/contracts/classifications/icd.ts";
import { icdQueries, keystrokes } from "../../packages/core/src/testing/icd-queries.ts";
import { sideBySide } from "./side-by-side.ts";

/** As many codes as an official release of ICD-10-CM, or `ICD_CODES`. */
const CODES = Number(process.env.ICD_CODES ?? 72_000);
const PARTS = "neck shaft head base body arch wall lobe valve joint".split(" ");
const KINDS = "fracture infection neoplasm injury disorder burn poisoning deformity rupture abscess".split(
  " ",
);
const HOW = "displaced open closed chronic acute recurrent severe mild infected late".split(" ");
const WHERE = "femur tibia humerus radius ulna pelvis skull spine ankle wrist".split(" ");

/** Titles like those of a release: a few words in very many titles, and one that only a category has. */
function generatedRelease(codes: number): string {
  const pick = (words: readonly string[], at: number) => words[Math.floor(at) % words.length];
  const lines = Array.from({ length: codes }, (_, at) => {
    const group = at % 1000;
    const category = `${"ABCDEFGHIJ"[Math.floor(group / 100)]}${String(group % 100).padStart(2, "0")}`;
    const own = String(Math.floor(at / 1000)).padStart(3, "0");
    const what = `${pick(HOW, at / 1000)} ${pick(KINDS, group)} of ${pick(PARTS, group / 10)}`;
    return `${category}.${own},${what} of ${pick(WHERE, group / 100)} in demoitis${category.toLowerCase()}`;
  });
  return lines.join("\n");
}

/** The searches in turn: a code, the beginning of one, a rare word, a common one, two words, and three common ones. */
const ASKED = ["e45", "e45.0", "demoitisc17", "fracture", "femur fra", "displaced burn neck", "lombalgia"];
/** The searches for an official release. */
const ASKED_OFFICIAL = [
  "e11",
  "m54.50",
  "retinopathy",
  "fra",
  "diab retin",
  "fracture femur left",
  "lombalgia",
];

type Asked = { content: string; asked: readonly string[]; official: boolean };

/** The release file in `ICD_RELEASE`, otherwise a generated one of the same size. */
function source(path = process.env.ICD_RELEASE): Asked {
  if (!path) return { content: generatedRelease(CODES), asked: ASKED, official: false };
  const bytes = readFileSync(path);
  const content = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  return { content, asked: ASKED_OFFICIAL, official: true };
}

/**
 * Searches in a whole release compared with one plain Query by the same beginning, in a container that has searched
 * before and in one that has not.
 */
export async function benchIcd(document: DynamoDBDocumentClient) {
  const { content, asked, official } = source();
  const file = readRelease(content, "en");
  if (!file) throw new Error("The release holds no code");
  const loading = await load(file);
  await putBare(document, file, asked);
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { classificationsRoutes } = await import(
    "../../packages/core/src/contracts/classifications/classifications.ts"
  );
  const { icdSearch: search } = await import(
    "../../packages/functions/src/routes/classifications/classifications.ts"
  );
  const user = await makeUser((await makeSpace()).id, "professional");
  const ask = (q: string) => eventOf(classificationsRoutes.icdSearch, { as: user, query: { q } });
  const events = await Promise.all(asked.map(ask));
  const answer = async (event: (typeof events)[number]) => {
    const { icd_codes } = JSON.parse(String((await search(event)).body));
    if (icd_codes.length === 0) throw new Error(`Nothing answers ${event.rawQueryString}`);
    return icd_codes as { code: string }[];
  };
  for (const event of events) await answer(event);
  const wrong: string[] = [];
  for (const [marked, code] of official ? icdQueries : [])
    for (const { typed, first } of keystrokes(marked))
      if ((await answer(await ask(typed)))[0]?.code !== code && first) wrong.push(typed);
  if (wrong.length > 0) throw new Error(`Another code comes first: ${wrong.join(", ")}`);

  const at = (round: number) => Math.abs(round) % events.length;
  const bare = (round: number) => bareQuery(document, asked[at(round)] ?? "");
  const run = (
    ours: (round: number) => Promise<unknown>,
    theirs: (round: number) => Promise<unknown>,
    rounds: number,
  ) => sideBySide(ours, theirs, { rounds, warmUp: Math.floor(rounds / 5), percentile: 0.95 });
  const warm = await run((round) => search(events[at(round)] as never), bare, 350);
  const { forgetIndex } = await import("../../packages/core/src/classifications/icd-index.ts");
  const { saveActiveRelease } = await import("../../packages/core/src/classifications/icd-active-release.ts");
  const cold = await run(
    (round) => {
      forgetIndex();
      saveActiveRelease(undefined);
      return search(events[at(round)] as never);
    },
    bare,
    140,
  );
  return { ...warm, cold: cold.ratio, codes: file.codes, seconds: loading.seconds };
}

async function load(file: ReleaseFile) {
  const Classifications = await import("../../packages/core/src/classifications/index.ts");
  const { as, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const Spaces = await import("../../packages/core/src/spaces/index.ts");
  const admin = await makeUser(Spaces.BACKOFFICE, "admin");
  const from = performance.now();
  const { chunks, codes, index } = file;
  const { id } = await as(admin, () =>
    Classifications.startIcdRelease({
      fingerprint: "be".repeat(32),
      name: "Release of the bench",
      codes,
      chunks: chunks.length,
    }),
  );
  for (let at = 0; at < chunks.length; at += BATCH_CHUNKS)
    await as(admin, () => Classifications.addIcdChunks(id, at, chunks.slice(at, at + BATCH_CHUNKS)));
  await as(admin, () => Classifications.publishIcdRelease(id, Buffer.from(index).toString("base64")));
  return { seconds: (performance.now() - from) / 1000 };
}

const PAGE = 20;
const MOST_BARE = 1000;
/** The beginning of a query: its code, or its first word. */
const beginningOf = (q: string) => (/^[a-z]\d/.test(q) ? compactCode(q) : (icdWords(q)[0] ?? ""));

/** The simplest storage of titles that can be searched by a prefix: one item per code, and one per searched word. */
async function putBare(document: DynamoDBDocumentClient, { chunks }: ReleaseFile, asked: readonly string[]) {
  const table = String(process.env.TABLE_NAME);
  const rows = chunks.flat();
  for (const beginning of new Set(asked.map(beginningOf))) {
    const items = rows
      .flatMap(({ code, en }) =>
        [compactCode(code), ...icdWords(en)]
          .filter((word) => word.startsWith(beginning))
          .map((word) => ({ pk: "bare-icd", sk: `${word}#${code}`, code, en, pt: "" })),
      )
      .slice(0, MOST_BARE);
    const once = [...new Map(items.map((item) => [item.sk, item])).values()];
    for (let at = 0; at < once.length; at += 25)
      await document.send(
        new BatchWriteCommand({
          RequestItems: { [table]: once.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })) },
        }),
      );
  }
}

/** The least work for a search by a beginning: one Query, as many items as an answer has, as JSON. */
async function bareQuery(document: DynamoDBDocumentClient, q: string) {
  const { Items = [] } = await document.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :beginning)",
      ExpressionAttributeValues: { ":pk": "bare-icd", ":beginning": beginningOf(q) },
      Limit: PAGE,
    }),
  );
  return { statusCode: 200, body: JSON.stringify({ items: Items }) };
}
