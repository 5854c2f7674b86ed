import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ConsentSigned } from "../contracts/consents/consent-terms.ts";
import { MAX_CONSENTS } from "../contracts/consents/consent-terms.ts";
import { consentsRoutes } from "../contracts/consents/consents.ts";
import * as Patients from "../patients/index.ts";
import { shiftClock, todayIn } from "../platform/clock.ts";
import { inContext, type RequestContext } from "../platform/context.ts";
import { createFile, putFile, removeFile, wholeFile } from "../platform/files.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { plusDays } from "../time/days.ts";
import { signConsent } from "./deciding.ts";
import { db } from "./entities.ts";
import * as Consents from "./index.ts";
import { documentKey } from "./signed-document.ts";

localTable();
localFiles();
let clinic: TestSpace;
let space: string;
let ana: TestUser;
let desk: TestUser;
let manager: TestUser;
let stranger: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  clinic = await makeSpace();
  space = clinic.id;
  ana = await makeUser(space, "professional", { name: "Demo Therapist" });
  desk = await makeUser(space, "receptionist");
  manager = await makeUser(space, "manager", { owner: true, practises: true });
  stranger = await makeUser((await makeSpace()).id, "professional");
});
beforeEach(async () => {
  patient = await makePatient(space, { name: "Demo Patient Twelve", birthday: "1980-02-03" });
});

const STROKES = ["10,100 200,40 400,160", "420,90 500,100"];
type Over = Partial<ConsentSigned> & { establishment?: string | null; text?: ConsentSigned["text"] };

/** What the dialog sends: the words as shown, after the last decision. */
async function shown(over: Over = {}, who = ana, of = patient.id) {
  const { text = "acupuncture", language } = over;
  const form = await as(who, () => Consents.getForm(of, { text, language }));
  return {
    text,
    version: form.version,
    language: form.language,
    seen: form.seen,
    after: form.after,
    signer: { kind: "patient" as const },
    establishment: clinic.establishment.id,
    ...over,
  };
}
const drawn = { kind: "drawn" as const, strokes: STROKES };
async function signed(over: Over = {}, who = ana, of = patient.id) {
  const body = { ...(await shown(over, who, of)), signature: over.signature ?? drawn };
  return as(who, () => Consents.sign(of, body));
}
const list = (who = ana, of = patient.id) => as(who, () => Consents.listOfPatient(of));
const stateOf = async (text: string, who = ana, of = patient.id) =>
  (await list(who, of)).decisions.find((decision) => decision.text === text);

describe("signing", () => {
  test("keeps who, when, where, which words and who witnessed it", async () => {
    const entry = await signed();
    expect(entry).toMatchObject({
      status: "signed",
      text: "acupuncture",
      version: "p1",
      language: "en",
      place: "Demo House",
      witness: "Demo Therapist",
      source: "tablet",
      signer: { kind: "patient", name: "Demo Patient Twelve" },
    });
    expect(entry.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await list()).items).toEqual([entry]);
    expect(await stateOf("acupuncture")).toMatchObject({ status: "signed", consent: entry.id });
  });

  test("makes no more requests than its contract declares", async () => {
    const body = { ...(await shown()), signature: drawn };
    const { calls } = await counted(ana, () => Consents.sign(patient.id, body));
    expect(calls).toBeLessThanOrEqual(consentsRoutes.sign.calls);
    const lists = await counted(ana, () => Consents.listOfPatient(patient.id));
    expect(lists.calls).toBeLessThanOrEqual(consentsRoutes.listOfPatient.calls);
    const states = await counted(ana, () => Consents.listStates([patient.id]));
    expect(states.calls).toBe(2);
  });

  test("the PDF holds the words in the patient's language, the signer and the hash", async () => {
    const maria = await makePatient(space, { name: "Demo Conceição", language: "pt" });
    const entry = await signed({ text: "data_protection" }, desk, maria.id);
    const file = await wholeFile(documentKey({ space_id: space, consent_id: entry.id }, "pdf"));
    const text = pdfText(file as Uint8Array).replaceAll(/\s+/g, " ");
    for (const part of [
      "Proteção dos seus dados",
      "Eu, Demo Conceição, li",
      "Demo House",
      String(entry.hash),
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]/);
  });

  test("a minor's representative signs, and the minor alone cannot", async () => {
    const child = await makePatient(space, {
      name: "Demo Child",
      birthday: plusDays(todayIn("Europe/Lisbon"), -4000),
    });
    await expect(signed({ text: "minor" }, ana, child.id)).rejects.toMatchObject({
      facts: { fields: { "signer.kind": "consent.representative_required" } },
    });
    const signer = {
      kind: "representative" as const,
      name: "Demo Mother",
      relation: "mother",
      document: "D-1",
    };
    const entry = await signed({ text: "minor", signer }, ana, child.id);
    const file = await wholeFile(documentKey({ space_id: space, consent_id: entry.id }, "json"));
    const { text } = JSON.parse(new TextDecoder().decode(file as Uint8Array));
    expect(text.body).toContain("I, Demo Mother, am the legal representative of Demo Child");
    expect(await stateOf("minor", ana, child.id)).toMatchObject({ for_minor: true });
  });

  test("other words than those shown are refused", async () => {
    const body = { ...(await shown()), signature: drawn };
    await db.entities.patient.get({ space_id: space, patient_id: patient.id }).go();
    await as(manager, () => Patients.update(patient.id, { name: "Demo Patient Renamed", version: 1 }));
    await expect(as(ana, () => Consents.sign(patient.id, body))).rejects.toMatchObject({
      code: "consent_text.changed",
      facts: { current: { patient_name: "Demo Patient Renamed" } },
    });
  });

  test("a decision in between makes it stale, and nothing is stored twice", async () => {
    const body = { ...(await shown()), signature: drawn };
    await signed();
    await expect(as(ana, () => Consents.sign(patient.id, body))).rejects.toMatchObject({
      code: "consent.stale",
    });
    expect((await list()).items).toHaveLength(1);
  });

  test("a repeated request gets the first answer", async () => {
    const body = { ...(await shown()), signature: drawn };
    const idempotency = { key: "one", fingerprint: "one" };
    const first = await as(ana, () => Consents.sign(patient.id, body), { idempotency });
    await expect(as(ana, () => Consents.sign(patient.id, body), { idempotency })).rejects.toMatchObject({
      result: { id: first.id },
    });
    expect((await list()).items).toHaveLength(1);
  });

  test("two texts signed at the same moment are both kept", async () => {
    await signed();
    await Promise.all([signed({ text: "bloodletting" }), signed({ text: "photos" })]);
    expect((await list()).decisions.map(({ text }) => text).sort()).toEqual([
      "acupuncture",
      "bloodletting",
      "photos",
    ]);
  });

  test("of two signatures of one text at the same moment one is refused", async () => {
    const both = await Promise.allSettled([signed(), signed()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await list()).items).toHaveLength(1);
  });

  test("a place of another clinic is refused, an archived patient too", async () => {
    const establishment = "est_01K0DEM0000000000000000001";
    await expect(signed({ establishment })).rejects.toMatchObject({
      facts: { fields: { establishment: "establishment.not_found" } },
    });
    const gone = await makePatient(space, { state: "archived" });
    await expect(signed({}, ana, gone.id)).rejects.toMatchObject({ code: "patient.archived" });
  });

  test("a record holds a limited number of decisions", async () => {
    const many = { space_id: space, patient_id: patient.id, decisions: {}, count: MAX_CONSENTS, version: 1 };
    await db.entities.patient.put(many).go();
    await expect(signed()).rejects.toMatchObject({ code: "consent.too_many" });
  });

  test("works without a session, as a link does", async () => {
    const { establishment, ...body } = { ...(await shown()), signature: drawn };
    const context: RequestContext = { requestId: "test", dynamoCalls: 0 };
    const where = {
      space_id: space,
      patient_id: patient.id,
      source: "link" as const,
      witness: null,
      professional: "Demo Therapist",
      establishment: null,
    };
    const entry = await inContext(context, () => signConsent(where, body));
    expect(entry).toMatchObject({ source: "link", witness: null, place: "" });
  });
});

describe("refusing, taking back and renewing", () => {
  test("a refusal keeps its reason and needs no document", async () => {
    const body = { ...(await shown()), reason: "Afraid of needles" };
    const entry = await as(ana, () => Consents.refuse(patient.id, body));
    expect(entry).toMatchObject({ status: "refused", reason: "Afraid of needles", hash: null });
    const one = { patient: patient.id, consent: entry.id };
    await expect(as(ana, () => Consents.getDocument(one))).rejects.toMatchObject({
      code: "consent.not_found",
    });
    expect(await stateOf("acupuncture")).toMatchObject({ status: "refused" });
    await signed();
    expect(await stateOf("acupuncture")).toMatchObject({ status: "signed" });
  });

  test("what was taken back keeps its document, and cannot be taken back twice", async () => {
    const { id } = await signed();
    const one = { patient: patient.id, consent: id };
    const entry = await as(ana, () => Consents.revoke(one, "Wants no more needles"));
    expect(entry).toMatchObject({ status: "revoked", revokes: id, reason: "Wants no more needles" });
    await expect(as(ana, () => Consents.revoke(one, "Again"))).rejects.toMatchObject({
      code: "consent.stale",
    });
    expect(await as(ana, () => Consents.verify(one))).toMatchObject({ content: true, document: true });
    expect((await list()).items.map(({ status }) => status)).toEqual(["revoked", "signed"]);
  });
});

describe("the stored document", () => {
  test("is verified, and neither replaced nor deleted", async () => {
    const { id, hash } = await signed();
    const key = documentKey({ space_id: space, consent_id: id }, "pdf");
    const other = new TextEncoder().encode("another");
    await expect(createFile(key, other, "application/pdf")).rejects.toThrow("412");
    await expect(putFile(key, other, "application/pdf")).rejects.toThrow("403");
    await expect(removeFile(key)).rejects.toThrow("403");
    const found = await as(ana, () => Consents.verify({ patient: patient.id, consent: id }));
    expect(found).toMatchObject({ hash, content: true, document: true });
  });

  test("does not verify where something else was recorded", async () => {
    const { id } = await signed();
    const key = { space_id: space, patient_id: patient.id, consent_id: id };
    const { data } = await db.entities.consent.get(key).go();
    await db.entities.consent
      .put({ ...(data as NonNullable<typeof data>), content_hash: "0".repeat(64) })
      .go();
    const found = await as(ana, () => Consents.verify({ patient: patient.id, consent: id }));
    expect(found).toMatchObject({ content: false, document: true });
  });
});

describe("who sees what", () => {
  test("the front desk records the protection of data, and sees only how a treatment's consent stands", async () => {
    await expect(signed({}, desk)).rejects.toMatchObject({ code: "consent.therapeutic" });
    await signed({ text: "data_protection" }, desk);
    const { id } = await signed();
    await as(ana, () => Consents.revoke({ patient: patient.id, consent: id }, "CLINICAL REASON"));
    const seen = await list(desk);
    expect(JSON.stringify(seen)).not.toContain("CLINICAL REASON");
    expect(seen.decisions).toHaveLength(2);
    const one = { patient: patient.id, consent: id };
    await expect(as(desk, () => Consents.getDocument(one))).rejects.toMatchObject({
      code: "consent.therapeutic",
    });
    await expect(as(desk, () => Consents.verify(one))).rejects.toMatchObject({ code: "consent.therapeutic" });
  });

  test("nobody of another clinic", async () => {
    const { id } = await signed();
    await expect(list(stranger)).rejects.toMatchObject({ code: "patient.not_found" });
    await expect(
      as(stranger, () => Consents.verify({ patient: patient.id, consent: id })),
    ).rejects.toMatchObject({ code: "consent.not_found" });
    expect((await as(stranger, () => Consents.listStates([patient.id]))).items).toEqual([]);
  });
});

test("lists read how each patient stands in one batch", async () => {
  const other = await makePatient(space, { birthday: plusDays(todayIn("Europe/Lisbon"), -3000) });
  await signed();
  const { items, texts } = await as(desk, () => Consents.listStates([patient.id, other.id]));
  expect(items).toMatchObject([
    { patient: patient.id, decisions: [{ text: "acupuncture", status: "signed" }] },
    { patient: other.id, age: 8, decisions: [] },
  ]);
  expect(texts.filter(({ collects }) => collects).map(({ id }) => id)).toEqual(["data_protection"]);
});

test("what a merged record decided counts for the remaining one, the later of two", async () => {
  const add = (name: string) => as(manager, () => Patients.create({ name, confirm_duplicates: true }));
  const one = await add("Demo Merge One");
  const two = await add("Demo Merge Two");
  await signed({}, ana, two.id);
  await signed({ text: "photos" }, ana, one.id);
  const reset = shiftClock(60_000);
  await as(ana, async () => {
    const body = { ...(await shown({ text: "photos" }, ana, two.id)), reason: "Demo" };
    return Consents.refuse(two.id, body);
  });
  await as(manager, () =>
    Patients.merge(one.id, { other: two.id, version: one.version, other_version: two.version }),
  );
  const states = async (id: string) => {
    const { items } = await as(ana, () => Consents.listStates([id]));
    return Object.fromEntries(items[0]?.decisions.map(({ text, status }) => [text, status]) ?? []);
  };
  const expected = { acupuncture: "signed", photos: "refused" };
  expect(await states(one.id)).toEqual(expected);
  expect(await states(two.id)).toEqual(expected);
  expect((await list(ana, one.id)).items).toHaveLength(3);
  const { patient: record, id } =
    (await list(ana, one.id)).items.find(({ text }) => text === "acupuncture") ?? {};
  expect(
    await as(ana, () => Consents.verify({ patient: String(record), consent: String(id) })),
  ).toMatchObject({
    document: true,
  });
  await expect(signed({}, ana, two.id)).rejects.toMatchObject({ code: "patient.merged" });
  // A new decision follows the one of the merged record.
  await signed({ text: "photos" }, ana, one.id);
  expect(await states(one.id)).toMatchObject({ photos: "signed" });
  reset?.();
});
