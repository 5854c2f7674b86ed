import * as Acupuncture from "@meridian/core/acupuncture";
import { pointFinder, searchableOf } from "@meridian/core/clinical/acupuncture/point-search";
import {
  type PointTables,
  acupunctureRoutes as routes,
} from "@meridian/core/contracts/acupuncture/acupuncture";
import { counted, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { beforeAll, describe, expect, test } from "vitest";
import { callAcupuncture, groupForm, ids, pointForm } from "../../testing/acupuncture-calls.ts";
import type { CallOptions } from "../../testing/call.ts";

localTable();

let space: TestSpace;
let manager: TestUser;
let professional: TestUser;
let colleague: TestUser;
let receptionist: TestUser;
let stranger: TestUser;
let withoutModule: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  [manager, professional, colleague, receptionist, withoutModule] = await Promise.all([
    makeUser(space.id, "manager"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "receptionist"),
    makeUser(space.id, "professional", { modules: ["osteo"] }),
  ]);
  stranger = await makeUser((await makeSpace()).id, "professional");
});

const call = (name: keyof typeof routes, options: CallOptions = {}) =>
  callAcupuncture(name, { as: professional, ...options });
const act = (id: string, body: Record<string, unknown>, as = professional) =>
  call("appointment", { as, params: { appointment: id }, body });
const makeGroup = async (over = {}, as = professional) =>
  (await call("newGroup", { as, body: groupForm(over) })).body.group;
const makePoint = async (over = {}, as = professional) => {
  const body = pointForm(over);
  const answer = await call("newPoint", { as, body });
  return answer.body.points.find((held: { name: string }) => held.name === body.name);
};

test("states how reliable the tables are in the reader's language", async () => {
  const inLanguage = async (language: "en" | "pt") => {
    const reader = await makeUser(space.id, "professional", { language });
    const { sources } = (await call("tables", { as: reader })).body as PointTables;
    return sources.find(({ kind }) => kind === "body")?.weakness;
  };
  expect(await inLanguage("en")).toMatch(/own keyword lists/);
  expect(await inLanguage("pt")).toMatch(/listas próprias/);
});

describe("access", () => {
  const params: Partial<Record<keyof typeof routes, CallOptions>> = {
    appointment: { params: { appointment: "apt_00000000000000000000000000" }, body: { action: "get" } },
    points: { body: {} },
    newGroup: { body: groupForm() },
    editGroup: { params: { id: "grp_00000000000000000000000000" }, body: groupForm() },
    deleteGroup: { params: { id: "grp_00000000000000000000000000" } },
    group: { params: { id: "classic_front_mu" } },
    newPoint: { body: pointForm() },
    editPoint: { params: { id: "pnt_00000000000000000000000000" }, body: pointForm() },
    deletePoint: { params: { id: "pnt_00000000000000000000000000" } },
    point: { params: { id: "ST36" } },
  };
  test.each(Object.keys(routes) as (keyof typeof routes)[])(
    "%s: not the front desk, not without mtc",
    async (route) => {
      expect((await call(route, { ...params[route], as: receptionist })).body.code).toBe("access.denied");
      const refused = await call(route, { ...params[route], as: withoutModule });
      expect([refused.status, refused.body.code]).toEqual([403, "module.not_owned"]);
    },
  );

  test("an expired plan allows reading, but not choosing or writing", async () => {
    const expired = await makeSpace({ daysLeft: 0 });
    const user = await makeUser(expired.id, "professional");
    const id = await makeHead(user);
    for (const [route, options] of [
      ["get", {}],
      ["points", { body: {} }],
      ["appointment", { params: { appointment: id }, body: { action: "get" } }],
    ] as const)
      expect((await call(route, { ...options, as: user })).status, route).toBe(200);
    expect((await call("newGroup", { as: user, body: groupForm() })).status).toBe(402);
    expect((await act(id, { action: "save_ashi", version: 0, ashi_points: "x" }, user)).status).toBe(402);
  });
});

describe("catalogue", () => {
  test("returns classic groups, own groups and own points", async () => {
    const mine = await makeGroup();
    const own = await makePoint();
    const { status, body } = await call("get");
    expect(status).toBe(200);
    expect(ids(body.classic_groups)).toContain("classic_front_mu");
    expect(ids(body.custom_groups)).toContain(mine.id);
    expect(ids(body.custom_points)).toContain(own.id);
    expect(ids((await call("customGroups")).body.groups)).toContain(mine.id);
  });

  test("own entries are visible only to the user, not to colleagues or other spaces", async () => {
    const mine = await makeGroup();
    const own = await makePoint();
    for (const as of [colleague, stranger, manager]) {
      const { body } = await call("get", { as });
      expect([...ids(body.custom_groups), ...ids(body.custom_points)]).toEqual([]);
      expect((await call("group", { as, params: { id: mine.id } })).status).toBe(404);
      expect((await call("point", { as, params: { id: own.id } })).status).toBe(404);
      expect((await call("editGroup", { as, params: { id: mine.id }, body: groupForm() })).status).toBe(404);
      expect((await call("deleteGroup", { as, params: { id: mine.id } })).status).toBe(404);
      expect((await call("editPoint", { as, params: { id: own.id }, body: pointForm() })).status).toBe(404);
      expect((await call("deletePoint", { as, params: { id: own.id } })).status).toBe(404);
      expect(ids((await call("search", { as, query: { q: own.name } })).body.points)).not.toContain(own.id);
    }
  });

  test("lists all points, or those of the ear, a channel or a group", async () => {
    const own = await makePoint({ channel: "EX" });
    const count = async (body: unknown) => (await call("points", { body })).body.points.length;
    const { custom_points } = (await call("get")).body;
    expect(await count({})).toBe(361 + 48 + 93 + custom_points.length);
    expect(await count({ channel: "ST" })).toBe(45);
    expect(await count({ group: "classic_ear_tf" })).toBe(5);
    expect((await call("points", { body: { channel: "EX" } })).body.points[0].id).toBe(own.id);
    expect((await call("points", { body: { group: "classic_none" } })).body.code).toBe("group.not_found");
  });

  test("points are in the user's language and have their warnings", async () => {
    const english = (await call("point", { params: { id: "LI4" } })).body.point;
    expect(english).toMatchObject({
      name: "Large Intestine 4",
      pinyin: "Hégǔ",
      zh: "合谷",
      side: "bilateral",
    });
    expect(english.safety[0]).toMatchObject({ key: "pregnancy_contraindicated", severity: "serious" });
    expect(english.technics).toEqual([1, 2, 3, 4, 5, 9]);
    expect((await call("point", { params: { id: "TF4" } })).body.point.technics).toEqual([1, 3, 5, 6, 7, 8]);
  });

  test("the tables include the searchable texts, and are a 304 when read again", async () => {
    const first = await call("tables");
    expect(first.status).toBe(200);
    expect(routes.tables.response.strict().parse(first.body)).toEqual(first.body);
    expect(first.body.points).toHaveLength(361 + 48 + 93);
    expect(first.body.zones).toHaveLength(10);
    const st36 = first.body.points.find(({ id }: { id: string }) => id === "ST36");
    expect(st36.classes).toContainEqual({ key: "he_sea", name: "Sea points (he)", detail: "earth" });
    expect(first.body.keywords.insomnia).toEqual(expect.arrayContaining(["insomnia", "insónia"]));
    for (const { weakness } of first.body.sources) expect(weakness).not.toBe("");
    const again = await call("tables", { headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  test("facts about points are one answer, and a 304 when read again", async () => {
    const first = await call("pointFacts");
    expect(first.status).toBe(200);
    expect(routes.pointFacts.response.strict().parse(first.body)).toEqual(first.body);
    expect(first.body.points).toHaveLength(361 + 48 + 93);
    const of = (id: string) => first.body.points.find((point: { id: string }) => point.id === id);
    expect(of("BL13")).toMatchObject({ direction: "oblique", moxa: "yes" });
    expect(of("BL13").caution).toContain("pneumothorax");
    expect(of("TF4")).toMatchObject({ direction: null, moxa: null, needling: "" });
    const again = await call("pointFacts", { headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.status, again.body]).toEqual([304, undefined]);
    const reader = await makeUser(space.id, "professional", { language: "pt" });
    const portuguese = (await call("pointFacts", { as: reader })).body;
    expect(portuguese.points.find(({ id }: { id: string }) => id === "BL13").caution).toMatch(/pneumotórax/);
    // Every list of points has read the tables, which contain the depth limits.
    const { points } = (await call("tables")).body as PointTables;
    expect(points.find(({ id }) => id === "BL13")?.depth).toEqual({ min: 0.3, max: 0.5 });
    expect(points.find(({ id }) => id === "TF4")?.depth).toBeNull();
  });

  test.each([
    "st36",
    "E 36",
    "dor de cabeça",
    "shénmén",
    "三陰交",
    "P7",
    "intestino",
    "sciatica knee",
    "zzz",
  ])("the browser finds by the tables what the server finds: %s", async (q) => {
    const { points: listed, channels, keywords } = (await call("tables")).body as PointTables;
    const find = pointFinder(
      listed.map((point) => searchableOf(point, keywords)),
      channels,
    );
    const { body } = await call("search", { as: stranger, query: { q, limit: "20" } });
    expect(find(q, { language: "en", limit: 20 })).toEqual(ids(body.points));
  });

  test.each([
    ["st36", "ST36"],
    ["E36", "ST36"],
    ["足三里", "ST36"],
    ["zú sān lǐ", "ST36"],
  ])("search finds %s", async (q, id) => {
    expect((await call("search", { query: { q } })).body.points[0].id).toBe(id);
  });

  test("search is limited to the ear if asked, and finds own points", async () => {
    const own = await makePoint({ name: "Zigzag 7", indications: "wobble" });
    expect((await call("search", { query: { q: "shenmen", auricular: "true" } })).body.points[0].id).toBe(
      "TF4",
    );
    expect((await call("search", { query: { q: "zigzag" } })).body.points[0].id).toBe(own.id);
    expect((await call("search", { query: { q: "wobble" } })).body.points[0].id).toBe(own.id);
    expect((await call("search", { query: { q: "" } })).body.points).toEqual([]);
  });
});

describe("own groups", () => {
  test("are created, read, changed and deleted", async () => {
    const made = await makeGroup();
    expect(made).toMatchObject({ user_id: professional.id, points: ["ST36", "LI4"], version: 1 });
    const read = await call("group", { params: { id: made.id }, query: { form: "1" } });
    expect(ids(read.body.points)).toEqual(["ST36", "LI4"]);
    const edited = await call("editGroup", {
      params: { id: made.id },
      body: { ...groupForm(), points: ["LR3"], version: 1 },
    });
    expect(edited.body).toMatchObject({ result: "ok", group: { points: ["LR3"], version: 2 } });
    const late = await call("editGroup", { params: { id: made.id }, body: { ...groupForm(), version: 1 } });
    expect([late.status, late.body.code, late.body.current.version]).toEqual([409, "group.stale", 2]);
    expect((await call("deleteGroup", { params: { id: made.id } })).body).toEqual({ result: "deleted" });
    expect((await call("group", { params: { id: made.id } })).status).toBe(404);
  });

  test("have unique names, which are released again", async () => {
    const first = await makeGroup({ name: "Coluna À Noite" });
    const again = await call("newGroup", { body: groupForm({ name: "coluna a  noite" }) });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      "name.exists",
      "Name already exists",
    ]);
    expect(
      (await call("newGroup", { as: colleague, body: groupForm({ name: "Coluna À Noite" }) })).status,
    ).toBe(200);
    const second = await makeGroup();
    const taken = await call("editGroup", {
      params: { id: second.id },
      body: groupForm({ name: "Coluna à noite" }),
    });
    expect(taken.body.code).toBe("name.exists");
    const renamed = await call("editGroup", {
      params: { id: first.id },
      body: groupForm({ name: "COLUNA à noite" }),
    });
    expect(renamed.status).toBe(200);
    await call("deleteGroup", { params: { id: first.id } });
    expect((await call("newGroup", { body: groupForm({ name: "Coluna à noite" }) })).status).toBe(200);
  });

  test("of two with the same name at the same moment one is created", async () => {
    const body = groupForm();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call("newGroup", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === "name.exists")).toHaveLength(3);
  });

  test.each([
    [{ points: ["ST99"] }, { "points.0": "point.not_found" }],
    [{ points: ["ST36", "TF4"] }, { "points.1": "auricular.invalid" }],
    [{ name: " " }, { name: "required" }],
  ])("refuse %j", async (over, fields) => {
    const { status, body } = await call("newGroup", { body: groupForm(over) });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test("classic ones can be read but not changed", async () => {
    const classic = await call("group", { params: { id: "classic_front_mu" }, query: { form: "1" } });
    expect(classic.body.points).toHaveLength(12);
    expect((await call("editGroup", { params: { id: "classic_front_mu" }, body: groupForm() })).status).toBe(
      400,
    );
  });

  test("a repeated creation with one idempotency key adds one", async () => {
    const body = groupForm();
    const headers = { "idempotency-key": "key-of-a-group" };
    const first = await call("newGroup", { body, headers });
    const second = await call("newGroup", { body, headers });
    expect(second.body).toEqual(first.body);
  });
});

describe("own points", () => {
  test("are created in a group, changed and deleted from it", async () => {
    const held = await makeGroup({ points: [] });
    const body = pointForm({ channel: "ST", group: held.id, indications: "knee pain" });
    const made = await call("newPoint", { body });
    expect(made.body).toMatchObject({ result: "ok", group: { id: held.id, version: 2 } });
    const [own] = made.body.points;
    expect(own).toMatchObject({
      name: body.name,
      channel: "ST",
      side: "bilateral",
      groups: [held.name],
      version: 1,
    });
    expect(made.body.group.points).toEqual([own.id]);

    const form = await call("point", { params: { id: own.id }, query: { form: "1" } });
    expect(form.body.form.channels).toHaveLength(15);
    expect(ids(form.body.form.groups)).toContain(held.id);

    const edited = await call("editPoint", {
      params: { id: own.id },
      body: { ...body, info: "2 cun", version: 1 },
    });
    expect(edited.body.points[0]).toMatchObject({ info: "2 cun", version: 2 });
    const late = await call("editPoint", { params: { id: own.id }, body: { ...body, version: 1 } });
    expect([late.status, late.body.code]).toEqual([409, "point.stale"]);

    expect((await call("deletePoint", { params: { id: own.id } })).body).toEqual({ result: "deleted" });
    expect((await call("group", { params: { id: held.id } })).body.group.points).toEqual([]);
    expect((await call("point", { params: { id: own.id } })).status).toBe(404);
  });

  test.each([
    [{ channel: "ST", side: "center" }, { side: "side.invalid" }],
    [{ channel: "CV", side: "bilateral" }, { side: "side.invalid" }],
    [{ group: "grp_00000000000000000000000000" }, { group: "group.not_found" }],
    [{ channel: "XX" }, { channel: "invalid_value" }],
  ])("refuse %j", async (over, fields) => {
    const { status, body } = await call("newPoint", { body: pointForm(over) });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test("have unique names", async () => {
    const own = await makePoint();
    expect((await call("newPoint", { body: pointForm({ name: own.name.toUpperCase() }) })).body.code).toBe(
      "name.exists",
    );
  });
});

describe("DynamoDB requests", () => {
  test("each call makes at most as many as its contract declares", async () => {
    const id = await makeHead(professional);
    const held = await makeGroup();
    const own = await makePoint();
    const measure = async (limit: number, exactly: number, work: () => Promise<unknown>) => {
      const { calls } = await counted(professional, work);
      expect(calls).toBe(exactly);
      expect(calls).toBeLessThanOrEqual(limit);
    };
    const key = { id: "ST36", side: "left" as const, auricular: false };
    const form = { ...groupForm(), shared: false, version: undefined };
    const mark = {
      ...pointForm(),
      channel: "EX" as const,
      side: "bilateral" as const,
      info: "",
      indications: "",
      shared: false,
    };
    const full = { ...mark, contraindications: "" };
    await measure(routes.get.calls, 2, () => Acupuncture.overview());
    await measure(routes.tables.calls, 0, () => Acupuncture.tables());
    await measure(routes.pointFacts.calls, 0, () => Acupuncture.pointFacts());
    await measure(routes.customGroups.calls, 2, () => Acupuncture.customGroups());
    await measure(routes.points.calls, 2, () => Acupuncture.visiblePoints({}));
    await measure(routes.search.calls, 2, () => Acupuncture.search({ q: "st36", limit: 20 }));
    await measure(routes.group.calls, 2, () => Acupuncture.group(held.id, true));
    await measure(routes.point.calls, 2, () => Acupuncture.point(own.id, true));
    await measure(routes.appointment.calls, 2, () => Acupuncture.appointment(id, { action: "get" }));
    await measure(routes.appointment.calls, 2, () =>
      Acupuncture.appointment(id, { action: "add", version: 0, points: [key] }),
    );
    await measure(routes.appointment.calls, 4, () =>
      Acupuncture.appointment(id, { action: "apply_group", version: 1, group: held.id }),
    );
    await measure(routes.newGroup.calls, 3, () => Acupuncture.createGroup({ ...groupForm(), shared: true }));
    await measure(routes.editGroup.calls, 3, () => Acupuncture.editGroup(held.id, form));
    await measure(routes.deleteGroup.calls, 3, () => Acupuncture.deleteGroup(held.id));
    await measure(routes.newPoint.calls, 3, () =>
      Acupuncture.createPoint({ ...full, name: pointForm().name }),
    );
    await measure(routes.editPoint.calls, 3, () => Acupuncture.editPoint(own.id, full));
    await measure(routes.deletePoint.calls, 3, () => Acupuncture.deletePoint(own.id));
  });
});
