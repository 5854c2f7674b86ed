import { acupunctureRoutes as routes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { appointment, deletePoint, newGroup, newPoint } from "./acupuncture.ts";

localTable();

let space: TestSpace;
let manager: TestUser;
let professional: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  [manager, professional, colleague] = await Promise.all([
    makeUser(space.id, "manager"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
  ]);
  stranger = await makeUser((await makeSpace()).id, "professional");
});

const act = (id: string, body: Record<string, unknown>, as = professional) =>
  callHandler(routes.appointment, appointment, { as, params: { appointment: id }, body });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const makePoint = async (form: Record<string, unknown>) => {
  const body = { name: "Own point", auricular: false, ...form };
  return (await callHandler(routes.newPoint, newPoint, { as: professional, body })).body.points[0];
};
const makeGroup = async (points: string[]) => {
  const body = { name: "Own group", auricular: false, points };
  return (await callHandler(routes.newGroup, newGroup, { as: professional, body })).body.group;
};

describe("an appointment's points", () => {
  const st36 = { id: "ST36", side: "left", auricular: false };
  const tf4 = { id: "TF4", side: "right", auricular: true };

  test("start empty and follow every action, each based on the version before", async () => {
    const id = await makeHead(professional);
    const step = async (body: Record<string, unknown>) => {
      const answer = await act(id, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(routes.appointment.response.strict().parse(answer.body)).toEqual(answer.body);
      return answer.body;
    };
    expect(await step({ action: "get" })).toEqual({
      points: [],
      ashi_points: "",
      ashi_marks: [],
      needles_in: 0,
      needles_out: 0,
      version: 0,
    });
    const added = await step({ action: "add", version: 0, points: [st36] });
    expect(added).toMatchObject({ version: 1, needles_in: 1, point: { ...st36, quadrant: 3, zh: "足三里" } });
    const more = await step({
      action: "add",
      version: 1,
      points: [tf4, { id: "LI4", auricular: false }, st36],
    });
    expect(ids(more.points)).toEqual(["TF4", "LI4", "LI4", "ST36"]);
    const technics = await step({ action: "edit_technics", version: 2, point: tf4, technics: [7] });
    expect(technics).toMatchObject({ version: 3, needles_in: 3, point: { technics: [7], needles_in: 0 } });
    const group = await step({ action: "apply_group", version: 3, group: "classic_four_gates" });
    expect(ids(group.points)).toEqual(["LR3", "LR3", "TF4", "LI4", "LI4", "ST36"]);
    const without = await step({ action: "remove_group", version: 4, group: "classic_four_gates" });
    expect(without).toMatchObject({ version: 5, result: "deleted" });
    // It was chosen before the group was applied, so removing the group keeps it.
    expect(ids(without.points)).toEqual(["TF4", "LI4", "LI4", "ST36"]);
    const ashi = await step({ action: "save_ashi", version: 5, ashi_points: "left trapezius" });
    expect(ashi).toMatchObject({ version: 6, ashi_points: "left trapezius" });
    const saved = await step({
      action: "save",
      version: 6,
      points: ashi.points.map((held: object) => ({
        ...held,
        depth: "1 cun",
        retention: 20,
        response: "strong",
      })),
    });
    expect(saved.points[3]).toMatchObject({ id: "ST36", depth: "1 cun", retention: 20, response: "strong" });
    expect(await step({ action: "remove", version: 7, point: tf4 })).toMatchObject({
      version: 8,
      result: "deleted",
    });
    const empty = await step({ action: "remove_all", version: 8, auricular: false });
    expect(empty).toMatchObject({ version: 9, points: [], needles_in: 0, ashi_points: "left trapezius" });
    expect((await step({ action: "get" })).version).toBe(9);
  });

  test("count removed needles when saved", async () => {
    const id = await makeHead(professional);
    const { points: held } = (await act(id, { action: "add", version: 0, points: [st36] })).body;
    const out = held.map((point: { needles_in: number }) => ({ ...point, needles_out: point.needles_in }));
    const { body } = await act(id, { action: "save", version: 1, points: out });
    expect(body).toMatchObject({ needles_in: 1, needles_out: 1 });
  });

  test("are not written if nothing changes", async () => {
    const id = await makeHead(professional);
    await act(id, { action: "add", version: 0, points: [st36] });
    expect((await act(id, { action: "add", version: 1, points: [st36] })).body).toMatchObject({ version: 1 });
  });

  test("refuse a stale change with the current state, and overwrite nothing", async () => {
    const id = await makeHead(professional);
    await act(id, { action: "add", version: 0, points: [st36] });
    const late = await act(id, { action: "add", version: 0, points: [tf4] });
    expect([late.status, late.body.code]).toEqual([409, "acupuncture.stale"]);
    expect(late.body.current).toMatchObject({ version: 1, points: [st36] });
    const both = await Promise.all(
      [1, 2, 3].map(() => act(id, { action: "add", version: 1, points: [tf4] })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of both.filter(({ status }) => status === 409)) expect(body.current.version).toBe(2);
  });

  test.each([
    ["done", 409, "appointment.locked"],
    ["scheduled", 409, "appointment.not_open"],
    ["cancelled", 409, "appointment.not_open"],
  ])("cannot be changed while the appointment is %s, and can be read", async (status, code, reason) => {
    const id = await makeHead(professional, status);
    const answer = await act(id, { action: "add", version: 0, points: [st36] });
    expect([answer.status, answer.body.code]).toEqual([code, reason]);
    expect((await act(id, { action: "get" })).status).toBe(200);
  });

  test("can be changed while the appointment is paused", async () => {
    const id = await makeHead(professional, "paused");
    expect((await act(id, { action: "add", version: 0, points: [st36] })).status).toBe(200);
  });

  test("are written only by their professional and read by users who may", async () => {
    const id = await makeHead(professional);
    const change = { action: "add", version: 0, points: [st36] };
    expect((await act(id, change, colleague)).status).toBe(403);
    expect((await act(id, change, manager)).status).toBe(403);
    expect((await act(id, change, stranger)).status).toBe(404);
    expect((await act(id, { action: "get" }, stranger)).status).toBe(404);
    expect((await act(id, { action: "get" }, colleague)).status).toBe(200);
    expect((await act(id, { action: "get" }, manager)).status).toBe(200);
    const closed = await makeSpace({ sharesClinicalRecords: false });
    const own = await makeUser(closed.id, "professional");
    const other = await makeUser(closed.id, "professional");
    const theirs = await makeHead(own);
    expect((await act(theirs, { action: "get" }, other)).body.code).toBe("appointment.not_shared");
  });

  test("accept own points and groups, and keep a point that was deleted since", async () => {
    const own = await makePoint({ channel: "ST", side: "left" });
    const held = await makeGroup(["LR3", own.id]);
    const id = await makeHead(professional);
    const applied = await act(id, { action: "apply_group", version: 0, group: held.id });
    expect(ids(applied.body.points)).toEqual(["LR3", "LR3", own.id]);
    expect(applied.body.points[2]).toMatchObject({ name: own.name, quadrant: 3, user_id: professional.id });
    await callHandler(routes.deletePoint, deletePoint, { as: professional, params: { id: own.id } });
    const saved = await act(id, { action: "save", version: 1, points: applied.body.points });
    expect(ids(saved.body.points)).toEqual(["LR3", "LR3", own.id]);
  });

  test.each([
    [{ action: "add", version: 0, points: [{ id: "ST99", side: "left", auricular: false }] }, 404],
    [{ action: "add", version: 0, points: [] }, 400],
    [{ action: "add", points: [st36] }, 400],
    [{ action: "explode" }, 400],
    [{ action: "edit_technics", version: 0, point: st36, technics: [12] }, 400],
    [{ action: "apply_group", version: 0, group: "grp_00000000000000000000000000" }, 404],
  ])("refuse %j with %i", async (body, status) => {
    expect((await act(await makeHead(professional), body)).status).toBe(status);
  });
});
