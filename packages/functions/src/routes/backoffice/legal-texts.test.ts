import * as Consents from "@meridian/core/consents";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { exportsRoutes } from "@meridian/core/contracts/exports/exports";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { type LegalTextId, legalTextsRoutes } from "@meridian/core/contracts/legal-texts/legal-texts";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import * as LegalTexts from "@meridian/core/legal-texts";
import { now, shiftClock } from "@meridian/core/platform/clock";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import { callHandler, handlerOf } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";

localTable();
let superAdmin: TestUser;
const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
  Spaces.forgetActor();
});
/** Moves the clock until the test ends. */
const later = (milliseconds: number) => restores.push(shiftClock(milliseconds));
const HOUR = 3_600_000;

beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
async function call(route: Route, caller: TestUser | undefined, input: Input = {}) {
  if (caller) await Spaces.loadActor({ userId: caller.id, spaceId: caller.spaceId });
  const { value, calls } = await countingCalls(async () =>
    callHandler(route, await handlerOf(route), { ...(caller && { as: caller }), ...input }),
  );
  return { ...value, calls };
}
/** A call of the back office, within its declared requests. */
async function office(key: keyof typeof backofficeRoutes, input: Input) {
  const answer = await call(backofficeRoutes[key], superAdmin, input);
  expect(answer.calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  return answer;
}
const words = (body: string) => ({
  en: { title: "Demo terms", body },
  pt: { title: "Termos de demonstração", body },
});
const draft = async (text: LegalTextId, body: string) => {
  const { version } = (await office("getLegalText", { params: { text } })).body;
  return office("saveLegalDraft", { params: { text }, body: { ...words(body), version } });
};
async function publish(text: LegalTextId, body: string, how: object) {
  const { version } = (await draft(text, body)).body;
  const answer = await office("publishLegalText", {
    params: { text },
    body: { version, from: null, asked: "all", ...how },
  });
  expect(answer.status).toBe(200);
  Spaces.forgetActor();
  return answer.body;
}
const list = (caller: TestUser) => call(patientsRoutes.list, caller);
const accept = (caller: TestUser, number: number, text = "terms") =>
  call(accountsRoutes.acceptTexts, caller, { body: { texts: [{ text, number }], language: "pt" } });
const read = (query: Record<string, string>, text = "terms") =>
  call(legalTextsRoutes.read, undefined, { params: { text }, query: { language: "en", ...query } });

describe("a new version of the terms", () => {
  test("is asked of its users by every route of the clinic until they accept, and costs others nothing", async () => {
    const space = await makeSpace();
    const owner = await makeUser(space.id, "manager", { owner: true });
    const frontDesk = await makeUser(space.id, "receptionist");
    expect((await list(owner)).status).toBe(200);
    const before = (await list(owner)).calls;

    const { current } = await publish("terms", "# Plan\n\nOwners pay in advance.", { asked: "owners" });
    const refused = await list(owner);
    expect(refused).toMatchObject({ status: 403, body: { code: "legal_text.acceptance_required" } });
    // Nobody else is asked, and nothing more is read for them.
    expect(await list(frontDesk)).toMatchObject({ status: 200, calls: before });
    // Taking the data away works, and what is no data of a clinic.
    expect((await call(exportsRoutes.list, owner)).status).toBe(200);
    expect((await call(accountsRoutes.listAlerts, owner)).status).toBe(200);

    expect(await accept(owner, 1)).toMatchObject({ status: 409, body: { code: "legal_text.changed" } });
    const accepted = await accept(owner, current);
    expect(accepted).toMatchObject({ status: 200, body: { user: { texts: { asked: [] } } } });
    expect(accepted.calls).toBeLessThanOrEqual(accountsRoutes.acceptTexts.calls);
    expect((await accept(owner, current)).status).toBe(200);
    expect((await list(owner)).status).toBe(200);

    const own = (await call(accountsRoutes.listAcceptances, owner)).body;
    expect(own.accepted).toEqual({ terms: current, privacy: 1 });
    expect(own.items).toMatchObject([{ text: "terms", number: current, language: "pt", by: "question" }]);
    const { items } = (await office("listSpaceAcceptances", { params: { space: space.id } })).body;
    const known = items.find(({ user }: { user: string }) => user === owner.id);
    expect(known.accepted).toMatchObject([
      { text: "terms", number: current },
      { text: "privacy", at: null },
    ]);
  });

  test("is counted once for a user, however many windows accept at the same moment", async () => {
    const { id } = await makeSpace();
    const users = await Promise.all([1, 2, 3].map(() => makeUser(id, "professional")));
    const { current } = await publish("terms", "Another text.", {});
    const answers = await Promise.all(
      users.flatMap((user) => [accept(user, current), accept(user, current)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { versions } = (await office("getLegalText", { params: { text: "terms" } })).body;
    expect(versions[0]).toMatchObject({ number: current, accepted: 3 });
  });

  test("lets a session that was open before go on for a day", async () => {
    const { id } = await makeSpace();
    const user = await makeUser(id, "professional");
    const claims = { userId: user.id, spaceId: id, authTime: Math.floor(now() / 1000) - 60 };
    await publish("privacy", "What we keep.", {});
    expect((await Spaces.loadActor(claims)).mustAccept).toBe(false);
    expect((await Spaces.loadActor({ ...claims, authTime: Math.ceil(now() / 1000) })).mustAccept).toBe(true);
    later(25 * HOUR);
    expect((await Spaces.loadActor(claims)).mustAccept).toBe(true);
  });

  test("is announced before its moment, can be withdrawn until then, and its number is not used again", async () => {
    const { id } = await makeSpace();
    const user = await makeUser(id, "professional");
    const { versions } = (await office("getLegalText", { params: { text: "terms" } })).body;
    await accept(user, versions[0].number);
    await accept(
      user,
      (await office("getLegalText", { params: { text: "privacy" } })).body.current,
      "privacy",
    );
    const from = new Date(now() + 48 * HOUR).toISOString();
    const planned = await publish("terms", "From the day after tomorrow.", { from });
    const number = planned.versions[0].number;
    const textsOf = async () => {
      Spaces.forgetActor();
      const { user: item, space, timers } = await Spaces.loadUserAndSpace({ userId: user.id, spaceId: id });
      return (await Spaces.sessionUserOf(item, space, timers)).texts;
    };
    expect(await textsOf()).toMatchObject({ asked: [], coming: [{ text: "terms", number, from }] });
    expect((await list(user)).status).toBe(200);
    expect((await read({ number: String(number) })).body).toMatchObject({ number, current: planned.current });
    const again = await draft("terms", "Still another.");
    const body = { version: again.body.version, from: null, asked: "all" };
    expect(await office("publishLegalText", { params: { text: "terms" }, body })).toMatchObject({
      status: 409,
      body: { code: "legal_text.planned" },
    });
    await office("withdrawLegalText", { params: { text: "terms" }, body: { version: again.body.version } });
    expect(await textsOf()).toEqual({ asked: [], coming: [] });
    expect((await read({ number: String(number) })).status).toBe(404);
    const next = await publish("terms", "A later one.", { from });
    expect(next.versions[0].number).toBe(number + 1);
    // The test's sessions begin by the machine's clock: the day for open sessions is over too.
    const restore = shiftClock(73 * HOUR);
    expect(await textsOf()).toMatchObject({ asked: [{ text: "terms", number: number + 1 }], coming: [] });
    expect((await list(user)).status).toBe(403);
    restore();
    await office("withdrawLegalText", { params: { text: "terms" }, body: { version: next.version } });
  });

  test("is refused where the draft was changed meanwhile, says nothing new, or is from the past", async () => {
    const { version } = (await draft("privacy", "Words of one administrator.")).body;
    const params = { text: "privacy" };
    const old = await office("saveLegalDraft", {
      params,
      body: { ...words("Other."), version: version - 1 },
    });
    expect(old).toMatchObject({ status: 409, body: { code: "legal_text.stale", current: { version } } });
    const from = new Date(now() - HOUR).toISOString();
    const past = await office("publishLegalText", { params, body: { version, from, asked: "all" } });
    expect(past).toMatchObject({ status: 400, body: { fields: { from: "legal_text.from_past" } } });
    const done = await office("publishLegalText", { params, body: { version, from: null, asked: "nobody" } });
    const twice = { version: done.body.version, from: null, asked: "nobody" };
    expect(await office("publishLegalText", { params, body: twice })).toMatchObject({
      status: 409,
      body: { code: "legal_text.unchanged" },
    });
    const history = await office("listHistory", { params: { subject: "privacy" } });
    expect(history.body.items[0]).toMatchObject({ kind: "legal_text", action: "update" });
  });
});

test("everybody may read each version, what differs, and nothing that runs", async () => {
  await publish("terms", "# One\n\nThe same.\n\nIt lasts 15 days.", { asked: "nobody" });
  const first = (await read({})).body;
  const hostile = CORPUS.map((text) => `${text}\n\n[x](${text})`).join("\n\n");
  await publish("terms", `# One\n\nThe same.\n\nIt lasts 30 days.\n\n${hostile}`, { asked: "nobody" });
  const answer = await read({ since: String(first.number) });
  expect(answer.status).toBe(200);
  expect(answer.calls).toBeLessThanOrEqual(legalTextsRoutes.read.calls);
  expect(answer.body.versions.slice(0, 2).map(({ number }: { number: number }) => number)).toEqual([
    first.number + 1,
    first.number,
  ]);
  expect(answer.body.changes.find(({ state }: { state: string }) => state === "changed").parts).toEqual([
    { text: "It lasts " },
    { text: "15", change: "removed" },
    { text: "30", change: "added" },
    { text: " days." },
  ]);
  const links = JSON.stringify(answer.body).match(/"href":"[^"]*"/g) ?? [];
  expect(links.filter((link) => !/"href":"(https?:|mailto:|\/(?!\/))/.test(link))).toEqual([]);
  expect(answer.headers["cache-control"]).not.toMatch(/no-store/);
  expect((await read({ number: "9000" })).status).toBe(404);
});

test("a clinic that uses the default consent gets the new version, and has to renew where that is said", async () => {
  const { id } = await makeSpace();
  const ana = await makeUser(id, "professional");
  const patient = (await makePatient(id, { name: "Demo Patient Fifty", language: "pt" })).id;
  const form = () => as(ana, () => Consents.getForm(patient, { text: "acupuncture" }));
  expect(await form()).toMatchObject({ version: "p1" });
  const wrong = await draft("acupuncture", "I, {nobody}, agree.");
  expect(wrong).toMatchObject({ status: 400, body: { fields: { "en.body": "placeholder.unknown" } } });
  await publish("acupuncture", "Eu, {patient}, aceito agulhas.", { asked: "all" });
  LegalTexts.forgetTexts();
  expect(await form()).toMatchObject({ version: "p2", body: "Eu, Demo Patient Fifty, aceito agulhas." });
  const { texts } = await as(ana, () => Consents.listOfPatient(patient));
  expect(texts.find((text) => text.id === "acupuncture")).toMatchObject({ current: "p2" });
  expect(texts.find((text) => text.id === "acupuncture")?.renew_since).not.toBeNull();
  const { items } = await as(await makeUser(id, "manager"), () => Consents.listTexts());
  expect(items.find((text) => text.id === "acupuncture")).toMatchObject({ current: "p2", shipped: true });
});
