import { beforeEach, describe, expect, test } from "vitest";
import { CatalogueHeadEntity, CataloguePartEntity } from "../../catalogues/catalogue.entity.ts";
import { forgetPublished } from "../../catalogues/index.ts";
import { toParts } from "../../catalogues/parts.ts";
import type { CatalogueKey } from "../../clinical/catalogues/catalogues.ts";
import { connect } from "../../db/service.ts";
import { newId } from "../../platform/ids.ts";
import * as Printing from "../../printing/index.ts";
import * as Scheduling from "../../scheduling/index.ts";
import {
  as,
  counted,
  countedSigning,
  makeSpace,
  makeUser,
  type TestSpace,
  type TestUser,
} from "../../testing/actors.ts";
import { filledVisit } from "../../testing/filled-visit.ts";
import { localTable } from "../../testing/local-table.ts";
import { makePatient } from "../../testing/patients.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import * as Visits from "../index.ts";

localTable();
const store = connect({ head: CatalogueHeadEntity, part: CataloguePartEntity });
const PALE = "body_color.pale";

let space: TestSpace;
let ana: TestUser;
let desk: TestUser;

beforeEach(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
  await publish([]);
});

const renamed = (key: string, name: string) => ({
  key,
  retired: false,
  review: "unreviewed" as const,
  reviewed_on: null,
  reference: "",
  fields: {
    name: { en: name, pt: `${name} (pt)` },
    phrase: { en: `${name} phrase`, pt: `${name} frase` },
    meaning: { en: "", pt: "" },
  },
});

async function publish(
  entries: readonly Parameters<typeof toParts>[0][number][],
  catalogue: CatalogueKey = "tongue",
) {
  const publication = newId("publication");
  const contents = toParts(entries);
  for (const [part, content] of contents.entries())
    await store.entities.part.put({ publication, part, catalogue, content }).go();
  await store.entities.head.put({ catalogue, version: 1, publication, parts: contents.length }).go();
  forgetPublished();
}

async function begun(sections: Parameters<typeof filledVisit>[1]) {
  const patient = await makePatient(space.id);
  const opened = await filledVisit({ space, booker: desk, professional: ana, patient }, sections);
  return { ...opened, patient: patient.id };
}
type Begun = Awaited<ReturnType<typeof begun>>;
const status = ({ version }: Begun) => ({ status: "done", reason: "", override: false, version }) as const;
const finish = (visit: Begun) => as(ana, () => Scheduling.setStatus(visit.id, status(visit)));
const read = (visit: Begun) => as(ana, () => Visits.get(visit.id, visit.patient));
const printed = async (visit: Begun) => pdfText(await as(ana, () => Printing.visitPdf(visit.id, "en")));

describe("the words of a visit", () => {
  test("are kept at signing where they were changed, and stay when they change again", async () => {
    await publish([renamed("body-color--pale", "Wan"), renamed("body-color--red", "Scarlet")]);
    const visit = await begun({ tongue: { whole: [PALE] } });
    expect((await read(visit)).content?.words).toBeUndefined();
    expect(await printed(visit)).toContain("Body colour: wan");
    await finish(visit);
    await publish([renamed("body-color--pale", "Whitish")]);
    const kept = {
      tongue: {
        [PALE]: {
          name: { en: "Wan", pt: "Wan (pt)" },
          phrase: { en: "Wan phrase", pt: "Wan frase" },
        },
      },
    };
    expect((await read(visit)).content?.words).toEqual(kept);
    expect(await printed(visit)).toContain("Body colour: wan");
    const history = await as(ana, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 50 } }),
    );
    expect(history.items[0]?.words).toEqual(kept);
    const results = await as(ana, () =>
      Visits.results({ params: { patient: visit.patient, step: "tests" }, query: {} }),
    );
    expect(results.items[0]).toMatchObject({ section: "tongue", words: kept });
  });

  test("signed before a change read as the product ships them", async () => {
    const visit = await begun({ tongue: { zones: { tip: [PALE] } } });
    await finish(visit);
    await publish([renamed("body-color--pale", "Whitish")]);
    expect((await read(visit)).content?.words).toBeUndefined();
    expect(await printed(visit)).toContain("Body colour: pale");
  });

  test("keep the reference values and limits of its vitamins and minerals", async () => {
    const zinc = { unit: "mg", nrv: 11, ul: 22, note: { en: "", pt: "" } };
    const name = { en: "Demo zinc", pt: "Zinco demo" };
    const changed = { ...renamed("zinc", "Zinc"), fields: { ...zinc, name, names: name } };
    await publish([changed], "nutrients");
    const item = { kind: "nutrient", item: "zinc", name: "Zinc", contains: ["zinc"] };
    const nutrients = [{ key: "zinc", amount: 1 }];
    const visit = await begun({
      supplements: { items: [{ ...item, id: "part0000000000000001", nutrients }] },
    });
    await finish(visit);
    await publish([], "nutrients");
    expect((await read(visit)).content?.words).toEqual({ nutrients: { zinc: { ...zinc, name } } });
  });

  test("are kept of findings that only a diagnosis cites", async () => {
    await publish([renamed("body-color--pale", "Wan")]);
    const evidence = [{ section: "tongue", code: PALE, value: null }];
    const visit = await begun({ diagnosis: { patterns: [{ key: "qi_deficiency", evidence }] } });
    await finish(visit);
    expect((await read(visit)).content?.words?.tongue?.[PALE]?.name?.en).toBe("Wan");
  });

  test("keep the terms, added tests and usual ranges of an osteopathic examination, on paper too", async () => {
    const words = (en: string) => ({ en, pt: `${en} (pt)` });
    const entry = (key: string, fields: object) => ({ ...renamed(key, ""), fields: fields as never });
    const added = { code: "demo_test", sides: "once", region: "hip", name: words("Demo test") };
    await publish([entry("segment--l4", { name: words("Lumbar four") })], "osteo-settings");
    await publish([entry("demo-test", { ...added, meaning: words("") })], "osteo-tests");
    await publish([entry("knee-flexion", { usual: 140 })], "osteo-ranges");
    const visit = await begun({
      osteopathy: {
        segments: [{ segment: "L5", mobility: "normal" }],
        tests: { demo_test: { left: null, right: null, middle: "positive" } },
        ranges: { knee_flexion_left: 120 },
      },
      diagnosis: { osteopathic: [{ code: "L4_restricted" }] },
    });
    await finish(visit);
    for (const catalogue of ["osteo-settings", "osteo-tests", "osteo-ranges"] as const)
      await publish([], catalogue);
    const { name, sides, region } = added;
    expect((await read(visit)).content?.words).toEqual({
      "osteo-settings": { "segment.l4": { name: words("Lumbar four") } },
      "osteo-tests": { demo_test: { name, sides, region } },
      "osteo-ranges": { knee_flexion: { usual: 140 } },
    });
    const paper = await printed(visit);
    expect(paper).toContain("Lumbar four, restricted");
    expect(paper).toContain("Demo test");
    expect(paper).toContain("140°");
  });

  test("keep the points of the lines that were measured", async () => {
    const points = { measured: "LU10", alternative: "", tonify: "LU8", sedate: "LU6" };
    const line = (key: string, channel: string) => ({
      ...renamed(key, ""),
      fields: { channel, ...points } as never,
    });
    await publish([line("lu", "LU"), line("pc", "PC")], "ryodoraku");
    const visit = await begun({ ryodoraku: { readings: { LU_L: 60, LU_R: 20 } } });
    await finish(visit);
    await publish([], "ryodoraku");
    expect((await read(visit)).content?.words).toEqual({ ryodoraku: { lu: points } });
  });

  test("cost no request where nothing was found, and one for a publication that is new", async () => {
    await publish([renamed("body-color--pale", "Wan")]);
    const nothing = await begun({ complaint: { items: [{ what: "knee" }] } });
    const plain = (await counted(ana, () => Scheduling.setStatus(nothing.id, status(nothing)))).calls;
    const first = await begun({ tongue: { whole: [PALE] } });
    const second = await begun({ tongue: { whole: [PALE] } });
    const signing = (visit: Begun) =>
      countedSigning(ana, () => Scheduling.setStatus(visit.id, status(visit)));
    expect((await signing(first)).calls).toBe(plain + 1);
    expect((await signing(second)).calls).toBe(plain);
  });
});
