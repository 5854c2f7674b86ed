import { Acupuncture } from "@meridian/core/acupuncture";
import { type PointTables, acupunctureRoutes as routes } from "@meridian/core/contracts/acupuncture";
import { pointFinder, searchableOf } from "@meridian/core/contracts/point-search";
import type { Route } from "@meridian/core/contracts/route";
import { counted, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { makeHead } from "@meridian/core/testing/begun-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { handler as appointment } from "./appointment.ts";
import { handler as customGroups } from "./custom-groups.ts";
import { handler as deleteGroup } from "./delete-group.ts";
import { handler as deletePoint } from "./delete-point.ts";
import { handler as editGroup } from "./edit-group.ts";
import { handler as editPoint } from "./edit-point.ts";
import { handler as get } from "./get.ts";
import { handler as group } from "./group.ts";
import { handler as newGroup } from "./new-group.ts";
import { handler as newPoint } from "./new-point.ts";
import { handler as point } from "./point.ts";
import { handler as points } from "./points.ts";
import { handler as search } from "./search.ts";
import { handler as tables } from "./tables.ts";

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

const handlers: Record<keyof typeof routes, Handler> = {
  get,
  appointment,
  points,
  tables,
  customGroups,
  search,
  newGroup,
  editGroup,
  deleteGroup,
  group,
  newPoint,
  editPoint,
  deletePoint,
  point,
};
const call = (name: keyof typeof routes, options: CallOptions = {}) =>
  callHandler(routes[name] as Route, handlers[name], { as: professional, ...options });
const act = (id: string, body: Record<string, unknown>, as = professional) =>
  call("appointment", { as, params: { appointment: id }, body });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
let serial = 0;
const name = (what: string) => `${what} ${++serial}`;
const groupForm = (over = {}) => ({
  name: name("Group"),
  auricular: false,
  points: ["ST36", "LI4"],
  ...over,
});
const pointForm = (over = {}) => ({ name: name("Point"), auricular: false, ...over });
const makeGroup = async (over = {}, as = professional) =>
  (await call("newGroup", { as, body: groupForm(over) })).body.group;
const makePoint = async (over = {}, as = professional) => {
  const body = pointForm(over);
  const answer = await call("newPoint", { as, body });
  return answer.body.points.find((held: { name: string }) => held.name === body.name);
};

describe("who may call", () => {
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
      expect((await call(route, { ...params[route], as: receptionist })).body.code).toBe("access.refused");
      const refused = await call(route, { ...params[route], as: withoutModule });
      expect([refused.status, refused.body.code]).toEqual([403, "module.not_owned"]);
    },
  );

  test("after the plan ran out one still reads, and no more chooses or writes", async () => {
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
  test("answers classic groups, own groups and own points", async () => {
    const mine = await makeGroup();
    const own = await makePoint();
    const { status, body } = await call("get");
    expect(status).toBe(200);
    expect(ids(body.classic_groups)).toContain("classic_front_mu");
    expect(ids(body.custom_groups)).toContain(mine.id);
    expect(ids(body.custom_points)).toContain(own.id);
    expect(ids((await call("customGroups")).body.groups)).toContain(mine.id);
  });

  test("own entries are the user's alone: not a colleague's, not another space's", async () => {
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

  test("points: all of them, or by ear, channel or group", async () => {
    const own = await makePoint({ channel: "EX" });
    const count = async (body: unknown) => (await call("points", { body })).body.points.length;
    const { custom_points } = (await call("get")).body;
    expect(await count({})).toBe(361 + 48 + 93 + custom_points.length);
    expect(await count({ channel: "ST" })).toBe(45);
    expect(await count({ group: "classic_ear_tf" })).toBe(5);
    expect((await call("points", { body: { channel: "EX" } })).body.points[0].id).toBe(own.id);
    expect((await call("points", { body: { group: "classic_none" } })).body.code).toBe("group.absent");
  });

  test("points speak the user's language and carry their warnings", async () => {
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

  test("the tables come with what the client searches by, and cost nothing the second time", async () => {
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

  test("search keeps to the ear when asked and knows own points", async () => {
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
  test("are made, read, changed and deleted", async () => {
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

  test("have names of their own, which come free again", async () => {
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

  test("of the same name at the same moment: one of them", async () => {
    const body = groupForm();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call("newGroup", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === "name.exists")).toHaveLength(3);
  });

  test.each([
    [{ points: ["ST99"] }, { "points.0": "point.absent" }],
    [{ points: ["ST36", "TF4"] }, { "points.1": "auricular.invalid" }],
    [{ name: " " }, { name: "required" }],
  ])("refuse %j", async (over, fields) => {
    const { status, body } = await call("newGroup", { body: groupForm(over) });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test("classic ones are read and never changed", async () => {
    const classic = await call("group", { params: { id: "classic_front_mu" }, query: { form: "1" } });
    expect(classic.body.points).toHaveLength(12);
    expect((await call("editGroup", { params: { id: "classic_front_mu" }, body: groupForm() })).status).toBe(
      400,
    );
  });

  test("a repeated creation with one idempotency key makes one", async () => {
    const body = groupForm();
    const headers = { "idempotency-key": "key-of-a-group" };
    const [first, second] = [
      await call("newGroup", { body, headers }),
      await call("newGroup", { body, headers }),
    ];
    expect(second.body).toEqual(first.body);
  });
});

describe("own points", () => {
  test("are made into a group, changed and deleted from it", async () => {
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
    [{ group: "grp_00000000000000000000000000" }, { group: "group.absent" }],
    [{ channel: "XX" }, { channel: "invalid_value" }],
  ])("refuse %j", async (over, fields) => {
    const { status, body } = await call("newPoint", { body: pointForm(over) });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test("have names of their own", async () => {
    const own = await makePoint();
    expect((await call("newPoint", { body: pointForm({ name: own.name.toUpperCase() }) })).body.code).toBe(
      "name.exists",
    );
  });
});

describe("sharing", () => {
  const listed = async (as: TestUser) => {
    const { body } = await call("get", { as });
    return ids([...body.custom_groups, ...body.custom_points]);
  };

  test("shows a colleague a point and a group to use, and nobody outside the space", async () => {
    const own = await makePoint({ shared: true, indications: "sharedness" });
    const held = await makeGroup({ points: [own.id, "ST36"], shared: true });
    expect(held).toMatchObject({ shared: true, user_name: professional.name });
    for (const as of [colleague, manager]) {
      expect(await listed(as)).toEqual(expect.arrayContaining([own.id, held.id]));
      expect(
        (await call("group", { as, params: { id: held.id }, query: { form: "1" } })).body.points,
      ).toHaveLength(2);
      expect((await call("point", { as, params: { id: own.id } })).body.point.user_id).toBe(professional.id);
      expect(ids((await call("search", { as, query: { q: "sharedness" } })).body.points)).toEqual([own.id]);
    }
    expect(await listed(stranger)).toEqual([]);
    expect((await call("group", { as: stranger, params: { id: held.id } })).status).toBe(404);
    expect((await call("point", { as: stranger, params: { id: own.id } })).status).toBe(404);
    const visit = await makeHead(colleague);
    const applied = await act(visit, { action: "apply_group", version: 0, group: held.id }, colleague);
    expect(ids(applied.body.points)).toEqual([own.id, own.id, "ST36", "ST36"]);
  });

  test("is for using, not for changing", async () => {
    const own = await makePoint({ shared: true });
    const held = await makeGroup({ shared: true });
    const refused = async (route: keyof typeof routes, options: CallOptions) => {
      const { status, body } = await call(route, { as: colleague, ...options });
      return [status, body.code];
    };
    const [group, point] = [{ params: { id: held.id } }, { params: { id: own.id } }];
    expect(await refused("editGroup", { ...group, body: groupForm() })).toEqual([403, "group.not_own"]);
    expect(await refused("deleteGroup", group)).toEqual([403, "group.not_own"]);
    expect(await refused("editPoint", { ...point, body: pointForm() })).toEqual([403, "point.not_own"]);
    expect(await refused("deletePoint", point)).toEqual([403, "point.not_own"]);
    const into = await call("newPoint", { as: colleague, body: pointForm({ group: held.id }) });
    expect([into.status, into.body.fields]).toEqual([400, { group: "group.absent" }]);
  });

  test("ends where its owner ends it", async () => {
    const own = await makePoint({ shared: true });
    const held = await makeGroup({ shared: true });
    const edit = (shared: boolean) => [
      call("editPoint", { params: { id: own.id }, body: { ...pointForm(), shared } }),
      call("editGroup", { params: { id: held.id }, body: { ...groupForm(), shared } }),
    ];
    for (const answer of await Promise.all(edit(false))) expect(answer.status).toBe(200);
    const after = await listed(colleague);
    expect(after).not.toContain(own.id);
    expect(after).not.toContain(held.id);
    for (const answer of await Promise.all(edit(true))) expect(answer.status).toBe(200);
    expect(await listed(colleague)).toEqual(expect.arrayContaining([own.id, held.id]));
    await call("deletePoint", { params: { id: own.id } });
    expect(await listed(colleague)).not.toContain(own.id);
  });

  test("a shared group holds no point its readers would not see", async () => {
    const own = await makePoint();
    const { status, body } = await call("newGroup", {
      body: groupForm({ points: ["ST36", own.id], shared: true }),
    });
    expect([status, body.fields]).toEqual([400, { "points.1": "point.not_shared" }]);
    const held = await makeGroup({ shared: true });
    const into = await call("newPoint", { body: pointForm({ group: held.id }) });
    expect([into.status, into.body.fields]).toEqual([400, { shared: "point.not_shared" }]);
    const theirs = await makePoint({ shared: true });
    const mixed = await makeGroup({ points: [theirs.id] }, colleague);
    expect(mixed.points).toEqual([theirs.id]);
  });
});

describe("replies hold exactly what the specification names", () => {
  const rows: [keyof typeof routes, () => Promise<CallOptions>, string[]][] = [
    ["get", async () => ({}), ["classic_groups", "custom_groups", "custom_points"]],
    ["points", async () => ({ body: {} }), ["points"]],
    ["customGroups", async () => ({}), ["groups"]],
    ["search", async () => ({ query: { q: "st36" } }), ["points"]],
    ["newGroup", async () => ({ body: groupForm() }), ["group", "result"]],
    [
      "editGroup",
      async () => ({ params: { id: (await makeGroup()).id }, body: groupForm() }),
      ["group", "result"],
    ],
    ["group", async () => ({ params: { id: (await makeGroup()).id } }), ["group"]],
    ["deleteGroup", async () => ({ params: { id: (await makeGroup()).id } }), ["result"]],
    ["newPoint", async () => ({ body: pointForm() }), ["group", "points", "result"]],
    [
      "editPoint",
      async () => ({ params: { id: (await makePoint()).id }, body: pointForm() }),
      ["group", "points", "result"],
    ],
    ["point", async () => ({ params: { id: (await makePoint()).id } }), ["point"]],
    ["deletePoint", async () => ({ params: { id: (await makePoint()).id } }), ["result"]],
  ];
  test.each(rows)("%s", async (route, options, keys) => {
    const { status, body } = await call(route, await options());
    expect([status, Object.keys(body).sort()]).toEqual([200, keys]);
    expect(routes[route].response.parse(body)).toEqual(body);
    if ("result" in body) expect(body.result).toBe(route.startsWith("delete") ? "deleted" : "ok");
  });

  test.each([
    ["get", {}, []],
    ["add", { points: [{ id: "LI4", side: "left", auricular: false }] }, ["point"]],
    ["save", { points: [] }, []],
    ["remove", { point: { id: "ST36", side: "left", auricular: false } }, ["result"]],
    ["remove_all", { auricular: false }, ["result"]],
    ["apply_group", { group: "classic_four_gates" }, []],
    ["remove_group", { group: "classic_four_gates" }, ["result"]],
    ["edit_technics", { point: { id: "ST36", side: "left", auricular: false }, technics: [1, 2] }, ["point"]],
    ["save_ashi", { ashi_points: "under the shoulder blade" }, []],
  ])("appointment, %s", async (action, rest, more) => {
    const id = await makeHead(professional);
    await act(id, { action: "add", version: 0, points: [{ id: "ST36", side: "left", auricular: false }] });
    const { status, body } = await act(id, { action, version: 1, ...rest });
    const always = ["ashi_marks", "ashi_points", "needles_in", "needles_out", "points", "version"];
    expect([status, Object.keys(body).sort()]).toEqual([200, [...always, ...more].sort()]);
    expect(routes.appointment.response.parse(body)).toEqual(body);
  });
});

describe("DynamoDB requests", () => {
  test("each call makes as many as its contract says, at most", async () => {
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
    await measure(routes.customGroups.calls, 2, () => Acupuncture.customGroups());
    await measure(routes.points.calls, 2, () => Acupuncture.visiblePoints({}));
    await measure(routes.search.calls, 2, () => Acupuncture.search({ q: "st36", limit: 20 }));
    await measure(routes.group.calls, 2, () => Acupuncture.group(held.id, true));
    await measure(routes.point.calls, 2, () => Acupuncture.point(own.id, true));
    await measure(routes.appointment.calls, 1, () => Acupuncture.appointment(id, { action: "get" }));
    await measure(routes.appointment.calls, 2, () =>
      Acupuncture.appointment(id, { action: "add", version: 0, points: [key] }),
    );
    await measure(routes.appointment.calls, 4, () =>
      Acupuncture.appointment(id, { action: "apply_group", version: 1, group: held.id }),
    );
    await measure(routes.newGroup.calls, 3, () => Acupuncture.createGroup({ ...groupForm(), shared: true }));
    await measure(routes.editGroup.calls, 3, () => Acupuncture.editGroup(held.id, form));
    await measure(routes.deleteGroup.calls, 3, () => Acupuncture.deleteGroup(held.id));
    await measure(routes.newPoint.calls, 3, () => Acupuncture.createPoint({ ...full, name: name("Point") }));
    await measure(routes.editPoint.calls, 3, () => Acupuncture.editPoint(own.id, full));
    await measure(routes.deletePoint.calls, 3, () => Acupuncture.deletePoint(own.id));
  });
});
