import { randomBytes, randomUUID } from "node:crypto";
import { consentPageRoutes } from "@meridian/core/contracts/consents/consent-page";
import { monitoringPageRoutes } from "@meridian/core/contracts/monitoring/monitoring-page";
import * as Monitoring from "@meridian/core/monitoring";
import { nowIso, todayIn } from "@meridian/core/platform/clock";
import { inContext, type RequestContext } from "@meridian/core/platform/context";
import { as, makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { inOneHour } from "@meridian/core/testing/one-hour";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { readPage as readConsentPage } from "../consents/page.ts";
import { readPage, writeEntry } from "./monitoring-page.ts";

localTable();
beforeEach(inOneHour);
let key: string;
let symptom: string;
beforeAll(async () => {
  const space = (await makeSpace()).id;
  const ana = await makeUser(space, "professional");
  const { id } = await makePatient(space, { name: "Demo Patient" });
  const begun = await as(ana, () =>
    Monitoring.create(id, {
      name: "Headache",
      start: todayIn("Europe/Lisbon"),
      end: null,
      frequency: { every: "day", times: 6 },
      reminder: null,
      shared_with: [],
    }),
  );
  symptom = begun.id;
  key =
    String((await as(ana, () => Monitoring.createLink(id))).url)
      .split("/")
      .at(-1) ?? "";
});

const guess = () => randomBytes(20).toString("base64url");
/** One character of a real link exchanged, where a guess comes closest. */
const nearly = () => {
  const at = Math.floor(Math.random() * key.length);
  return `${key.slice(0, at)}${key[at] === "A" ? "B" : "A"}${key.slice(at + 1)}`;
};
const answer = () => ({
  symptom,
  day: todayIn("Europe/Lisbon"),
  value: 5,
  note: "",
  late: false,
  entered_at: nowIso(),
});

/** Asks as a phone in a network does; the code of a refusal, and the requests that it took. */
async function from<T>(clientNetwork: string, work: () => Promise<T>) {
  const context: RequestContext = { requestId: "test", dynamoCalls: 0, clientNetwork };
  const result = await inContext(context, () =>
    work().then(
      (value) => ({ value, code: "" }),
      (error) => ({ value: undefined, code: String(error.code) }),
    ),
  );
  return { ...result, calls: context.dynamoCalls };
}

test("2,000 guessed links from 20 networks find none, and leave a patient in one of them as it was", async () => {
  const codes = new Map<string, number>();
  let calls = 0;
  const one = async (network: number) => {
    const tried = network % 10 === 0 ? nearly() : guess();
    const { code, calls: made } = await from(`198.51.100.${network}`, () => Monitoring.readPage(tried));
    codes.set(code, (codes.get(code) ?? 0) + 1);
    calls = Math.max(calls, made);
  };
  const guesses = (async () => {
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 200 }, (_, index) => one(index % 20)));
  })();
  const patient: { code: string; calls: number }[] = [];
  for (let round = 0; round < 10; round += 1) {
    patient.push(await from("198.51.100.7", () => Monitoring.readPage(key)));
    const sent = { params: { key, entry: randomUUID() }, body: answer() };
    patient.push(await from("198.51.100.7", () => Monitoring.writeEntry(sent)));
  }
  await guesses;
  expect(codes).toEqual(new Map([["monitoring_page.not_found", 2_000]]));
  expect(calls).toBeLessThanOrEqual(5);
  expect(patient.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => ""));
  expect(Math.max(...patient.map((asked) => asked.calls))).toBeLessThanOrEqual(5);
}, 120_000);

test("beyond the bound a network is told to wait for wrong links, and its real ones go on", async () => {
  const wrong = () => from("203.0.113.9", () => Monitoring.readPage(guess()));
  const first = await Promise.all(Array.from({ length: 100 }, wrong));
  expect(new Set(first.map(({ code }) => code))).toEqual(new Set(["monitoring_page.not_found"]));
  expect((await wrong()).code).toBe("throttled");
  expect((await from("203.0.113.9", () => Monitoring.readPage(key))).code).toBe("");
  expect((await from("203.0.113.10", () => Monitoring.readPage(guess()))).code).toBe(
    "monitoring_page.not_found",
  );
});

test("a guess, a link that is nearly right and one of another kind are answered alike", async () => {
  const headers = { "cloudfront-viewer-address": "192.0.2.77:50123" };
  const ask = async (tried: string) => {
    const started = performance.now();
    const { body, ...got } = await callHandler(monitoringPageRoutes.readPage, readPage, {
      params: { key: tried },
      headers,
    });
    const { requestId: _, ...said } = body;
    const { "x-request-id": __, ...sent } = got.headers;
    return { ...got, headers: sent, said, tookLongEnough: performance.now() - started >= 395 };
  };
  const [random, near, zeros] = await Promise.all([ask(guess()), ask(nearly()), ask("0".repeat(27))]);
  expect(random).toMatchObject({ status: 404, tookLongEnough: true });
  expect([near, zeros]).toEqual([random, random]);
  const entry = await callHandler(monitoringPageRoutes.writeEntry, writeEntry, {
    params: { key: guess(), entry: randomUUID() },
    body: answer(),
    headers,
  });
  expect([entry.status, entry.body.code]).toEqual([404, "monitoring_page.not_found"]);
  const consent = await callHandler(consentPageRoutes.readPage, readConsentPage, {
    params: { key },
    headers,
  });
  expect([consent.status, consent.body.code]).toEqual([404, "consent_page.not_found"]);
});

test("wrong links are counted by network through the whole handler", async () => {
  const ask = (viewer: string) =>
    callHandler(consentPageRoutes.readPage, readConsentPage, {
      params: { key: guess() },
      headers: { "cloudfront-viewer-address": viewer },
    });
  // One household: the first 64 bits of the address are the same.
  await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`2001:db8:1:2::${index + 1}:443`)));
  const refused = await ask("2001:db8:1:2:ffff::1:443");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("2001:db8:1:3::1:443")).status).toBe(404);
});
