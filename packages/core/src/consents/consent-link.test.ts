import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ConsentPage } from "../contracts/consents/consent-page.ts";
import * as Patients from "../patients/index.ts";
import { shiftClock } from "../platform/clock.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { beforeRequests, countRequests, localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { refusal } from "../testing/refusal.ts";
import { db } from "./entities.ts";
import * as Consents from "./index.ts";

localTable();
localFiles();
let clinic: TestSpace;
let ana: TestUser;
let desk: TestUser;
let requests = 0;
let patient: { id: string; name: string };
beforeAll(async () => {
  countRequests(() => {
    requests += 1;
  });
  clinic = await makeSpace();
  ana = await makeUser(clinic.id, "professional", { name: "Demo Therapist" });
  desk = await makeUser(clinic.id, "receptionist");
});
beforeEach(async () => {
  patient = await makePatient(clinic.id, { name: "Demo Minor Patient", birthday: "2016-02-03" });
});

const create = (texts: string | string[] = "acupuncture", who = ana) =>
  as(who, () =>
    Consents.createLink({ patient: patient.id, texts: [texts].flat(), signer: "representative" }),
  );
const keyIn = ({ url }: { url: string }) => String(url.split("/consent/")[1]);
const link = async (texts?: string | string[]) => keyIn(await create(texts));
const REQUEST = "6f0d6d5e-8b3f-4f0e-9d59-0d2a5b1f7c11";
const mother = { kind: "representative" as const, name: "Demo Mother", relation: "mother", document: "" };
const answer = ({ text, version, language, seen, after }: ConsentPage) => ({
  text: text as "acupuncture",
  version,
  language,
  seen,
  after,
  signer: mother,
  request: REQUEST,
});
const typed = { kind: "typed" as const, name: "Demo Mother" };
const sign = (key: string, page: ConsentPage, over: object = {}) =>
  Consents.signPage({ params: { key }, body: { ...answer(page), signature: typed, ...over } });
const read = (key: string) => Consents.readPage(key, undefined);
const gone = async (work: Promise<unknown>) => {
  const { kind, code } = await refusal(work);
  return [kind, code];
};
const NO_PAGE = ["absent", "consent_page.not_found"];

describe("a link to sign a text", () => {
  test("shows the clinic, initials and the text, and notes when it was first opened", async () => {
    const made = await create();
    expect(made.url).toMatch(/\/consent\/[\w-]{27}$/);
    requests = 0;
    const page = await read(keyIn(made));
    expect(requests).toBeLessThanOrEqual(5);
    expect(page).toMatchObject({ initials: "D. P.", minor: true, language: "en", after: null });
    expect(JSON.stringify({ ...page, body: "", title: "" })).not.toContain("Minor");
    expect((await Consents.readPage(keyIn(made), "pt")).title).not.toBe(page.title);
    const { items } = await as(desk, () => Consents.listLinks(patient.id));
    expect(items).toMatchObject([
      {
        texts: [{ text: "acupuncture", status: "open" }],
        signer: "representative",
        created_by: "Demo Therapist",
      },
    ]);
    expect(items[0]?.opened_at).not.toBeNull();
    const stored = await db.entities.link
      .get({ space_id: clinic.id, patient_id: patient.id, text_id: "acupuncture" })
      .go();
    expect(JSON.stringify([items, stored.data])).not.toContain(keyIn(made));
  });

  test("is signed by the mother of a minor; the patient's states and the document say so", async () => {
    const key = await link();
    const page = await read(key);
    const own = await refusal(sign(key, page, { signer: { kind: "patient" } }));
    expect(own.facts.fields).toEqual({ "signer.kind": "consent.representative_required" });
    requests = 0;
    expect((await sign(key, page)).status).toBe("signed");
    expect(requests).toBeLessThanOrEqual(5);
    const { items, decisions } = await as(ana, () => Consents.listOfPatient(patient.id));
    expect(decisions).toMatchObject([{ text: "acupuncture", status: "signed", for_minor: true }]);
    expect(items).toMatchObject([
      { source: "link", witness: null, signer: { name: "Demo Mother", relation: "mother" } },
    ]);
    expect((await as(desk, () => Consents.listLinks(patient.id))).items[0]?.texts[0]?.status).toBe("signed");
    const { url } = await Consents.getCopy(key, REQUEST);
    expect(await pdfText(await (await fetch(url)).bytes())).toContain("Demo Mother");
  });

  test("takes one decision: what is sent twice is signed once, and another request finds nothing", async () => {
    const key = await link();
    const page = await read(key);
    const first = await sign(key, page);
    expect(await sign(key, page)).toEqual(first);
    const other = "00000000-0000-4000-8000-000000000002";
    expect(await gone(sign(key, page, { request: other }))).toEqual(NO_PAGE);
    expect(await gone(Consents.getCopy(key, other))).toEqual(NO_PAGE);
    expect(await gone(read(key))).toEqual(NO_PAGE);
    expect((await as(ana, () => Consents.listOfPatient(patient.id))).items).toHaveLength(1);
  });

  test("of two decisions sent at the same moment only one is recorded", async () => {
    const key = await link();
    const page = await read(key);
    const both = ["1", "2"].map((end) =>
      sign(key, page, { request: `00000000-0000-4000-8000-00000000000${end}` }),
    );
    const settled = await Promise.allSettled(both);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await as(ana, () => Consents.listOfPatient(patient.id))).items).toHaveLength(1);
  });

  test("can refuse, with the reason", async () => {
    const key = await link();
    const body = { ...answer(await read(key)), reason: "Not now" };
    expect((await Consents.refusePage({ params: { key }, body })).status).toBe("refused");
    const { items } = await as(ana, () => Consents.listOfPatient(patient.id));
    expect(items).toMatchObject([{ status: "refused", reason: "Not now", source: "link" }]);
    expect(await gone(Consents.getCopy(key, REQUEST))).toEqual(NO_PAGE);
  });

  test("shows words that changed since they were read, without what only the clinic sees", async () => {
    const key = await link();
    const error = await refusal(sign(key, { ...(await read(key)), seen: "0".repeat(64) }));
    expect(error.code).toBe("consent_text.changed");
    expect(error.facts.current).toMatchObject({ initials: "D. P." });
    expect(error.facts.current).not.toHaveProperty("patient_name");
    expect(error.facts.current).not.toHaveProperty("representative");
  });
});

describe("a link for several texts", () => {
  const texts = ["acupuncture", "minor", "data_protection"];

  test("shows them in the order in which patients need them, one after the other", async () => {
    const key = await link(texts);
    for (const [at, text] of ["data_protection", "minor", "acupuncture"].entries()) {
      const page = await read(key);
      expect(page).toMatchObject({ text, number: at + 1, count: 3, signer: "representative" });
      const request = `00000000-0000-4000-8000-00000000000${at}`;
      expect(await sign(key, page, { request })).toMatchObject({ status: "signed", left: 2 - at });
      expect((await Consents.getCopy(key, request)).url).toContain("http");
    }
    expect(await gone(read(key))).toEqual(NO_PAGE);
    const { items } = await as(ana, () => Consents.listLinks(patient.id));
    expect(items).toHaveLength(1);
    expect(items[0]?.texts.map(({ status }) => status)).toEqual(["signed", "signed", "signed"]);
  });

  test("leaves out what was signed on the tablet, and what got a newer link", async () => {
    const key = await link(texts);
    const form = await as(ana, () => Consents.getForm(patient.id, { text: "minor", language: "en" }));
    const { version, language, seen, after } = form;
    const body = { version, language, seen, after, signer: mother, signature: typed };
    await as(ana, () => Consents.sign(patient.id, { ...body, text: "minor", establishment: null }));
    await create("data_protection");
    const page = await read(key);
    expect(page).toMatchObject({ text: "acupuncture" });
    expect((await sign(key, page)).status).toBe("signed");
    expect(await gone(read(key))).toEqual(NO_PAGE);
    const { items } = await as(ana, () => Consents.listLinks(patient.id));
    expect(items.map((one) => one.texts.map(({ text, status }) => [text, status]))).toEqual([
      [["data_protection", "open"]],
      [["acupuncture", "signed"]],
    ]);
  });

  test("is revoked as a whole; what was decided with it stays", async () => {
    const key = await link(texts);
    await sign(key, await read(key));
    await as(ana, () => Consents.revokeLink({ patient: patient.id, text: "acupuncture" }));
    expect(await gone(read(key))).toEqual(NO_PAGE);
    const { items } = await as(desk, () => Consents.listLinks(patient.id));
    expect(items.map((one) => one.texts.map(({ status }) => status))).toEqual([["signed"]]);
  });

  /** Revokes the link, while something else happens between what the revocation reads and what it writes. */
  const revokeWhile = async (other: () => Promise<unknown>) => {
    let isWaiting = true;
    const undo = beforeRequests(async (input) => {
      if (!isWaiting || !("TransactItems" in input)) return;
      isWaiting = false;
      await other();
    });
    try {
      await as(ana, () => Consents.revokeLink({ patient: patient.id, text: "acupuncture" }));
      expect(isWaiting).toBe(false);
    } finally {
      undo();
    }
  };

  test("keeps what the patient signs at the moment in which it is revoked, with their copy", async () => {
    const key = await link(texts);
    const page = await read(key);
    await revokeWhile(() => sign(key, page));
    expect((await Consents.getCopy(key, REQUEST)).url).toContain("http");
    const { items } = await as(desk, () => Consents.listLinks(patient.id));
    expect(items.map((one) => one.texts.map(({ status }) => status))).toEqual([["signed"]]);
    expect(await gone(read(key))).toEqual(NO_PAGE);
  });

  test("is not revoked in the place of the one that it replaced at that moment", async () => {
    const old = await link(texts);
    let made = "";
    await revokeWhile(async () => {
      made = await link(texts);
    });
    expect((await read(made)).text).toBe("data_protection");
    expect(await gone(read(old))).toEqual(NO_PAGE);
  });

  test("is not made for a minor to sign, nor by the front desk if one text is about a treatment", async () => {
    const wanted = { patient: patient.id, signer: "patient" as const, texts: ["data_protection"] };
    const error = await refusal(as(desk, () => Consents.createLink(wanted)));
    expect(error.facts.fields).toEqual({ signer: "consent.representative_required" });
    expect((await refusal(create(["data_protection", "acupuncture"], desk))).code).toBe(
      "consent.therapeutic",
    );
  });
});

test("the clinic sees for some weeks that a link expired", async () => {
  await create();
  const undo = shiftClock(8 * 86_400_000);
  try {
    const { items } = await as(ana, () => Consents.listLinks(patient.id));
    expect(items[0]?.texts).toEqual([{ text: "acupuncture", status: "expired", decided_at: null }]);
  } finally {
    undo();
  }
});

test("a link made before texts could be put together still works, and is signed by who opens it", async () => {
  const made = await create();
  const key = { space_id: clinic.id, patient_id: patient.id, text_id: "acupuncture" };
  await db.entities.link.patch(key).remove(["sealed_token", "signer"]).go();
  const page = await read(keyIn(made));
  expect(page.signer).toBeNull();
  expect((await sign(keyIn(made), page)).status).toBe("signed");
});

describe("a link that does not work", () => {
  const ways: [string, () => Promise<string>][] = [
    ["a wrong one", async () => "x".repeat(27)],
    [
      "a revoked one",
      async () => {
        const key = await link();
        await as(ana, () => Consents.revokeLink({ patient: patient.id, text: "acupuncture" }));
        return key;
      },
    ],
    [
      "one that was replaced",
      async () => {
        const key = await link();
        await create();
        return key;
      },
    ],
    [
      "one of an archived patient",
      async () => {
        const key = await link();
        const manager = await makeUser(clinic.id, "manager", { owner: true });
        await as(manager, () => Patients.archive(patient.id));
        return key;
      },
    ],
    [
      "one whose text was signed on the tablet",
      async () => {
        const key = await link();
        const form = await as(ana, () =>
          Consents.getForm(patient.id, { text: "acupuncture", language: "en" }),
        );
        const { version, language, seen, after } = form;
        const body = { version, language, seen, after, signer: mother, signature: typed };
        await as(ana, () => Consents.sign(patient.id, { ...body, text: "acupuncture", establishment: null }));
        return key;
      },
    ],
  ];
  test.each(ways)("%s gets the one answer, after the same time, also for a decision", async (_, make) => {
    const key = await make();
    const page = {
      text: "acupuncture",
      version: "p1",
      language: "en",
      seen: "0".repeat(64),
      after: null,
    } as unknown as ConsentPage;
    const began = performance.now();
    expect(await gone(read(key))).toEqual(NO_PAGE);
    expect(performance.now() - began).toBeGreaterThanOrEqual(395);
    const decided = await gone(sign(key, page));
    // Words that are no longer those are told apart only by who has a link that works.
    expect([NO_PAGE[1], "consent_text.changed"]).toContain(decided[1]);
  });

  test("stops after seven days", async () => {
    const key = await link();
    const undo = shiftClock(7 * 86_400_000 + 1000);
    try {
      expect(await gone(read(key))).toEqual(NO_PAGE);
    } finally {
      undo();
    }
  });

  test("is not made by the front desk for a treatment, only for the protection of data", async () => {
    expect((await refusal(create("acupuncture", desk))).code).toBe("consent.therapeutic");
    expect((await create("data_protection", desk)).link.texts[0]?.status).toBe("open");
  });

  test("is opened no more than the limit allows", async () => {
    const key = await link();
    const opened = await Promise.allSettled(Array.from({ length: 130 }, () => read(key)));
    const refused = opened.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
  });
});
