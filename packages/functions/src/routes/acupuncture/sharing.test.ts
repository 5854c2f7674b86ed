import { acupunctureRoutes as routes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { beforeAll, describe, expect, test } from "vitest";
import { callAcupuncture, groupForm, ids, pointForm } from "../../testing/acupuncture-calls.ts";
import type { CallOptions } from "../../testing/call.ts";

localTable();

let manager: TestUser;
let professional: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  const space = await makeSpace();
  [manager, professional, colleague] = await Promise.all([
    makeUser(space.id, "manager"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
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

describe("sharing", () => {
  const listed = async (as: TestUser) => {
    const { body } = await call("get", { as });
    return ids([...body.custom_groups, ...body.custom_points]);
  };

  test("lets a colleague use a point and a group, and nobody outside the space", async () => {
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

  test("does not let a colleague change them", async () => {
    const own = await makePoint({ shared: true });
    const held = await makeGroup({ shared: true });
    const refused = async (route: keyof typeof routes, options: CallOptions) => {
      const { status, body } = await call(route, { as: colleague, ...options });
      return [status, body.code];
    };
    const group = { params: { id: held.id } };
    const point = { params: { id: own.id } };
    expect(await refused("editGroup", { ...group, body: groupForm() })).toEqual([403, "group.not_own"]);
    expect(await refused("deleteGroup", group)).toEqual([403, "group.not_own"]);
    expect(await refused("editPoint", { ...point, body: pointForm() })).toEqual([403, "point.not_own"]);
    expect(await refused("deletePoint", point)).toEqual([403, "point.not_own"]);
    const into = await call("newPoint", { as: colleague, body: pointForm({ group: held.id }) });
    expect([into.status, into.body.fields]).toEqual([400, { group: "group.not_found" }]);
  });

  test("ends when the owner ends it", async () => {
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

  test("continues when a point is added to or removed from a shared group", async () => {
    const held = await makeGroup({ shared: true });
    const own = await makePoint({ shared: true, group: held.id });
    expect(await listed(colleague)).toContain(held.id);
    await call("deletePoint", { params: { id: own.id } });
    expect(await listed(colleague)).toContain(held.id);
    const { body } = await call("group", { as: colleague, params: { id: held.id } });
    expect(body.group.points).toEqual(held.points);
  });

  test("a shared group contains only points that its readers see", async () => {
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

describe("replies contain exactly the fields of the specification", () => {
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
