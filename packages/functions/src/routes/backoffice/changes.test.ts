import { readRelease } from "@meridian/core/clinical/icd/icd-file";
import { allRoutes } from "@meridian/core/contracts/all";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { Revision } from "@meridian/core/contracts/revisions/revisions";
import { DEFAULT_MODULES, DEFAULT_PLANS } from "@meridian/core/contracts/subscription/default-offers";
import { PREVIEW_FEATURES } from "@meridian/core/contracts/subscription/preview-features";
import { env } from "@meridian/core/platform/env";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import * as Support from "@meridian/core/support";
import { as, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { makePlanPayment } from "@meridian/core/testing/plan-payments";
import { beforeAll, expect, test } from "vitest";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";

localTable();
localFiles();
let admin: TestUser;
let space: string;
let owner: TestUser;

beforeAll(async () => {
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID"), name: "Demo Admin" });
  ({ id: space } = await makeSpace());
  owner = await makeUser(space, "manager", { owner: true });
});

const byId = new Map<string, (typeof allRoutes)[number]>(allRoutes.map((route) => [route.id, route]));
async function send(id: string, input: CallOptions = {}) {
  const route = byId.get(id);
  if (!route) throw new Error(id);
  const answer = await callHandler(route, await handlerOf(route), { as: admin, ...input });
  expect([id, answer.status < 300 ? "done" : answer.body]).toEqual([id, "done"]);
  return answer.body;
}
const changes = async (query: Record<string, string> = {}): Promise<Revision[]> =>
  (await send("backoffice.list-changes", { query: { limit: "50", ...query } })).items;

const both = (text: string) => ({ en: text, pt: text });
const question = (text: string) => ({
  question: both(text),
  answer: both("Demo"),
  topic: "start",
  area: null,
  position: 1,
  state: "draft",
});
const announcement = (text: string) => ({
  title: both(text),
  body: both("Demo"),
  starts_on: "2030-01-01",
  ends_on: "2030-01-02",
  audience: { roles: [], plans: [], modules: [], languages: [] },
  dismissible: true,
  state: "draft",
});
const campaign = (text: string) => ({
  kind: "service",
  subject: both(text),
  body: both("Demo"),
  audience: { plans: ["student"], subscriptions: [], modules: [], languages: [], recipients: "managers" },
});
/** A mail after some of its actions, and one more of them. */
const mailed = async (...actions: readonly string[]) => {
  const made = await send("campaigns.create-campaign", { body: campaign("Demo") });
  for (const [done, action] of actions.entries())
    await send(`campaigns.${action}-campaign`, {
      params: { campaign: made.id },
      body: { version: done + 1, ...(action === "send" && { at: null }) },
    });
};
const discount = (max_uses: number) => ({
  amount_cents: 100,
  days: 0,
  valid_from: "2030-01-01",
  valid_to: "2030-01-31",
  max_uses,
  max_uses_per_space: 1,
  active: true,
});
const book = (title: string) => ({ title, publisher: "Demo Press", published_in: "2020" });
const release = readRelease("J45.0,Predominantly allergic asthma,Asma alérgica", "en");
const icd = `icr_${"cd".repeat(16)}`;
const terms = { text: "terms" };
const substance = { catalogue: "substances", key: "huangqi" };
const version = async () => (await send("backoffice.get-space", { params: { space } })).space.version;
const decided = async (id: string, body: object) =>
  send(id, { params: { space }, body: { reason: "Demo", version: await version(), ...body } });
const payment = async (id: string, body: object, given = {}) => {
  const made = await makePlanPayment(space, { cart_version: Date.now(), reserved: false, ...given });
  return send(id, { params: { space, payment: made.payment_id }, body: { version: 1, ...body } });
};
const ticket = () =>
  as(owner, async () => {
    const made = await Support.createTicket({
      topic: "idea",
      text: "Demo",
      screenshot: null,
      sent_from: {},
    } as never);
    return { id: made.ticket.id, version: made.ticket.version };
  });
const onTicket = async (id: string, body: object) => {
  const made = await ticket();
  return send(id, { params: { ticket: made.id }, body: { version: made.version, ...body } });
};
const entry = async () => (await send("catalogues.entry", { params: substance })).entry;
const said = { reference: null, note: "Demo", reviewed: false };

/** A write of each route that changes something, in an order in which each is possible. */
const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  "backoffice.update-plan": () => {
    const { code: _, version: __, modules: ___, ...terms } = DEFAULT_PLANS.basic;
    return send("backoffice.update-plan", {
      params: { plan: "basic" },
      body: { ...terms, max_patients: 7, version: 0 },
    });
  },
  "backoffice.update-module": () => {
    const { code: _, version: __, picture_url: ___, ...offer } = DEFAULT_MODULES.mtc;
    return send("backoffice.update-module", {
      params: { module: "mtc" },
      body: { ...offer, name: both("Demo"), version: 0 },
    });
  },
  "backoffice.update-subscription-settings": () =>
    send("backoffice.update-subscription-settings", {
      body: { referral_days: 17, switch_days: 31, version: 0 },
    }),
  "backoffice.create-discount-code": () =>
    send("backoffice.create-discount-code", { body: { ...discount(1), code: "DEMO-LIST" } }),
  "backoffice.update-discount-code": () =>
    send("backoffice.update-discount-code", {
      params: { code: "DEMO-LIST" },
      body: { ...discount(2), version: 1 },
    }),
  "backoffice.create-reference": () => send("backoffice.create-reference", { body: book("Demo book") }),
  "backoffice.update-reference": async () => {
    const { id } = await send("backoffice.create-reference", { body: book("Second") });
    return send("backoffice.update-reference", {
      params: { reference: id },
      body: { ...book("Third"), version: 1 },
    });
  },
  "backoffice.remove-reference": async () => {
    const { id } = await send("backoffice.create-reference", { body: book("Fourth") });
    return send("backoffice.remove-reference", { params: { reference: id } });
  },
  "backoffice.save-icd-entry": () =>
    send("backoffice.save-icd-entry", {
      params: { code: "J45.9" },
      body: { ...both("Demo asthma"), fresh: false, version: 0 },
    }),
  "backoffice.remove-icd-entry": () =>
    send("backoffice.remove-icd-entry", { params: { code: "J45.9" }, query: { version: "1" } }),
  "backoffice.start-icd-release": () =>
    send("backoffice.start-icd-release", {
      body: { fingerprint: "cd".repeat(32), name: "Demo", codes: 1, chunks: 1 },
    }),
  "backoffice.publish-icd-release": async () => {
    await send("backoffice.add-icd-chunks", {
      params: { release: icd, at: "0" },
      body: { chunks: release?.chunks },
    });
    const index = Buffer.from(release?.index ?? []).toString("base64");
    return send("backoffice.publish-icd-release", { params: { release: icd }, body: { index } });
  },
  "backoffice.withdraw-icd-release": () =>
    send("backoffice.withdraw-icd-release", { params: { release: icd } }),
  "backoffice.verify-space": async () => {
    const { id } = await makeSpace({ plan: null, modules: [] });
    const external_entity = { company_name: "Demo", vat_number: "999999990", verified: false };
    await Spaces.db.entities.space.patch({ id }).set({ external_entity, owner_id: owner.id }).go();
    return send("backoffice.verify-space", { params: { space: id } });
  },
  "backoffice.grant-days": () => decided("backoffice.grant-days", { days: 5 }),
  "backoffice.block-space": () => decided("backoffice.block-space", {}),
  "backoffice.unblock-space": () => decided("backoffice.unblock-space", {}),
  "backoffice.set-early-access": () =>
    decided("backoffice.set-early-access", { features: PREVIEW_FEATURES.slice(0, 1) }),
  "backoffice.decide-student-proof": async () => {
    const enrolment_proof = { key: `${space}/proofs/demo`, user_id: owner.id, sent_at: "2026-01-01" };
    const waiting = { student_proof: "waiting", enrolment_proof } as never;
    await Spaces.db.entities.space.patch({ id: space }).set(waiting).go();
    return decided("backoffice.decide-student-proof", { approved: false });
  },
  "backoffice.approve-payment": () => payment("backoffice.approve-payment", {}),
  "backoffice.reject-payment": () => payment("backoffice.reject-payment", { reason: "Demo" }),
  "backoffice.record-payment-part": () => payment("backoffice.record-payment-part", { cents: 100 }),
  "backoffice.refund-payment": () =>
    payment("backoffice.refund-payment", { reason: "Demo" }, { status: "paid", received_cents: 1500 }),
  "backoffice.create-question-answer": () =>
    send("backoffice.create-question-answer", { body: question("How?") }),
  "backoffice.update-question-answer": async () => {
    const { id } = await send("backoffice.create-question-answer", { body: question("Where?") });
    return send("backoffice.update-question-answer", {
      params: { question: id },
      body: { ...question("Why?"), version: 1 },
    });
  },
  "backoffice.remove-question-answer": async () => {
    const { id } = await send("backoffice.create-question-answer", { body: question("When?") });
    return send("backoffice.remove-question-answer", { params: { question: id }, query: { version: "1" } });
  },
  "backoffice.restore-version": async () => {
    const { id } = await send("backoffice.create-question-answer", { body: question("Which?") });
    const params = { question: id };
    await send("backoffice.update-question-answer", { params, body: { ...question("Who?"), version: 1 } });
    return send("backoffice.restore-version", { params: { subject: id }, body: { to: 1, version: 2 } });
  },
  "backoffice.create-alert": () => send("backoffice.create-alert", { body: announcement("Demo") }),
  "backoffice.update-alert": async () => {
    const { id } = await send("backoffice.create-alert", { body: announcement("One") });
    return send("backoffice.update-alert", {
      params: { alert: id },
      body: { ...announcement("Two"), version: 1 },
    });
  },
  "campaigns.create-campaign": () => mailed(),
  "campaigns.update-campaign": async () => {
    const { id } = await send("campaigns.create-campaign", { body: campaign("One") });
    return send("campaigns.update-campaign", {
      params: { campaign: id },
      body: { ...campaign("Two"), version: 1 },
    });
  },
  "campaigns.send-campaign": () => mailed("send"),
  "campaigns.pause-campaign": () => mailed("send", "pause"),
  "campaigns.resume-campaign": () => mailed("send", "pause", "resume"),
  "campaigns.cancel-campaign": () => mailed("send", "cancel"),
  "backoffice.answer-ticket": () => onTicket("backoffice.answer-ticket", { text: "Demo", state: "answered" }),
  "backoffice.note-ticket": () => onTicket("backoffice.note-ticket", { text: "Demo" }),
  "backoffice.set-ticket-state": () => onTicket("backoffice.set-ticket-state", { state: "closed" }),
  "catalogues.create": () =>
    send("catalogues.create", {
      params: { catalogue: "interactions" },
      body: {
        fields: { taken: "huangqi", drugs: "digoxin", severity: "note", effect: both("Demo"), mechanism: "" },
        ...said,
      },
    }),
  "catalogues.update": async () => {
    const { fields } = await entry();
    return send("catalogues.update", {
      params: substance,
      body: { fields: { ...fields, dose_max_g: 21 }, version: 0, retired: false, ...said },
    });
  },
  "catalogues.review": () =>
    send("catalogues.review", { params: substance, body: { version: 1, review: "reviewed", note: "" } }),
  "catalogues.revert": () => send("catalogues.revert", { params: substance, body: { version: 2, to: 0 } }),
  "catalogues.publish": async () => {
    const { version: shown } = await send("catalogues.changes", { params: { catalogue: "substances" } });
    return send("catalogues.publish", { params: { catalogue: "substances" }, body: { version: shown } });
  },
  "catalogues.write-rows": () =>
    send("catalogues.write-rows", {
      params: { catalogue: "substances" },
      body: { rows: [{ number: 2, key: "dangshen", fields: { dose_max_g: 31 }, version: 0 }] },
    }),
  "backoffice.save-legal-draft": async () => {
    const { draft, version: stored } = await send("backoffice.get-legal-text", { params: terms });
    return send("backoffice.save-legal-draft", {
      params: terms,
      body: { en: { ...draft.en, body: "Demo" }, pt: { ...draft.pt, body: "Demo" }, version: stored },
    });
  },
  "backoffice.publish-legal-text": async () => {
    const { version: stored } = await send("backoffice.get-legal-text", { params: terms });
    const from = new Date(Date.now() + 86_400_000).toISOString();
    return send("backoffice.publish-legal-text", {
      params: terms,
      body: { version: stored, from, asked: "nobody" },
    });
  },
  "backoffice.withdraw-legal-text": async () => {
    const { version: stored } = await send("backoffice.get-legal-text", { params: terms });
    return send("backoffice.withdraw-legal-text", { params: terms, body: { version: stored } });
  },
};

/** Routes that write and leave no entry, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  "backoffice.record-list": "a download changes nothing; the audit trail has it",
  "backoffice.send-failed-message": "a message sent again changes nothing; the audit trail has it",
  "campaigns.count-receivers": "a question",
  "campaigns.send-test-mail": "a mail to oneself changes nothing; the audit trail has it",
  "catalogues.compare-rows": "shows what rows of a spreadsheet would change",
  "backoffice.upload-module-picture":
    "a link to upload; the picture is shown once the module is saved with it",
  "backoffice.add-icd-chunks": "a part of a release, whose beginning and publication leave entries",
};

test("every route of the back office that changes something leaves an entry with who and the difference", async () => {
  const writing = allRoutes.filter(({ access, method }) => access.who === "admin" && method !== "GET");
  expect(writing.map(({ id }) => id).sort()).toEqual([...Object.keys(writes), ...Object.keys(EXEMPT)].sort());
  const silent: string[] = [];
  const seen = new Set<string>();
  for (const [id, write] of Object.entries(writes)) {
    await write();
    const [newest] = await changes({ limit: "1" });
    const told = newest && (newest.changes.length > 0 || newest.action === "publish");
    if (!told || newest.by !== "Demo Admin" || seen.has(`${newest.subject} ${newest.version}`))
      silent.push(id);
    seen.add(`${newest?.subject} ${newest?.version}`);
  }
  expect(silent).toEqual([]);
});

test("the list is narrowed to a kind, a person and days, and paged", async () => {
  const { administrators } = await send("backoffice.list-administrators");
  expect(administrators).toEqual([{ id: admin.id, name: "Demo Admin" }]);
  const of = async (query: Record<string, string>) => new Set((await changes(query)).map(({ kind }) => kind));
  expect(await of({ kind: "catalogue_substances" })).toEqual(new Set(["catalogue_substances"]));
  expect((await of({ by: admin.id })).size).toBeGreaterThan(5);
  expect(await of({ by: newId("user") })).toEqual(new Set());
  const today = new Date().toISOString().slice(0, 10);
  expect((await of({ from: today, to: today })).size).toBeGreaterThan(5);
  expect(await of({ to: "2020-01-01" })).toEqual(new Set());
  const first = await send("backoffice.list-changes", { query: { limit: "2", kind: "payment" } });
  const second = await send("backoffice.list-changes", {
    query: { limit: "2", kind: "payment", cursor: first.next },
  });
  const found = [...first.items, ...second.items].map(({ subject }: Revision) => subject);
  expect(new Set(found).size).toBe(4);
});

test("an earlier version of a text is written again, also of one that was deleted", async () => {
  const { id } = await send("backoffice.create-question-answer", { body: question("First") });
  const params = { question: id };
  await send("backoffice.update-question-answer", { params, body: { ...question("Second"), version: 1 } });
  await send("backoffice.remove-question-answer", { params, query: { version: "2" } });
  const restore = (to: number, version: number) => ({ params: { subject: id }, body: { to, version } });
  await send("backoffice.restore-version", restore(2, 3));
  const read = () => send("backoffice.get-question-answer", { params });
  expect(await read()).toMatchObject({ question: both("Second"), version: 4 });
  await send("backoffice.restore-version", restore(1, 4));
  expect(await read()).toMatchObject({ question: both("First"), version: 5 });
  const again = backofficeRoutes.restoreVersion;
  const stale = await callHandler(again, await handlerOf(again), { as: admin, ...restore(2, 4) });
  expect([stale.status, stale.body.code]).toEqual([409, "question_answer.stale"]);
  const none = await callHandler(again, await handlerOf(again), { as: admin, ...restore(9, 5) });
  expect([none.status, none.body.code]).toEqual([404, "revision.not_found"]);
  const { items } = await send("backoffice.list-history", { params: { subject: id } });
  expect(items.map(({ action }: Revision) => action)).toEqual([
    "revert",
    "revert",
    "delete",
    "update",
    "create",
  ]);
  const made = await send("backoffice.create-alert", { body: announcement("One") });
  const subject = { alert: made.id };
  await send("backoffice.update-alert", { params: subject, body: { ...announcement("Two"), version: 1 } });
  await send("backoffice.restore-version", { params: { subject: made.id }, body: { to: 1, version: 2 } });
  expect(await send("backoffice.get-alert", { params: subject })).toMatchObject({ title: both("One") });
});
