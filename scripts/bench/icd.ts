import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { BATCH_CHUNKS } from "../../packages/core/src/contracts/icd.ts";
import { type ReleaseFile, readRelease } from "../../packages/core/src/contracts/icd-file.ts";
import { sideBySide } from "./side-by-side.ts";

/** As many as an official release of ICD-10-CM has, unless `ICD_CODES` says otherwise. */
const CODES = Number(process.env.ICD_CODES ?? 72_000);
const PARTS = "neck shaft head base body arch wall lobe valve joint".split(" ");
const KINDS = "fracture infection neoplasm injury disorder burn poisoning deformity rupture abscess".split(
  " ",
);
const HOW = "displaced open closed chronic acute recurrent severe mild infected late".split(" ");
const WHERE = "femur tibia humerus radius ulna pelvis skull spine ankle wrist".split(" ");

/** Titles as regular as a release's: a few words in very many of them, and one that only a category has. */
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

/** What is asked in turns: a code, the beginning of one, a rare word, a common one, two, and three of which all are common. */
const ASKED = ["e45", "e45.0", "demoitisc17", "fracture", "femur fra", "displaced burn neck", "lombalgia"];

/** Searches of a whole release against one Query by the same beginning, made bare. */
export async function benchIcd(
  document: DynamoDBDocumentClient,
  content = generatedRelease(CODES),
  asked = ASKED,
) {
  const file = readRelease(content, "en");
  if (!file) throw new Error("The release holds no code");
  const loading = await load(file);
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { referenceRoutes } = await import("../../packages/core/src/contracts/reference.ts");
  const { handler: search } = await import("../../packages/functions/src/routes/reference/icd-search.ts");
  const user = await makeUser((await makeSpace()).id, "professional");
  const events = await Promise.all(
    asked.map((q) => eventOf(referenceRoutes.icdSearch, { as: user, query: { q } })),
  );
  for (const event of events) {
    const { icd_codes } = JSON.parse(String((await search(event)).body));
    if (icd_codes.length === 0) throw new Error(`Nothing answers ${event.rawQueryString}`);
  }
  const bare = bareQuery(document, loading.release);
  const at = (round: number) => Math.abs(round) % events.length;
  const run = await sideBySide(
    (round) => search(events[at(round)] as never),
    (round) => bare(asked[at(round)] ?? ""),
    { rounds: 350, warmUp: 70, percentile: 0.95 },
  );
  return { ...run, codes: file.codes, seconds: loading.seconds };
}

async function load(file: ReleaseFile) {
  const { Classifications } = await import("../../packages/core/src/classifications/index.ts");
  const { as, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { Spaces } = await import("../../packages/core/src/spaces/index.ts");
  const admin = await makeUser(Spaces.BACKOFFICE, "admin");
  const from = performance.now();
  const { chunks, codes, common } = file;
  const { id } = await as(admin, () =>
    Classifications.startIcdRelease({
      fingerprint: "be".repeat(32),
      name: "Generated release",
      codes,
      chunks: chunks.length,
    }),
  );
  for (let at = 0; at < chunks.length; at += BATCH_CHUNKS)
    await as(admin, () => Classifications.addIcdChunks(id, at, chunks.slice(at, at + BATCH_CHUNKS)));
  await as(admin, () => Classifications.publishIcdRelease(id, common));
  return { release: id, seconds: (performance.now() - from) / 1000 };
}

/** The least a search by a beginning can do: one Query, as many items as a page has, as JSON. */
function bareQuery(document: DynamoDBDocumentClient, release: string) {
  return async (q: string) => {
    const [word = ""] = q.split(" ");
    const coded = /^[a-z]\d/.test(q);
    const { db } = await import("../../packages/core/src/classifications/connection.ts");
    const query = coded
      ? db.entities.icdChunk.query.codes({ release_id: release }).gte({ last: q.replace(".", "") })
      : db.entities.icdWord.query.words({ release_id: release, letters: word.slice(0, 2) }).begins({ word });
    const { Items = [] } = await document.send(
      new QueryCommand({ ...query.params<object>(), Limit: coded ? 6 : 24 } as never),
    );
    return { statusCode: 200, body: JSON.stringify({ items: Items }) };
  };
}
