import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { getSpace, listSpaces, verifySpace } from "./backoffice.ts";

localTable();
let superAdmin: TestUser;
let marketing: TestUser;
let staff: TestUser;
let manager: TestUser;
const made: string[] = [];

beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
  for (const daysLeft of [30, 2, 0]) {
    made.unshift((await makeSpace({ daysLeft })).id);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  manager = await makeUser(String(made[0]), "manager", { owner: true });
});

const list = (as: TestUser, query: Record<string, string> = {}) =>
  callHandler(backofficeRoutes.listSpaces, listSpaces, { as, query });
const get = (as: TestUser, space: string) =>
  callHandler(backofficeRoutes.getSpace, getSpace, { as, params: { space } });
const verify = (as: TestUser, space: string) =>
  callHandler(backofficeRoutes.verifySpace, verifySpace, { as, params: { space }, body: {} });

async function entity() {
  const { id } = await makeSpace({ plan: null, modules: [] });
  const external_entity = { company_name: "Demo Herbs", vat_number: "501442600", verified: false };
  const owner = await makeUser(id, "external_entity", { owner: true });
  await Spaces.db.entities.space.patch({ id }).set({ external_entity, owner_id: owner.id }).go();
  return { id, owner };
}

describe("GET /backoffice/spaces", () => {
  test("lists newest first, page by page, for super admin and marketing", async () => {
    await list(marketing);
    const { value: first, calls } = await countingCalls(() => list(marketing, { limit: "2" }));
    expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 2));
    expect(first.body.items.map(({ days_left }: { days_left: number }) => days_left)).toEqual([0, 2]);
    expect(calls).toBe(1);
    const second = await list(superAdmin, { limit: "2", cursor: first.body.next });
    expect(second.body.items[0]).toMatchObject({
      id: made[2],
      plan: "pro",
      days_left: 30,
      external_entity: null,
    });
    expect(backofficeRoutes.listSpaces.response.parse(second.body)).toEqual(second.body);
  });
  test("is closed to staff and to every clinic", async () => {
    for (const who of [staff, manager]) expect((await list(who)).status).toBe(403);
    expect((await list(marketing, { cursor: "made up" })).status).toBe(400);
  });
});

describe("GET /backoffice/spaces, filtered", () => {
  const ids = async (query: Record<string, string>) => {
    const answer = await list(superAdmin, { limit: "100", ...query });
    expect(answer.status).toBe(200);
    return answer.body.items.map(({ id }: { id: string }) => id) as string[];
  };
  const rename = (id: string, space_name: string) =>
    Spaces.db.entities.space.patch({ id }).set({ space_name }).go();
  test("finds by part of the name, the company's name or the VAT number, ignoring accents", async () => {
    const { id } = await makeSpace();
    await rename(id, "Clínica Demo Ágata");
    const provider = await entity();
    expect(await ids({ search: "agata" })).toEqual([id]);
    expect(await ids({ search: " CLÍNICA demo " })).toEqual([id]);
    await rename(id, "Demo Elsewhere");
    expect(await ids({ search: "agata" })).toEqual([]);
    expect(await ids({ search: "herbs" })).toContain(provider.id);
    expect(await ids({ search: "501442600" })).toContain(provider.id);
  });
  test("filters by kind and by plan, together with a search", async () => {
    const waiting = await entity();
    const verified = await entity();
    await verify(superAdmin, verified.id);
    const clinic = await makeSpace({ plan: "basic" });
    const without = await makeSpace({ plan: null, modules: [] });
    const providers = await ids({ kind: "provider" });
    expect(providers).toEqual(expect.arrayContaining([waiting.id, verified.id]));
    expect(providers).not.toContain(clinic.id);
    const stillWaiting = await ids({ kind: "waiting" });
    expect(stillWaiting).toContain(waiting.id);
    expect(stillWaiting).not.toContain(verified.id);
    expect(await ids({ kind: "clinic" })).not.toContain(waiting.id);
    expect(await ids({ plan: "basic" })).toEqual([clinic.id]);
    expect(await ids({ plan: "none" })).toEqual([without.id]);
    expect(await ids({ plan: "basic", search: "nowhere" })).toEqual([]);
    expect((await list(superAdmin, { kind: "made up" })).status).toBe(400);
  });
  test("has pages within its limit of requests, with cursors valid for one search only", async () => {
    await makeSpace({ plan: "student" });
    await makeSpace({ plan: "student" });
    const { value: first, calls } = await countingCalls(() =>
      list(marketing, { plan: "student", limit: "1" }),
    );
    expect(calls).toBeLessThanOrEqual(backofficeRoutes.listSpaces.calls);
    expect(first.body.items).toHaveLength(1);
    const second = await list(marketing, { plan: "student", limit: "1", cursor: first.body.next });
    expect(second.body.items).toHaveLength(1);
    expect(second.body.items[0].id).not.toBe(first.body.items[0].id);
    expect((await list(marketing, { plan: "pro", cursor: first.body.next })).status).toBe(400);
  });
});

describe("GET /backoffice/spaces/{space}", () => {
  test("shows one space with its owner, only to the super admin", async () => {
    const { id, owner } = await entity();
    await makeUser(id, "receptionist", { active: false });
    await get(superAdmin, id);
    const { value: answer, calls } = await countingCalls(() => get(superAdmin, id));
    expect(answer.body.space).toMatchObject({
      id,
      owner: { id: owner.id, name: owner.name },
      active_users: 1,
      plan: null,
      days_left: 0,
    });
    expect(backofficeRoutes.getSpace.response.parse(answer.body)).toEqual(answer.body);
    expect(calls).toBe(backofficeRoutes.getSpace.calls);
    for (const who of [marketing, staff, manager]) expect((await get(who, id)).status).toBe(403);
  });
  test("an unknown space is 404", async () => {
    const answer = await get(superAdmin, "spc_01ARZ3NDEKTSV4RRFFQ69G5FAV");
    expect([answer.status, answer.body.code]).toEqual([404, "space.not_found"]);
  });
});

describe("POST /backoffice/spaces/{space}/verify", () => {
  test("verifies an external entity once, with an audit entry", async () => {
    const { id } = await entity();
    await get(superAdmin, id);
    const { value: answer, calls } = await countingCalls(() => verify(superAdmin, id));
    expect(answer.body.space.external_entity).toEqual({
      company_name: "Demo Herbs",
      vat_number: "501442600",
      verified: true,
    });
    expect(calls).toBe(backofficeRoutes.verifySpace.calls);
    expect((await verify(superAdmin, id)).status).toBe(200);
    const { data } = await Spaces.db.entities.space.get({ id }).go();
    expect(data).toMatchObject({
      version: 2,
      updated_by: superAdmin.id,
      external_entity: { verified: true },
    });
  });
  test("is refused for everybody else, including the entity itself", async () => {
    const { id, owner } = await entity();
    for (const who of [marketing, staff, manager, owner]) expect((await verify(who, id)).status).toBe(403);
  });
  test("is refused for a clinic", async () => {
    const answer = await verify(superAdmin, String(made[0]));
    expect([answer.status, answer.body.code]).toEqual([409, "space.not_an_entity"]);
  });
});
