import { beforeAll, expect, test } from "vitest";
import { NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import { newId } from "../platform/ids.ts";
import { counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import { fromPart, type PublishedEntry, toParts } from "./parts.ts";
import { forgetPublished, publications, publishedOverlays, publishedPart } from "./published.ts";

localTable();
let ana: TestUser;
beforeAll(async () => {
  ana = await makeUser((await makeSpace()).id, "professional");
});

const entry = (key: string, notes = ""): PublishedEntry => ({
  key,
  fields: { notes },
  retired: false,
  review: "unreviewed",
  reviewed_on: null,
  reference: "",
});

async function publish(entries: readonly PublishedEntry[]) {
  const publication = newId("publication");
  const contents = toParts(entries);
  for (const [part, content] of contents.entries())
    await db.entities.part.put({ publication, part, catalogue: "substances", content }).go();
  await db.entities.head
    .put({ catalogue: "substances", version: 1, publication, parts: contents.length })
    .go();
  forgetPublished();
  return { publication, parts: contents.length };
}
const read = () => counted(ana, () => publishedOverlays());

test("is empty and costs one request while nothing is published, none for ten seconds after", async () => {
  forgetPublished();
  expect(await read()).toEqual({ value: NOTHING_PUBLISHED, calls: 1 });
  expect((await read()).calls).toBe(0);
});

test("answers what is published, and reads a publication once", async () => {
  const made = await publish([entry("huangqi"), entry("danggui")]);
  const first = await read();
  expect(first.calls).toBe(2);
  expect(first.value.substances.map(({ key }) => key)).toEqual(["danggui", "huangqi"]);
  expect((await read()).calls).toBe(0);
  const listed = await counted(ana, publications);
  expect(listed.value.catalogues).toEqual([{ catalogue: "substances", ...made }]);
  const part = await counted(ana, () =>
    publishedPart({ catalogue: "substances", publication: made.publication, part: 0 }),
  );
  expect(part.calls).toBe(1);
  expect(part.value.entries.map(({ key }) => key)).toEqual(["danggui", "huangqi"]);
});

test("has no part of another catalogue, and none that does not exist", async () => {
  const { publication } = await publish([entry("huangqi")]);
  const part = (one: Partial<Parameters<typeof publishedPart>[0]>) =>
    counted(ana, () => publishedPart({ catalogue: "substances", publication, part: 0, ...one }));
  await expect(part({ catalogue: "interactions" })).rejects.toMatchObject({ code: "publication.not_found" });
  await expect(part({ part: 1 })).rejects.toMatchObject({ code: "publication.not_found" });
});

test("does not take a publication that was just replaced for an empty one", async () => {
  const old = await publish([entry("huangqi")]);
  await read();
  const next = await publish([entry("danggui")]);
  await counted(ana, publications);
  // Two publications later the first of them is gone, while this container still knows it.
  await db.entities.part.delete({ publication: next.publication, part: 0 }).go();
  await db.entities.head.put({ catalogue: "substances", version: 3, ...old }).go();
  expect((await read()).value.substances.map(({ key }) => key)).toEqual(["huangqi"]);
});

test("ten thousand long entries stay in parts far below the limit of an item", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => entry(`demo-${at}`, `${at} `.repeat(100)));
  const parts = toParts(many);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part.byteLength).toBeLessThan(100_000);
  expect(parts.flatMap(fromPart)).toHaveLength(many.length);
});
