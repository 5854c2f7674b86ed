import { randomUUID } from "node:crypto";
import * as Consents from "@meridian/core/consents";
import { CONSENT_LINK_DAYS } from "@meridian/core/contracts/consents/consent-links";
import { consentPageRoutes } from "@meridian/core/contracts/consents/consent-page";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { monitoringPageRoutes } from "@meridian/core/contracts/monitoring/monitoring-page";
import { LINK_DAYS } from "@meridian/core/contracts/monitoring/symptom-terms";
import * as Monitoring from "@meridian/core/monitoring";
import { nowIso, shiftClock, todayIn } from "@meridian/core/platform/clock";
import { as, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler, handlerOf } from "../testing/call.ts";

localTable();
localFiles();

const DAY_MS = 86_400_000;
const UNKNOWN = "demo-key-of-nobody-01234567";
let space: string;
let ana: TestUser;
beforeAll(async () => {
  space = (await makeSpace()).id;
  ana = await makeUser(space, "professional");
});

/** A request that the link's page would send. */
type Sent = { params?: Record<string, string>; body?: unknown };
type Fresh = { patient: string; key: string; sent: Record<string, () => Sent> };
type Kind = {
  routes: Readonly<Record<string, Route>>;
  code: string;
  days: number;
  fresh: () => Promise<Fresh>;
  revoke: (link: Fresh) => Promise<unknown>;
};

const keyIn = (url: string | null) => String(url?.split("/").at(-1));
/** A new link, and requests that are right as long as it works. */
const monitoring = async (): Promise<Fresh> => {
  const { id: patient } = await makePatient(space);
  const symptom = await as(ana, () =>
    Monitoring.create(patient, {
      name: "Headache",
      start: todayIn("Europe/Lisbon"),
      end: null,
      frequency: { every: "day", times: 1 },
      reminder: null,
      shared_with: [],
    }),
  );
  const { url } = await as(ana, () => Monitoring.createLink(patient));
  const entry = () => ({
    params: { entry: randomUUID() },
    body: {
      symptom: symptom.id,
      day: todayIn("Europe/Lisbon"),
      value: 5,
      note: "",
      late: false,
      entered_at: nowIso(),
    },
  });
  const sent = {
    readPage: () => ({}),
    writeEntry: entry,
    setReminders: () => ({ body: { paused: true } }),
  };
  return { patient, key: keyIn(url), sent };
};

const consent = async (): Promise<Fresh> => {
  const { id: patient } = await makePatient(space, { birthday: "1980-02-03" });
  const { url } = await as(ana, () =>
    Consents.createLink({ patient, texts: ["acupuncture"], signer: "patient" }),
  );
  const key = keyIn(url);
  const { text, version, language, seen, after } = await Consents.readPage(key, "en");
  const request = randomUUID();
  const decided = { text, version, language, seen, after, signer: { kind: "patient" }, request };
  const sent = {
    readPage: () => ({}),
    signPage: () => ({ body: { ...decided, signature: { kind: "typed", name: "Demo Patient" } } }),
    refusePage: () => ({ body: { ...decided, reason: "Demo" } }),
    getCopy: () => ({ body: { request } }),
  };
  return { patient, key, sent };
};

const KINDS: Readonly<Record<string, Kind>> = {
  monitoring: {
    routes: monitoringPageRoutes,
    code: "monitoring_page.not_found",
    days: LINK_DAYS,
    fresh: monitoring,
    revoke: ({ patient }) => as(ana, () => Monitoring.revokeLink(patient)),
  },
  consent: {
    routes: consentPageRoutes,
    code: "consent_page.not_found",
    days: CONSENT_LINK_DAYS,
    fresh: consent,
    revoke: ({ patient }) => as(ana, () => Consents.revokeLink({ patient, text: "acupuncture" })),
  },
};

const CASES = Object.entries(KINDS).flatMap(([kind, { routes }]) =>
  Object.entries(routes).map(([name, route]) => ({ kind, name, route })),
);

/** What a phone would see, without what differs between any two requests. */
async function answer({ kind, name, route }: (typeof CASES)[number], link: Fresh, key: string) {
  const { params, body: input } = link.sent[name]?.() ?? {};
  const { body, headers, status } = await callHandler(route, await handlerOf(route), {
    params: { key, ...params },
    body: input,
    headers: { "cloudfront-viewer-address": `2001:db8:${kind.length}:${name.length}::1:443` },
  });
  const { requestId: _, ...said } = body;
  const { "x-request-id": __, ...sent } = headers;
  return { status, said, sent };
}

describe.each(CASES)("a $kind link at $name", (one) => {
  const { fresh, revoke, days, code } = KINDS[one.kind] as Kind;

  test("is answered like one that nobody made once it was revoked or has expired", async () => {
    const revoked = await fresh();
    const expired = await fresh();
    const unknown = await answer(one, revoked, UNKNOWN);
    expect(unknown).toMatchObject({ status: 404, said: { code } });
    await revoke(revoked);
    expect(await answer(one, revoked, revoked.key)).toEqual(unknown);
    const back = shiftClock((days + 1) * DAY_MS);
    try {
      expect(await answer(one, expired, expired.key)).toEqual(unknown);
    } finally {
      back();
    }
  });

  test("works until then", async () => {
    const link = await fresh();
    if (one.name === "getCopy") {
      const sign = { ...one, name: "signPage", route: consentPageRoutes.signPage };
      expect((await answer(sign, link, link.key)).status).toBe(200);
    }
    expect((await answer(one, link, link.key)).status).toBe(200);
  });
});

test("the copy of what was signed by a link ends with the link", async () => {
  const link = await consent();
  const at = (name: "signPage" | "getCopy") => ({ kind: "consent", name, route: consentPageRoutes[name] });
  expect((await answer(at("signPage"), link, link.key)).status).toBe(200);
  const unknown = await answer(at("getCopy"), link, UNKNOWN);
  const back = shiftClock((CONSENT_LINK_DAYS + 1) * DAY_MS);
  try {
    expect(await answer(at("getCopy"), link, link.key)).toEqual(unknown);
  } finally {
    back();
  }
});
