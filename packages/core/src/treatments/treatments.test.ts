import { beforeAll, describe, expect, test } from "vitest";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import * as Treatments from "./index.ts";

localTable();
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  const space = await makeSpace();
  [owner, colleague] = await Promise.all([
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
  ]);
  stranger = await makeUser((await makeSpace()).id, "professional");
});

let serial = 0;
const custom = (over = {}) => ({
  name: `Demo treatment ${++serial}`,
  description: "",
  minutes: null,
  shared: false,
  ...over,
});
const technique = { id: "aaaaaaaa", technique: "hvla", places: ["L4"] };
const preMade = (over = {}) => ({
  category: "osteopathy" as const,
  name: `Demo set ${++serial}`,
  content: { items: [technique] as Record<string, unknown>[] },
  shared: false,
  ...over,
});
const point = (over = {}) => ({ id: "ST36", side: "left", auricular: false, technics: [1], ...over });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.facts?.fields ?? error.code,
  );

describe("custom treatments", () => {
  test("are created, changed and deleted by their owner", async () => {
    const { value: made, calls } = await counted(owner, () =>
      Treatments.createCustom(custom({ minutes: 45, description: "Salt" })),
    );
    expect(made).toMatchObject({
      minutes: 45,
      description: "Salt",
      shared: false,
      user_name: owner.name,
      version: 1,
    });
    expect(calls).toBe(1);
    const changed = await counted(owner, () =>
      Treatments.updateCustom(made.id, { ...custom({ shared: true }), version: 1 }),
    );
    expect(changed).toMatchObject({ calls: 3, value: { minutes: null, shared: true, version: 2 } });
    const stale = as(owner, () => Treatments.updateCustom(made.id, { ...custom(), version: 1 }));
    await expect(stale).rejects.toMatchObject({
      code: "custom_treatment.stale",
      facts: { current: { version: 2 } },
    });
    expect((await counted(owner, () => Treatments.removeCustom(made.id))).calls).toBe(3);
    expect(await codeOf(as(owner, () => Treatments.getCustom(made.id)))).toBe("custom_treatment.not_found");
  });

  test("have unique names, and release a name when deleted", async () => {
    const name = `Banho ${++serial}`;
    const made = await as(owner, () => Treatments.createCustom(custom({ name })));
    expect(
      await codeOf(as(owner, () => Treatments.createCustom(custom({ name: name.toUpperCase() })))),
    ).toEqual({ name: "name.exists" });
    // Another's names are their own.
    await as(colleague, () => Treatments.createCustom(custom({ name })));
    await as(owner, () => Treatments.updateCustom(made.id, { ...custom({ name: `${name} b` }), version: 1 }));
    await as(owner, () => Treatments.createCustom(custom({ name })));
  });

  test("are usable by colleagues once shared, and by nobody outside", async () => {
    const made = await as(owner, () => Treatments.createCustom(custom()));
    const seenBy = async (user: TestUser) =>
      (await as(user, () => Treatments.listCustom())).items.some(({ id }) => id === made.id);
    expect(await seenBy(colleague)).toBe(false);
    await as(owner, () => Treatments.updateCustom(made.id, { ...custom({ shared: true }), version: 1 }));
    expect([await seenBy(colleague), await seenBy(stranger)]).toEqual([true, false]);
    expect(await codeOf(as(colleague, () => Treatments.removeCustom(made.id)))).toBe(
      "custom_treatment.not_own",
    );
    expect(
      await codeOf(as(colleague, () => Treatments.updateCustom(made.id, { ...custom(), version: 2 }))),
    ).toBe("custom_treatment.not_own");
    await as(owner, () => Treatments.updateCustom(made.id, { ...custom({ shared: false }), version: 2 }));
    expect(await seenBy(colleague)).toBe(false);
  });
});

describe("pre-made treatments", () => {
  test("are stored with their content, by category", async () => {
    const { value: made, calls } = await counted(owner, () => Treatments.createPreMade(preMade()));
    expect(calls).toBe(1);
    expect(made).toMatchObject({ category: "osteopathy", size: 1, summary: ["hvla"], version: 1 });
    expect(made.content.items[0]).toMatchObject({ ...technique, side: null, note: "" });
    const listed = await counted(owner, () => Treatments.listPreMade("osteopathy"));
    expect(listed.calls).toBe(2);
    expect(listed.value.items.map(({ id }) => id)).toContain(made.id);
    expect(listed.value.items[0]).not.toHaveProperty("content");
    expect((await as(owner, () => Treatments.listPreMade("formulas"))).items).toEqual([]);
    expect((await counted(owner, () => Treatments.getPreMade(made.id))).calls).toBe(1);
    const next = {
      ...preMade({ content: { items: [technique, { ...technique, id: "bbbbbbbb", places: ["L5"] }] } }),
      version: 1,
    };
    const changed = await counted(owner, () => Treatments.updatePreMade(made.id, next));
    expect(changed).toMatchObject({ calls: 2, value: { size: 2, version: 2 } });
    expect(await codeOf(as(owner, () => Treatments.updatePreMade(made.id, next)))).toBe("pre_made.stale");
    expect((await counted(owner, () => Treatments.removePreMade(made.id))).calls).toBe(2);
    expect(await codeOf(as(owner, () => Treatments.getPreMade(made.id)))).toBe("pre_made.not_found");
    expect(
      (await as(owner, () => Treatments.listPreMade("osteopathy"))).items.some(({ id }) => id === made.id),
    ).toBe(false);
  });

  test("are usable by colleagues once shared, and changed only by their owner", async () => {
    const made = await as(owner, () => Treatments.createPreMade(preMade()));
    const read = (user: TestUser) => codeOf(as(user, () => Treatments.getPreMade(made.id)));
    expect([await read(colleague), await read(stranger)]).toEqual([
      "pre_made.not_found",
      "pre_made.not_found",
    ]);
    const shared = await as(owner, () =>
      Treatments.updatePreMade(made.id, { ...preMade({ shared: true }), version: 1 }),
    );
    expect([await read(colleague), await read(stranger)]).toEqual(["done", "pre_made.not_found"]);
    expect(
      (await as(colleague, () => Treatments.listPreMade("osteopathy"))).items.map(({ id }) => id),
    ).toContain(made.id);
    const theirs = { ...preMade(), version: shared.version };
    expect(await codeOf(as(colleague, () => Treatments.updatePreMade(made.id, theirs)))).toBe(
      "pre_made.not_own",
    );
    expect(await codeOf(as(colleague, () => Treatments.removePreMade(made.id)))).toBe("pre_made.not_own");
  });

  test("have unique names in each category", async () => {
    const name = `Knee ${++serial}`;
    await as(owner, () => Treatments.createPreMade(preMade({ name })));
    expect(
      await codeOf(as(owner, () => Treatments.createPreMade(preMade({ name: `  ${name.toLowerCase()}` })))),
    ).toEqual({ name: "name.exists" });
    await as(owner, () =>
      Treatments.createPreMade(preMade({ name, category: "acupuncture", content: { items: [point()] } })),
    );
  });

  test("of a custom treatment are deleted with it", async () => {
    const treatment = await as(owner, () => Treatments.createCustom(custom({ shared: true })));
    const items = [{ id: treatment.id, name: treatment.name, minutes: 20, note: "Three rounds" }];
    const set = () => preMade({ category: treatment.id, content: { items }, shared: true });
    const made = await as(owner, () => Treatments.createPreMade(set()));
    const theirs = await as(colleague, () => Treatments.createPreMade(set()));
    expect(
      (await as(owner, () => Treatments.listPreMade(treatment.id))).items.map(({ id }) => id).sort(),
    ).toEqual([made.id, theirs.id].sort());
    await as(owner, () => Treatments.removeCustom(treatment.id));
    expect(await codeOf(as(owner, () => Treatments.getPreMade(made.id)))).toBe("pre_made.not_found");
    expect(
      (await as(colleague, () => Treatments.listPreMade(undefined))).items.some(
        ({ category }) => category === treatment.id,
      ),
    ).toBe(false);
    expect(await codeOf(as(owner, () => Treatments.createPreMade(set())))).toBe("custom_treatment.not_found");
  });

  test.each([
    ["nothing in it", "osteopathy", [], { content: "pre_made.empty" }],
    [
      "an unknown technique",
      "osteopathy",
      [{ ...technique, technique: "magic" }],
      { "content.items.0.technique": expect.any(String) },
    ],
    [
      "an unknown place",
      "osteopathy",
      [{ ...technique, places: ["L9"] }],
      { "content.items.0.places.0": "option.invalid" },
    ],
    ["an unknown point", "acupuncture", [point({ id: "ST99" })], { "content.items.0": "point.not_found" }],
    [
      "an ear point on the body",
      "acupuncture",
      [point({ id: "TF4" })],
      { "content.items.0": "point.not_found" },
    ],
    ["a body point in the ear", "auricular", [point()], { "content.items.0": "auricular.invalid" }],
    [
      "a side the channel has not",
      "acupuncture",
      [point({ side: "center" })],
      { "content.items.0.side": "side.invalid" },
    ],
    [
      "a technic of the ear on the body",
      "acupuncture",
      [point({ technics: [7] })],
      { "content.items.0.technics": "technic.invalid" },
    ],
    ["the same point twice", "acupuncture", [point(), point()], { "content.items": "id.invalid" }],
  ] as const)("refuse %s", async (_, category, items, fields) => {
    const given = preMade({ category, content: { items: [...items] } });
    expect(await codeOf(as(owner, () => Treatments.createPreMade(given)))).toEqual(fields);
  });

  test("need their category's module", async () => {
    const space = await makeSpace({ modules: ["osteo"] });
    const osteopath = await makeUser(space.id, "professional");
    const needles = preMade({ category: "acupuncture", content: { items: [point()] } });
    expect(await codeOf(as(osteopath, () => Treatments.createPreMade(needles)))).toBe("module.not_owned");
    expect(await codeOf(as(osteopath, () => Treatments.listPreMade("acupuncture")))).toBe("module.not_owned");
    const made = await as(osteopath, () => Treatments.createPreMade(preMade({ shared: true })));
    const needler = await makeUser(space.id, "professional", { modules: ["mtc"] });
    expect(await codeOf(as(needler, () => Treatments.getPreMade(made.id)))).toBe("module.not_owned");
    expect((await as(needler, () => Treatments.listPreMade(undefined))).items).toEqual([]);
  });
});
