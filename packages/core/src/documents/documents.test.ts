import { beforeAll, describe, expect, test } from "vitest";
import type { NewDocument } from "../contracts/documents/documents.ts";
import * as Patients from "../patients/index.ts";
import { shiftClock } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { makeDocument } from "../testing/documents.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { docx } from "../testing/office-files.ts";
import { makeHead } from "../testing/open-appointment.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Documents from "./index.ts";
import { db } from "./store.ts";

localTable();
localFiles();

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let desk: TestUser;
let manager: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
  manager = await makeUser(space.id, "manager", { owner: true, practises: true });
});

const PDF = new Uint8Array(Buffer.from("%PDF-1.7 a report"));
const bodyOf = (given: Partial<NewDocument> = {}) => ({
  kind: "exam" as const,
  title: "Blood count",
  date: "2026-03-01",
  appointment: null,
  format: "pdf" as const,
  size: PDF.length,
  ...given,
});
const asked = (patient: string, given: Partial<NewDocument> = {}, user = ana) =>
  as(user, () => Documents.create({ params: { patient }, body: bodyOf(given) }));

const send = ({ upload }: Awaited<ReturnType<typeof asked>>, file: Uint8Array<ArrayBuffer> = PDF) =>
  fetch(upload.url, { method: "PUT", headers: upload.headers, body: file });

async function added(patient: string, given: Partial<NewDocument> = {}, user = ana, file = PDF) {
  const made = await asked(patient, { size: file.length, ...given }, user);
  await send(made, file);
  return as(user, () => Documents.complete({ patient, document: made.document }));
}
const listed = (patient: string, query: object = {}, user = ana) =>
  as(user, () => Documents.list(patient, { limit: 50, archived: false, ...query }));
const used = (user = manager) => as(user, async () => (await Documents.diskUse()).used_bytes);

describe("uploading a document", () => {
  test("lists it once its file is there, however often it is completed", async () => {
    const { id: patient } = await makePatient(space.id);
    const made = await asked(patient);
    expect((await listed(patient)).items).toEqual([]);
    const named = { patient, document: made.document };
    expect(await refusal(as(ana, () => Documents.complete(named)))).toMatchObject({
      facts: { fields: { file: "file.not_found" } },
    });
    await send(made);
    const before = await used();
    const first = await as(ana, () => Documents.complete(named));
    const second = await as(ana, () => Documents.complete(named));
    expect(second).toEqual(first);
    expect((await used()) - before).toBe(PDF.length);
    expect((await listed(patient)).items).toEqual([first]);
    expect(first).toMatchObject({ title: "Blood count", added_by: { id: ana.id }, archived_until: null });
  });

  test("counts a document once that two requests complete at the same moment", async () => {
    const { id: patient } = await makePatient(space.id);
    const made = await asked(patient);
    await send(made);
    const before = await used();
    const complete = () => as(ana, () => Documents.complete({ patient, document: made.document }));
    const [first, second] = await Promise.all([complete(), complete()]);
    expect(second).toEqual(first);
    expect((await used()) - before).toBe(PDF.length);
  });

  test.each([
    ["a page", "pdf", "<!doctype html><script>alert(1)</script>"],
    ["a page among text", "txt", "<script>alert(1)</script>"],
    ["another format", "docx", "%PDF-1.7 a report"],
  ] as const)("refuses %s that is called %s", async (_, format, text) => {
    const { id: patient } = await makePatient(space.id);
    const file = new Uint8Array(Buffer.from(text));
    const made = await asked(patient, { format, size: file.length });
    await send(made, file);
    const refused = await refusal(as(ana, () => Documents.complete({ patient, document: made.document })));
    expect(refused).toMatchObject({ facts: { fields: { file: "document.format" } } });
    expect((await listed(patient)).items).toEqual([]);
  });

  test("recognises an Office file by its parts, and takes only the first file at a link", async () => {
    const { id: patient } = await makePatient(space.id);
    const file = docx();
    const made = await asked(patient, { format: "docx", size: file.length });
    expect((await send(made, file)).status).toBe(200);
    expect((await send(made, file)).status).toBe(412);
    const shown = await as(ana, () => Documents.complete({ patient, document: made.document }));
    expect(shown).toMatchObject({ format: "docx", size: file.length });
    const opened = await as(ana, () => Documents.open({ patient, document: shown.id }));
    expect(opened.view).toBeNull();
  });

  test("is refused beyond the plan's disk space, before and after the upload", async () => {
    const { id } = await makeSpace({ plan: "free_trial" });
    const user = await makeUser(id, "professional");
    const { id: patient } = await makePatient(id);
    const made = await asked(patient, {}, user);
    await send(made);
    await as(user, async () => {
      const { write } = Spaces.reserveDisk(1024 ** 3 - 5);
      const { transact } = await import("../db/transact.ts");
      await transact({ writes: [{ write }] });
    });
    const full = { code: "plan.max_disk_space", kind: "forbidden" };
    expect(await refusal(asked(patient, {}, user))).toMatchObject(full);
    const complete = as(user, () => Documents.complete({ patient, document: made.document }));
    expect(await refusal(complete)).toMatchObject(full);
    expect((await listed(patient, {}, user)).items).toEqual([]);
  });

  test("is linked to a visit of the same patient only", async () => {
    const { id: patient } = await makePatient(space.id);
    const own = await makeHead(ana, "open", undefined, patient);
    const another = await makeHead(ana, "open");
    const document = await added(patient, { appointment: own });
    expect(document.appointment).toBe(own);
    expect(await refusal(asked(patient, { appointment: another }))).toMatchObject({
      code: "appointment.not_found",
    });
    const unlinked = await as(ana, () =>
      Documents.update({ patient, document: document.id }, { version: document.version, appointment: null }),
    );
    expect(unlinked.appointment).toBeNull();
  });
});

describe("the links of a document", () => {
  test("are answered with the document's own type and name, whatever the file says", async () => {
    const { id: patient } = await makePatient(space.id);
    const { id } = await added(patient, { title: 'Relatório "março" (1)' });
    const { view, download } = await as(ana, () => Documents.open({ patient, document: id }));
    const shown = await fetch(String(view));
    expect(shown.headers.get("content-type")).toBe("application/pdf");
    expect(shown.headers.get("content-disposition")).toMatch(/^inline;/);
    const saved = await fetch(download);
    expect(decodeURIComponent(String(saved.headers.get("content-disposition")))).toBe(
      "attachment;filename*=UTF-8''Relatório  março  (1).pdf",
    );
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(PDF);
  });
});

describe("the list of documents", () => {
  test("goes by day, newest first, page by page, each document once", async () => {
    const { id: patient } = await makePatient(space.id);
    const days = ["2026-01-02", "2026-01-05", "2026-01-02", "2026-01-09", "2025-12-31"];
    for (const date of days) await makeDocument(ana, patient, { date });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(patient, { limit: 2, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ date }) => date));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual([...days].sort().reverse());
  });

  test("is filtered by kind and by any part of the title, without accents", async () => {
    const { id: patient } = await makePatient(space.id);
    await makeDocument(ana, patient, { title: "Análise à glicose" });
    await makeDocument(ana, patient, { title: "Ecografia", kind: "report" });
    const titles = async (query: object) => (await listed(patient, query)).items.map(({ title }) => title);
    expect(await titles({ q: "ANALISE" })).toEqual(["Análise à glicose"]);
    expect(await titles({ kind: "report" })).toEqual(["Ecografia"]);
    expect(await titles({ kind: "exam", q: "eco" })).toEqual([]);
  });

  test("finds one title among many in few requests", async () => {
    const { id: patient } = await makePatient(space.id);
    await makeDocument(ana, patient, { title: "The old letter", date: "2020-01-01" });
    for (let day = 0; day < 450; day += 150)
      await Promise.all(Array.from({ length: 150 }, () => makeDocument(ana, patient)));
    const { value, calls } = await counted(ana, () =>
      Documents.list(patient, { limit: 50, archived: false, q: "old letter" }),
    );
    expect(value.items.map(({ title }) => title)).toEqual(["The old letter"]);
    expect(calls).toBeLessThanOrEqual(5);
  });

  test("shows the front desk administrative documents only", async () => {
    const { id: patient } = await makePatient(space.id);
    await makeDocument(ana, patient, { title: "Exam" });
    const paper = await added(patient, { kind: "administrative", title: "Insurance" }, desk);
    expect((await listed(patient, {}, desk)).items.map(({ title }) => title)).toEqual(["Insurance"]);
    expect((await listed(patient, { kind: "exam" }, desk)).items).toEqual([]);
    expect(await refusal(asked(patient, {}, desk))).toMatchObject({ code: "document.not_own" });
    const change = as(desk, () =>
      Documents.update({ patient, document: paper.id }, { version: paper.version, kind: "exam" }),
    );
    expect(await refusal(change)).toMatchObject({ code: "document.not_own" });
    const exam = await as(rui, () =>
      Documents.update({ patient, document: paper.id }, { version: paper.version, kind: "exam" }),
    ).catch((error: unknown) => error);
    expect(exam).toMatchObject({ code: "document.not_own" });
  });

  test("keeps a colleague's documents from others where the clinic does not share", async () => {
    const { id } = await makeSpace({ sharesClinicalRecords: false });
    const one = await makeUser(id, "professional");
    const other = await makeUser(id, "professional");
    const boss = await makeUser(id, "manager", { owner: true });
    const { id: patient } = await makePatient(id);
    const document = await makeDocument(one, patient);
    expect((await listed(patient, {}, other)).items).toEqual([]);
    expect(await refusal(as(other, () => Documents.open({ patient, document: document.id })))).toMatchObject({
      code: "document.not_found",
    });
    expect((await listed(patient, {}, boss)).items).toMatchObject([{ id: document.id, changeable: false }]);
  });

  test("holds the documents of merged records too, each page in order", async () => {
    const kept = await makePatient(space.id);
    const gone = await makePatient(space.id);
    await makeDocument(ana, kept.id, { date: "2026-01-03", title: "c" });
    await makeDocument(ana, gone.id, { date: "2026-01-02", title: "b" });
    const old = await makeDocument(ana, gone.id, { date: "2026-01-01", title: "a" });
    await as(manager, async () => {
      const a = await Patients.get(kept.id);
      const b = await Patients.get(gone.id);
      await Patients.merge(kept.id, { other: gone.id, version: a.version, other_version: b.version });
    });
    const first = await listed(kept.id, { limit: 2 });
    const second = await listed(kept.id, { limit: 2, cursor: first.next });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(["c", "b", "a"]);
    expect(second.next).toBeNull();
    const renamed = await as(ana, () =>
      Documents.update({ patient: gone.id, document: old.id }, { version: old.version, title: "a2" }),
    );
    expect(renamed.title).toBe("a2");
  });

  test("answers those added since a moment", async () => {
    const { id: patient } = await makePatient(space.id);
    const back = shiftClock(-3 * 86_400_000);
    await added(patient, { title: "Before" });
    back();
    const since = new Date(Date.now() - 86_400_000).toISOString();
    await added(patient, { title: "After", date: "2020-01-01" });
    const { items } = await as(ana, () => Documents.listAdded(patient, since));
    expect(items.map(({ title }) => title)).toEqual(["After"]);
    expect((await as(desk, () => Documents.listAdded(patient, since))).items).toEqual([]);
  });
});

describe("changing a document", () => {
  test("refuses an edit of an earlier version, with the current one", async () => {
    const { id: patient } = await makePatient(space.id);
    const document = await makeDocument(ana, patient);
    const update = (title: string) =>
      as(ana, () =>
        Documents.update({ patient, document: document.id }, { version: document.version, title }),
      );
    await update("First");
    expect(await refusal(update("Second"))).toMatchObject({
      code: "document.stale",
      facts: { current: { title: "First", version: document.version + 1 } },
    });
  });

  test("is for who added it, and managers who treat", async () => {
    const { id: patient } = await makePatient(space.id);
    const document = await makeDocument(ana, patient);
    const archive = (user: TestUser) => as(user, () => Documents.archive({ patient, document: document.id }));
    expect(await refusal(archive(rui))).toMatchObject({ code: "document.not_own" });
    expect(await archive(manager)).toMatchObject({ changeable: true });
  });

  test("archives it for thirty days, in which it does not count, and brings it back once", async () => {
    const { id: patient } = await makePatient(space.id);
    const before = await used();
    const document = await added(patient);
    const named = { patient, document: document.id };
    await as(ana, () => Documents.archive(named));
    await as(ana, () => Documents.archive(named));
    expect(await used()).toBe(before);
    expect((await listed(patient)).items).toEqual([]);
    const [archived] = (await listed(patient, { archived: true })).items;
    expect(String(archived?.archived_until).slice(0, 10)).toBe(
      new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    );
    await as(ana, () => Documents.restore(named));
    await as(ana, () => Documents.restore(named));
    expect((await used()) - before).toBe(PDF.length);
    expect((await listed(patient)).items).toMatchObject([{ id: document.id, archived_until: null }]);
    await as(ana, () => Documents.archive(named));
    const back = shiftClock(31 * 86_400_000);
    try {
      expect(await refusal(as(ana, () => Documents.restore(named)))).toMatchObject({
        code: "document.not_found",
      });
      expect((await listed(patient, { archived: true })).items).toEqual([]);
    } finally {
      back();
    }
  });

  test("gives a document to who makes a clinical one of an administrative one", async () => {
    const { id: patient } = await makePatient(space.id);
    const user = await makeUser(space.id, "professional", { patients_permission: true });
    const document = await makeDocument(desk, patient, { kind: "administrative" });
    const exam = await as(user, () =>
      Documents.update({ patient, document: document.id }, { version: document.version, kind: "exam" }),
    );
    expect(exam).toMatchObject({ kind: "exam", changeable: true, added_by: { id: desk.id } });
    expect((await listed(patient, {}, desk)).items).toEqual([]);
  });
});

describe("the end of a document", () => {
  test("deletes its file, but never that of a listed one", async () => {
    const { id: patient } = await makePatient(space.id);
    const document = await added(patient);
    const { download } = await as(ana, () => Documents.open({ patient, document: document.id }));
    const stored = async () => {
      const key = { space_id: space.id, patient_id: patient, document_id: document.id };
      const { data } = await db.entities.document.get(key).go({ data: "raw", consistent: true });
      return (data as unknown as { Item: Record<string, unknown> }).Item;
    };
    await Documents.deleteFileOfEnded(await stored(), undefined);
    expect((await fetch(download)).status).toBe(200);
    await as(ana, () => Documents.archive({ patient, document: document.id }));
    const image = await stored();
    await Documents.deleteFileOfEnded(image, image);
    expect((await fetch(download)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) await Documents.deleteFileOfEnded(image, undefined);
    expect((await fetch(download)).status).toBe(404);
  });

  test("is not confused with another item", async () => {
    await Documents.deleteFileOfEnded({ __edb_e__: "photo", document_id: newId("document") }, undefined);
  });
});
