import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import { diagnosis, type Extension } from "../contracts/visits/sections/diagnosis.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { parseSection } from "./section-rules.ts";

localTable();
let admin: TestUser;
let reader: TestUser;
beforeAll(async () => {
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  reader = await makeUser(Spaces.BACKOFFICE, "admin");
});
beforeEach(emptyCatalogues);

const said = { reference: null, note: "", reviewed: false };
const fields = { code: "XA12B3", axis: "anatomy", name: { en: "demo place", pt: "local demo" } };
const by = <T>(work: () => Promise<T>) => as(admin, work);
async function publish() {
  const { version } = await by(() => Catalogues.getCatalogue("icd-extensions"));
  await by(() => Catalogues.publishCatalogue("icd-extensions", { version, note: "" }));
}

const extension = (code: string, axis: Extension["axis"] = "anatomy"): Extension => ({
  code,
  axis,
  en: code,
  pt: code,
});
const saved = (...extensions: readonly Extension[]) =>
  parseSection({ modules: [] }, "diagnosis", {
    icd: [{ code: "M54.5", title: "Low back pain", extensions }],
  });
const refusal = (...extensions: readonly Extension[]) =>
  saved(...extensions).then(
    () => undefined,
    ({ facts }) => facts.fields,
  );

describe("extensions of a diagnosis", () => {
  test("those that ship are saved with their words, without a request", async () => {
    const right = { code: "XK9K", axis: "laterality", en: "right", pt: "direita" } as const;
    const { value, calls } = await counted(admin, () => saved(right));
    expect(value).toMatchObject({ icd: [{ code: "M54.5", extensions: [right] }] });
    expect(calls).toBe(0);
  });

  test("one that was added is saved once it is published, and when it is retired later", async () => {
    const { entry } = await by(() => Catalogues.createEntry("icd-extensions", { fields, ...said }));
    const unknown = { "data.icd.0.extensions.0": "extension.unknown" };
    expect(await refusal(extension("XA12B3"))).toEqual(unknown);
    await publish();
    expect(await refusal(extension("XA12B3"))).toBeUndefined();
    await by(() =>
      Catalogues.updateEntry("icd-extensions", entry.key, {
        version: entry.version,
        fields: entry.fields,
        retired: true,
        ...said,
      }),
    );
    await publish();
    expect(await refusal(extension("XA12B3"))).toBeUndefined();
  });

  test.each([
    ["a code twice", [extension("XK9K"), extension("XK9K")]],
    ["two sides", [extension("XK9K", "laterality"), extension("XK8G", "laterality")]],
    ["two severities", [extension("XS25", "severity"), extension("XS5W", "severity")]],
  ])("%s are refused", (_, extensions) => {
    const { error } = diagnosis.schema.safeParse({ icd: [{ code: "M54.5", title: "", extensions }] });
    expect(error?.issues.map(({ message }) => message)).toEqual(["extension.repeated"]);
  });

  test("an earlier diagnosis has none", () =>
    expect(diagnosis.schema.parse({ icd: [{ code: "M54.5", title: "" }] })).toMatchObject({
      icd: [{ extensions: [] }],
    }));
});

describe("the catalogue of extension codes", () => {
  test.each(["M54", "X", "x123", "XO12", "XS&K"])("refuses %s as a code", async (code) => {
    const create = by(() =>
      Catalogues.createEntry("icd-extensions", { fields: { ...fields, code }, ...said }),
    );
    await expect(create).rejects.toMatchObject({
      facts: { fields: { "fields.code": "extension_code.invalid" } },
    });
  });

  test("is edited by super admins alone", async () => {
    const create = as(reader, () => Catalogues.createEntry("icd-extensions", { fields, ...said }));
    await expect(create).rejects.toMatchObject({ kind: "forbidden" });
  });
});
