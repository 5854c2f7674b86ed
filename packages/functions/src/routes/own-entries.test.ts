import { routeTables } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, callHandler, handlerOf } from "../testing/call.ts";

localTable();
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  const space = await makeSpace();
  owner = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional");
  stranger = await makeUser((await makeSpace()).id, "professional");
});

type Body = Record<string, unknown>;
type Entry = Body & { id: string; name: string; version: number };

/** A catalogue to which users add entries: its routes by purpose, and the body of an entry. */
type Catalogue = {
  what: string;
  domain: keyof typeof routeTables;
  make: string;
  edit: string;
  read?: string;
  remove?: string;
  /** The path parameter of an entry. */
  param: string;
  body: Body;
  /** The entry in a route's answer; found by name if the answer is a list. */
  entry: (answer: Answer["body"], name: unknown) => Entry;
};

const technique = { id: "demo0001", technique: "hvla", places: ["L4"] };
const byName = (entries: Entry[], name: unknown) =>
  entries.find((one) => one.name === name) ?? ({ id: "", name: "", version: 0 } as Entry);
const CATALOGUES: Catalogue[] = [
  {
    what: "point",
    domain: "acupuncture",
    make: "new-point",
    edit: "edit-point",
    read: "point",
    remove: "delete-point",
    param: "id",
    body: { auricular: false },
    entry: ({ points, point }, name) => point ?? byName(points, name),
  },
  {
    what: "group",
    domain: "acupuncture",
    make: "new-group",
    edit: "edit-group",
    read: "group",
    remove: "delete-group",
    param: "id",
    body: { auricular: false, points: ["ST36"] },
    entry: ({ group }) => group,
  },
  {
    what: "substance",
    domain: "materia",
    make: "new-substance",
    edit: "edit-substance",
    read: "substance",
    remove: "delete-substance",
    param: "id",
    body: {},
    entry: ({ substance }) => substance,
  },
  {
    what: "formula",
    domain: "materia",
    make: "new-formula",
    edit: "edit-formula",
    read: "formula",
    remove: "delete-formula",
    param: "id",
    body: { ingredients: [{ substance: "chaihu", name: "Chái Hú", grams: 9 }] },
    entry: ({ formula }) => formula,
  },
  {
    what: "product",
    domain: "supplements",
    make: "new-product",
    edit: "edit-product",
    param: "id",
    body: {},
    entry: ({ product }) => product,
  },
  {
    what: "custom_treatment",
    domain: "treatments",
    make: "create-custom",
    edit: "update-custom",
    read: "get-custom",
    remove: "remove-custom",
    param: "treatment",
    body: {},
    entry: (made) => made,
  },
  {
    what: "pre_made",
    domain: "treatments",
    make: "create-pre-made",
    edit: "update-pre-made",
    read: "get-pre-made",
    remove: "remove-pre-made",
    param: "pre_made",
    body: { category: "osteopathy", content: { items: [technique] } },
    entry: (made) => made,
  },
];

let serial = 0;
const someName = () => `Demo ${++serial}`;
const HIDDEN = "\u200b";
const OVERRIDE = "\u202e";
const statuses = (answers: Answer[]) => answers.map(({ status }) => (status < 300 ? "done" : status)).sort();

describe.each(CATALOGUES)(
  "a $what of one's own",
  ({ what, domain, make, edit, read, remove, param, body, entry }) => {
    const call = async (name: string, as: TestUser, input: { id?: string; body?: Body }) => {
      const id = `${domain}.${name}`;
      const route = Object.values(routeTables[domain] as Record<string, Route>).find((one) => one.id === id);
      return callHandler(route as Route, await handlerOf(route as Route), {
        as,
        ...(input.id && { params: { [param]: input.id } }),
        ...(input.body && { body: input.body }),
      });
    };
    const making = (over: Body, as = owner) =>
      call(make, as, { body: { ...body, name: someName(), ...over } });
    const made = async (over: Body = {}, as = owner) => {
      const name = over.name ?? someName();
      return entry((await making({ ...over, name }, as)).body, name);
    };
    const editing = (id: string, over: Body, as = owner) => {
      const { category: _, ...form } = body;
      return call(edit, as, { id, body: { ...form, name: someName(), version: 1, ...over } });
    };
    const others = () => [colleague, stranger];

    test("does not exist for users it is not shared with, whatever they do with its id", async () => {
      const one = await made();
      for (const as of others()) {
        const answers = [
          await editing(one.id, {}, as),
          ...(read ? [await call(read, as, { id: one.id })] : []),
          ...(remove ? [await call(remove, as, { id: one.id })] : []),
        ];
        for (const { status, body: said } of answers)
          expect([status, said.code]).toEqual([404, `${what}.not_found`]);
      }
      expect((await editing(one.id, {})).status).toBe(200);
    });

    test("is not overwritten by a stale edit, and of parallel edits one succeeds", async () => {
      const one = await made();
      const names = ["A", "B", "C"].map((letter) => `${one.name} ${letter}`);
      const answers = await Promise.all(names.map((name) => editing(one.id, { name })));
      expect(statuses(answers)).toEqual([409, 409, "done"]);
      const stood = answers.find(({ status }) => status === 200);
      for (const { status, body: said } of answers.filter((answer) => answer !== stood))
        expect([status, said.code, said.current.version]).toEqual([409, `${what}.stale`, 2]);
      const late = await editing(one.id, {});
      expect([late.status, late.body.code]).toEqual([409, `${what}.stale`]);
      // The names of the refused entries are still free.
      const free = await Promise.all(names.map((name) => making({ name })));
      expect(statuses(free)).toEqual([409, "done", "done"]);
    });

    test("has a unique name however it is written, also with parallel requests", async () => {
      const name = someName();
      const spellings = [
        `Raíz ${name}`,
        `RAIZ  ${name}`,
        ` raiz ${name} `,
        `R${HIDDEN}aíz ${name}`,
        `${OVERRIDE}Raíz ${name}`,
        `Ｒａｉｚ ${name}`,
        `R\u00ada\u0301iz ${name}`,
      ];
      const answers = await Promise.all(spellings.map((spelling) => making({ name: spelling })));
      expect(statuses(answers)).toEqual([409, 409, 409, 409, 409, 409, "done"]);
      for (const { status, body: said } of answers)
        if (status === 409)
          expect([said.code, said.fields]).toEqual(["name.exists", { name: "name.exists" }]);
      // A duplicate name in an edit is refused in the same way; the entry keeps its own name.
      const other = await made();
      expect((await editing(other.id, { name: `raíz ${name}` })).body.code).toBe("name.exists");
      expect((await editing(other.id, { name: other.name.toUpperCase() })).status).toBe(200);
    });

    test.each([
      ["ten thousand letters", "x".repeat(10_000), "text.too_long"],
      ["nothing", "", "required"],
      ["spaces", " \t\n\u00a0\u3000", "required"],
      ["what cannot be seen", `${HIDDEN}\ufeff\u2060\u200d\u00ad\u3164`, "required"],
      ["marks on no letter", "\u0301\u0302", "required"],
      ["no text", { toString: "x" }, expect.any(String)],
    ])("is not called %s", async (_, name, code) => {
      const one = await made();
      for (const answer of [await making({ name }), await editing(one.id, { name })])
        expect([answer.status, answer.body.fields]).toEqual([400, { name: code }]);
    });

    test("stores no characters in its name that reorder the text around it, but every language's letters", async () => {
      const turned = await making({ name: `${OVERRIDE}${someName()}\u2066` });
      expect(turned.status).toBeLessThan(300);
      expect(JSON.stringify(turned.body)).not.toMatch(/[\u202e\u2066]/);
      for (const name of [`${someName()} 柴胡`, `${someName()} ريشة`, `${someName()} 🧑‍⚕️`])
        expect((await made({ name })).name).toBe(name);
    });

    const deletes = remove ?? "";
    test.runIf(remove)("is deleted once by parallel requests, and again", async () => {
      const one = await made();
      const answers = await Promise.all([1, 2].map(() => call(deletes, owner, { id: one.id })));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(1);
      expect([`${what}.not_found`, `${what}.stale`]).toContain(refused[0]?.body.code);
      expect((await call(deletes, owner, { id: one.id })).status).toBe(404);
      expect((await editing(one.id, {})).status).toBe(404);
      expect((await making({ name: one.name })).status).toBeLessThan(300);
    });

    test.runIf(remove)("releases its own name when renamed and deleted at the same moment", async () => {
      const one = await made();
      const name = `${one.name} later`;
      await Promise.all([editing(one.id, { name }), call(deletes, owner, { id: one.id })]);
      if (read && (await call(read, owner, { id: one.id })).status === 200)
        expect((await making({ name })).body.code).toBe("name.exists");
      else expect((await making({ name })).status).toBeLessThan(300);
      expect((await making({ name: one.name })).status).toBeLessThan(300);
    });

    test.runIf(remove)("is not restored under a name that was taken meanwhile", async () => {
      const one = await made();
      await call(deletes, owner, { id: one.id });
      const taken = await made({ name: one.name });
      const back =
        what === "custom_treatment"
          ? await call("restore-custom", owner, { id: one.id })
          : await making({ name: one.name });
      expect([back.status, back.body.code]).toEqual([409, "name.exists"]);
      if (read) expect((await call(read, owner, { id: taken.id })).status).toBe(200);
    });
  },
);
