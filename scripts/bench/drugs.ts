import type { PublishedEntry } from "../../packages/core/src/catalogues/parts.ts";

/** As many medicines as a list of all products on sale has, or `DRUGS`. */
const DRUGS = Number(process.env.DRUGS ?? 100_000);
const FORMS = "tablets capsules syrup solution cream drops spray patch powder suspension".split(" ");
const MAKERS = "Almada Braga Coimbra Douro Evora Faro Guarda Leiria Minho Porto".split(" ");
const ENDINGS = "olol pril sartan statin azole mycin cillin zepam prazole gliptin".split(" ");

/** Names like those of products: an invented substance, a strength, a form and a maker. */
function generated(count: number): PublishedEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const root = Math.floor(at / 100);
    const letters = [root % 20, Math.floor(root / 20) % 20, Math.floor(root / 400) % 20];
    const stem = letters.map((one) => "babedobufagihokulamenipogorasitovuxezy".slice(one, one + 2)).join("");
    const substance = `demo${stem}${ENDINGS[root % 10]}`;
    const inn = `${substance} ${10 * ((at % 10) + 1)} mg ${FORMS[Math.floor(at / 10) % 10]} ${MAKERS[at % 10]} ${at}`;
    return {
      key: inn.toLowerCase().replaceAll(" ", "-"),
      fields: { inn, name_pt: inn, substances: [], classes: ["sedatives"], group: "2.9.1", atc: "" },
      retired: false,
      review: "unreviewed",
      reviewed_on: null,
      reference: "",
    };
  });
}

/** The beginnings that are typed: short ones, whole words, several words, a maker that a tenth has, and a shipped medicine. */
const ASKED = ["de", "demo", "demobe", "olol", "tablets", "porto", "40 mg cream", "demo porto syrup", "ibup"];

/** Publishes them as the back office does, and searches in them through the route's handler. */
export async function benchDrugs() {
  const { db } = await import("../../packages/core/src/catalogues/entities.ts");
  const { blankHead } = await import("../../packages/core/src/catalogues/drafts.ts");
  const { chunksOf } = await import("../../packages/core/src/catalogues/added-entries.ts");
  const { writeItems } = await import("../../packages/core/src/db/batch-write.ts");
  const { forgetPublished } = await import("../../packages/core/src/catalogues/index.ts");
  const from = performance.now();
  const { writes, ...counts } = chunksOf("pub_bench", generated(DRUGS), ({ fields }) => {
    const name = String(fields?.inn);
    return { en: name, pt: name };
  });
  await writeItems(writes);
  const head = { ...blankHead("drugs"), version: 1, published_version: 1, publication: "pub_bench" };
  await db.entities.head.put({ ...head, ...counts, added: DRUGS }).go();
  const seconds = (performance.now() - from) / 1000;

  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { classificationsRoutes } = await import(
    "../../packages/core/src/contracts/classifications/classifications.ts"
  );
  const { drugs } = await import("../../packages/functions/src/routes/classifications/classifications.ts");
  const user = await makeUser((await makeSpace()).id, "professional");
  const events = await Promise.all(
    ASKED.map((q) => eventOf(classificationsRoutes.drugs, { as: user, query: { q } })),
  );
  const answer = async (round: number) => {
    const started = performance.now();
    const { body } = (await drugs(events[round % events.length] as never)) as { body: string };
    const time = performance.now() - started;
    if (JSON.parse(body).drugs.length === 0 && ASKED[round % events.length] !== "olol")
      throw new Error(`Nothing answers ${ASKED[round % events.length]}`);
    return time;
  };
  const cold: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    forgetPublished();
    cold.push(await answer(round));
  }
  const warm: number[] = [];
  for (let round = 0; round < 360; round += 1) warm.push(await answer(round));
  const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  const ours = p95(warm);
  return { ours, bare: 100, ratio: ours / 100, cold: p95(cold), drugs: DRUGS, seconds };
}
