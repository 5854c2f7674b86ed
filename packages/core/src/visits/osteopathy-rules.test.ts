import { beforeAll, beforeEach, expect, test } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import * as Clinic from "../clinic/index.ts";
import { settingsRoutes } from "../contracts/clinic/settings.ts";
import type { TestResult } from "../contracts/visits/sections/osteopathy.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { parseSection } from "./section-rules.ts";

localTable();
let reviewer: TestUser;
beforeAll(async () => {
  reviewer = await makeUser(Spaces.BACKOFFICE, "admin");
});
beforeEach(emptyCatalogues);

const words = (text: string) => ({ en: text, pt: text });
const said = { reference: null, note: "", reviewed: false };
const fields = {
  code: "demo_test",
  sides: "once",
  region: "hip",
  name: words("Demo test"),
  meaning: words("a demo"),
};
const by = <T>(work: () => Promise<T>) => as(reviewer, work);
async function publish() {
  const { version } = await by(() => Catalogues.getCatalogue("osteo-tests"));
  await by(() => Catalogues.publishCatalogue("osteo-tests", { version, note: "" }));
}
const add = (over: object = {}) =>
  by(() => Catalogues.createEntry("osteo-tests", { fields: { ...fields, ...over }, ...said }));

type Sides = Partial<Record<"left" | "right" | "middle", TestResult>>;
const saved = (key: string, sides: Sides) =>
  parseSection({ modules: ["osteo"] }, "osteopathy", { tests: { [key]: sides } });
const refusal = (sides: Sides) =>
  saved("demo_test", sides).then(
    () => undefined,
    ({ facts }) => facts.fields,
  );

test("a test that ships is saved without a request", async () => {
  expect((await counted(reviewer, () => saved("slump", { left: "positive" }))).calls).toBe(0);
});

test("an added test is saved once it is published, on its own sides, and when it is retired later", async () => {
  const { entry } = await add();
  const refused = { "data.tests.demo_test": "option.invalid" };
  expect(await refusal({ middle: "positive" })).toEqual(refused);
  await publish();
  expect(await refusal({ middle: "positive" })).toBeUndefined();
  expect(await refusal({ left: "positive" })).toEqual(refused);
  await by(() =>
    Catalogues.updateEntry("osteo-tests", entry.key, {
      version: entry.version,
      fields: entry.fields,
      retired: true,
      ...said,
    }),
  );
  await publish();
  expect(await refusal({ middle: "negative" })).toBeUndefined();
});

test("a clinic examines with an added test once it is published", async () => {
  const space = await makeSpace();
  const manager = await makeUser(space.id, "manager");
  const { version } = await as(manager, () => Clinic.settings());
  const change = { osteopathy: { tests: ["demo_test", "slump"], segments: ["L5"] }, version };
  const choose = () => counted(manager, () => Clinic.updateSettings(change as never));
  await expect(choose()).rejects.toMatchObject({
    facts: { fields: { "osteopathy.tests": "option.invalid" } },
  });
  await add();
  await publish();
  const { value, calls } = await choose();
  expect(value.osteopathy?.tests).toEqual(["demo_test", "slump"]);
  expect(calls).toBeLessThanOrEqual(settingsRoutes.updateSettings.calls);
});

test.each<[string, object, Record<string, string>]>([
  ["a code with other characters", { code: "Demo test" }, { "fields.code": "test_code.invalid" }],
  ["an unknown region", { region: "moon" }, { "fields.region": "choice.invalid" }],
  ["the code of a test that there is", { code: "slump" }, { "fields.code": "entry.exists" }],
])("a test with %s is refused with the field named", async (_what, over, faults) => {
  await expect(add(over)).rejects.toMatchObject({ facts: { fields: faults } });
});

test("terms and ranges are changed, and none is added or retired", async () => {
  const { entry } = await by(() => Catalogues.getEntry("osteo-ranges", "knee-flexion"));
  expect(entry).toMatchObject({ name: { en: "Knee: Flexion" }, fields: { usual: 135 } });
  const update = (retired: boolean) =>
    by(() =>
      Catalogues.updateEntry("osteo-ranges", "knee-flexion", {
        version: 0,
        fields: { usual: 140 },
        retired,
        ...said,
      }),
    );
  await expect(update(true)).rejects.toMatchObject({ kind: expect.stringMatching(/invalid|conflict|rule/) });
  expect((await update(false)).entry.fields).toEqual({ usual: 140 });
  const renamed = { name: words("Demo") };
  await expect(
    by(() => Catalogues.createEntry("osteo-settings", { fields: renamed, ...said })),
  ).rejects.toMatchObject({ code: "catalogue.closed" });
});
