import { adminLevels, admits, type Role } from "@meridian/core/contracts/kernel/access";
import type { Route } from "@meridian/core/contracts/kernel/route";
import * as Spaces from "@meridian/core/spaces";
import { localFiles } from "@meridian/core/testing/local-files";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler, handlerOf } from "../testing/call.ts";
import {
  CALLERS,
  type CallerName,
  callerOf,
  type Ids,
  idsFor,
  KINDS,
  type Kind,
  makeWorld,
  SECRETS,
  type World,
} from "./fixtures.ts";
import type { Row } from "./matrix-case.ts";
import { rows } from "./matrix-cases.ts";

let world: World;
let requests = 0;

const ROLES: Partial<Record<CallerName, Role>> = {
  managerWhoTreats: "manager",
  professionalWithPermissions: "professional",
  superAdmin: "admin",
  marketing: "admin",
  staff: "admin",
};
const roleOf = (name: CallerName) => ROLES[name] ?? (name as Role);

/** Whether the route's access admits a caller, before any record is read. */
function verdict(route: Route, name: CallerName): "in" | 401 | 403 {
  const { access } = route;
  if (access.who === "public") return "in";
  const user = callerOf(world, name);
  if (!user) return 401;
  if (access.who === "session") return "in";
  const role = roleOf(name);
  if (access.who === "admin")
    return adminLevels({ id: user.id, role }, Spaces.specialIds()).has(access.level) ? "in" : 403;
  const permitted = name === "professionalWithPermissions";
  const subject = {
    id: user.id,
    role,
    owner: name === "manager",
    practises: name !== "manager",
    patients_permission: permitted,
    appointment_permission: permitted,
    calendar_permission: permitted,
    monitoring_permission: true,
  };
  return admits(subject, access) ? "in" : 403;
}

function expected(row: Row, name: CallerName, kind: Kind): readonly number[] {
  const usual: Record<Kind, readonly number[]> = {
    own: [200],
    foreign: [404],
    colleague: row.own ?? [200],
    archived: row.own ?? [200],
    random: [404],
  };
  return row.except?.[name]?.[kind] ?? row[kind] ?? usual[kind];
}

/** Words that a response to this caller must not contain. */
function forbiddenWords(name: CallerName, status: number, route: Route): string[] {
  if (route.access.who === "admin" && status === 200) return [SECRETS.clinical];
  const words: string[] = [SECRETS.foreign, SECRETS.colleague];
  const readsClinical = ![
    "receptionist",
    "external_entity",
    "superAdmin",
    "marketing",
    "staff",
    "nobody",
  ].includes(name);
  // A conflict returns the current record, so only callers who may read it may see its words.
  if (!readsClinical || (status >= 400 && status !== 409)) words.push(SECRETS.clinical);
  return words;
}

const shared = new Map<string, Promise<Ids>>();

/**
 * New records for a caller who is admitted, where the call may change them. Calls that only read share records: callers have
 * their own only of the kind "own". So do callers who are refused.
 */
function recordsFor(
  name: CallerName,
  kind: Kind,
  { names = "clinic" }: Row,
  letIn: boolean,
  { method }: Route,
): Promise<Ids> {
  if (letIn && method !== "GET") return idsFor(world, name, kind, names);
  const key = letIn && kind === "own" ? `${kind}|${names}|${name}` : `${kind}|${names}`;
  const known = shared.get(key) ?? idsFor(world, name, kind, names);
  shared.set(key, known);
  return known;
}

let forgotAt = Date.now();
/** Loads the caller into the cache before requests are counted, so recently that it cannot expire in between. */
async function cacheActor(claims: { userId: string; spaceId: string }) {
  if (Date.now() - forgotAt > 10_000) {
    Spaces.forgetActor();
    forgotAt = Date.now();
  }
  await Spaces.loadActor(claims).catch(() => undefined);
}

/**
 * Calls each of these routes as every caller with ids of every kind, and compares status, text and number of requests with its
 * row. The file that calls it takes the waits out of `platform/constant-time` first.
 */
export function testMatrix(routes: readonly Route[]) {
  localTable();
  localFiles();
  beforeAll(async () => {
    countRequests(() => {
      requests += 1;
    });
    world = await makeWorld();
  });
  describe.each(routes.map((route) => [route.id, route] as const))("%s", (_, route) => {
    test.each(CALLERS)("as %s", (name) => tryRoute(route, name));
  });
}

async function tryRoute(route: Route, name: CallerName) {
  const row = rows[route.id];
  if (!row) throw new Error("no row");
  const handler = await handlerOf(route);
  const user = callerOf(world, name);
  const decided = verdict(route, name);
  for (const kind of row.names ? KINDS : (["own"] as const)) {
    const input = row.call(await recordsFor(name, kind, row, decided === "in", route));
    if (user) await cacheActor({ userId: user.id, spaceId: user.spaceId });
    const before = requests;
    const answer = await callHandler(route, handler, { ...(user && { as: user }), ...input });
    expect.soft(requests - before, `DynamoDB requests, ${kind}`).toBeLessThanOrEqual(route.calls);
    const allowed = decided === "in" ? expected(row, name, kind) : [decided];
    const text = JSON.stringify(answer.body ?? "");
    expect.soft({ kind, status: answer.status, text: allowed.includes(answer.status) ? "" : text }).toEqual({
      kind,
      status: expect.toSatisfy((status: number) => allowed.includes(status)),
      text: "",
    });
    for (const word of forbiddenWords(name, answer.status, route)) expect.soft(text).not.toContain(word);
  }
}
