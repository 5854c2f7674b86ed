import { beforeAll, describe, expect, test } from "vitest";
import { MAX_ROWS_AT_ONCE } from "../contracts/imports/imports.ts";
import { db as patientsDb } from "../patients/entities.ts";
import * as Patients from "../patients/index.ts";
import { hashed } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { makeDocument } from "../testing/documents.ts";
import { killAt } from "../testing/killed-process.ts";
import { localFiles } from "../testing/local-files.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import * as Imports from "./index.ts";

localTable();
localFiles();
let manager: TestUser;
beforeAll(async () => {
  manager = await clinic();
});

const clinic = async (options = {}) =>
  makeUser((await makeSpace(options)).id, "manager", { owner: true, practises: true });

type Row = Parameters<typeof Imports.addRows>[1][number];
let serial = 0;
const row = (number: number, fields: object = {}, more: object = {}): Row => {
  serial += 1;
  const name = `Demo Import ${serial}`;
  return { number, fingerprint: hashed(`${name} ${number}`), patient: { name, ...fields }, ...more } as Row;
};
const reading = {
  file_name: "demo.csv",
  file_hash: hashed("file"),
  header_hash: hashed("header"),
  sheet: "",
  mapping: ["name"],
  date_order: "dmy" as const,
  kind: "patients" as const,
  values: [],
};
const begin = (user: TestUser, rows: number) =>
  as(user, () => Imports.start({ ...reading, rows, new_patients: rows }));
const send = (user: TestUser, id: string, rows: Row[]) => as(user, () => Imports.addRows(id, rows));
const undoAll = async (user: TestUser, id: string) => {
  const kept = [];
  let cursor: string | undefined;
  for (;;) {
    const answer = await as(user, () => Imports.undo(id, cursor));
    kept.push(...answer.kept);
    if (!answer.next) return { kept, import: answer.import };
    cursor = answer.next;
  }
};
const names = async (user: TestUser) => {
  const query = { q: "", state: "active" as const, sort: "name" as const, limit: 100 };
  return (await as(user, () => Patients.list(query))).items.map(({ name }) => name).sort();
};
/** What a clinic has: patients, their count, search rows and shared values. */
async function everything(user: TestUser) {
  const space_id = user.spaceId;
  const { entities } = patientsDb;
  const rowsOf = async (list: "active" | "imported") =>
    (await entities.token.query.rows({ space_id, list }).go({ pages: "all" })).data.map(
      ({ token, name }) => `${token} ${name}`,
    );
  const keys = (await entities.duplicateKey.query.primary({ space_id }).go({ pages: "all" })).data;
  return {
    names: await names(user),
    count: await as(user, () => Patients.countActive()),
    active: (await rowsOf("active")).sort(),
    imported: (await rowsOf("imported")).sort(),
    shared: keys.map(({ kind, hash, patients }) => `${kind} ${hash} ${patients?.length ?? 0}`).sort(),
  };
}

describe("adding rows", () => {
  test("adds patients who are found, counted and marked as imported", async () => {
    const user = await clinic();
    const one = await begin(user, 2);
    const first = row(2, { mobile_number: "912 345 678", birthday: "1980-02-03", email: "A@Example.com" });
    const answer = await send(user, one.id, [first, row(3)]);
    expect(answer.items.map(({ outcome }) => outcome)).toEqual(["created", "created"]);
    const imported = await as(user, () => Imports.get(one.id));
    expect(imported).toMatchObject({ created: 2, merged: 0, state: "running" });
    expect(await as(user, () => Patients.countActive())).toBe(2);
    const found = await as(user, () =>
      Patients.list({ q: "912345678", state: "active", sort: "name", limit: 10 }),
    );
    expect(found.items).toMatchObject([{ name: first.patient.name, imported: true, email: "a@example.com" }]);
    const patient = await as(user, () => Patients.get(found.items[0]?.id ?? ""));
    expect(patient).not.toHaveProperty("import_row");
  });
  test("adds nothing for a row that was imported, also by another import", async () => {
    const user = await clinic();
    const rows = [row(2), row(3)];
    const first = await send(user, (await begin(user, 2)).id, rows);
    const second = await send(user, (await begin(user, 2)).id, [...rows, row(4)]);
    expect(second.items.map(({ outcome }) => outcome)).toEqual(["already", "already", "created"]);
    expect(second.items[0]?.patient).toBe(first.items[0]?.patient);
    expect(await names(user)).toHaveLength(3);
  });
  test("adds each row once when two requests send the same ones at the same time", async () => {
    const user = await clinic();
    const { id } = await begin(user, 8);
    const rows = Array.from({ length: 8 }, (_, index) => row(index + 2));
    await Promise.all([send(user, id, rows), send(user, id, rows), send(user, id, rows)]);
    expect(await names(user)).toHaveLength(8);
    expect((await as(user, () => Imports.get(id))).created).toBe(8);
    expect(await as(user, () => Patients.countActive())).toBe(8);
  });
  test("refuses an invalid row alone, naming the field", async () => {
    const user = await clinic();
    const answer = await send(user, (await begin(user, 2)).id, [row(2, { phone: "12" }), row(3)]);
    expect(answer.items).toMatchObject([
      { outcome: "refused", fields: { phone: "phone.invalid" } },
      { outcome: "created" },
    ]);
  });
  test("adds people who share a phone, also more than a shared value may have", async () => {
    const user = await clinic();
    const { id } = await begin(user, 120);
    for (let from = 0; from < 120; from += MAX_ROWS_AT_ONCE) {
      const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, at) =>
        row(from + at + 2, { phone: "253 111 222" }),
      );
      const { calls } = await counted(user, () => Imports.addRows(id, rows));
      expect(calls).toBeLessThanOrEqual(MAX_ROWS_AT_ONCE * 2 + 2);
    }
    expect(await as(user, () => Patients.countActive())).toBe(120);
  });
  test("needs few requests for people who share nothing", async () => {
    const user = await clinic();
    const { id } = await begin(user, 40);
    const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, index) =>
      row(index + 2, { mobile_number: `91${String(2000000 + index)}`, birthday: "1980-01-01" }),
    );
    const { calls } = await counted(user, () => Imports.addRows(id, rows));
    expect(calls).toBeLessThanOrEqual(10);
  });
  test("holds the plan's limit, before it begins and while it runs", async () => {
    const user = await clinic({ plan: "free_trial" });
    const { maxPatients } = await as(
      user,
      async () => (await import("../platform/context.ts")).actor().space,
    );
    expect(maxPatients).not.toBeNull();
    const limit = maxPatients ?? 0;
    expect((await as(user, () => Imports.list({ limit: 1 }))).room).toEqual({ limit, patients: 0 });
    expect(await refusal(begin(user, limit + 1))).toMatchObject({
      code: "plan.max_patients",
      facts: { details: { limit, patients: 0, added: limit + 1 } },
    });
    const { id } = await begin(user, limit);
    for (let from = 0; from < limit; from += MAX_ROWS_AT_ONCE)
      await send(
        user,
        id,
        Array.from({ length: Math.min(MAX_ROWS_AT_ONCE, limit - from) }, (_, at) => row(from + at + 2)),
      );
    expect(await refusal(send(user, id, [row(9999)]))).toMatchObject({ code: "plan.max_patients" });
    expect(await as(user, () => Patients.countActive())).toBe(limit);
  });
  test("is refused once the import is finished, and in another clinic", async () => {
    const { id } = await begin(manager, 1);
    await as(manager, () => Imports.finish(id, 3));
    expect(await refusal(send(manager, id, [row(2)]))).toMatchObject({ code: "import.closed" });
    expect(await refusal(send(await clinic(), id, [row(2)]))).toMatchObject({ code: "import.not_found" });
  });
});

describe("a run that is killed", () => {
  // People who share a phone are written one after the other, the others together.
  const file = Array.from({ length: 26 }, (_, index) =>
    row(index + 2, index % 4 === 0 ? { birthday: "1990-01-01" } : { phone: "253 111 222" }),
  );
  const run = async (user: TestUser, id: string) => {
    for (let from = 0; from < file.length; from += 9) await send(user, id, file.slice(from, from + 9));
    return as(user, () => Imports.finish(id, 0));
  };

  test("before or after each of 25 requests and resumed ends with the same patients, rows and counts", async () => {
    const untouched = await clinic();
    let requests = 0;
    const stopCounting = beforeRequests(async () => {
      requests += 1;
    });
    const clean = await run(untouched, (await begin(untouched, file.length)).id);
    stopCounting();
    const expected = await everything(untouched);
    expect(requests).toBeGreaterThanOrEqual(25);
    for (let point = 0; point < 50; point += 1) {
      const user = await clinic();
      const { id } = await begin(user, file.length);
      const kill = killAt(1 + Math.floor(point / 2), point % 2 === 0 ? "before" : "after");
      await expect(run(user, id), `killed at point ${point}`).rejects.toThrow("killed");
      kill();
      const resumed = await run(user, id);
      expect({ created: resumed.created, state: resumed.state }).toEqual({
        created: clean.created,
        state: "done",
      });
      expect(await everything(user)).toEqual(expected);
    }
  }, 120_000);
});

describe("merging a row into a patient", () => {
  test("fills what the record lacks and keeps what it has", async () => {
    const user = await clinic();
    const made = await as(user, () => Patients.create({ name: "Ana Demo", occupation: "Cook" }));
    const { id } = await begin(user, 1);
    const into = { into: made.id };
    const merged = row(2, { name: "Ana Demo", occupation: "Nurse", email: "ana@example.com" }, into);
    const answer = await send(user, id, [merged]);
    expect(answer.items).toMatchObject([{ outcome: "merged", patient: made.id }]);
    const after = await as(user, () => Patients.get(made.id));
    expect(after).toMatchObject({ occupation: "Cook", email: "ana@example.com", version: 2 });
    expect((await send(user, id, [merged])).items[0]?.outcome).toBe("already");
    const undone = await undoAll(user, id);
    expect(undone.kept).toEqual([]);
    expect(await as(user, () => Patients.get(made.id))).toMatchObject({ occupation: "Cook", email: "" });
  });
});

describe("comparing rows", () => {
  const compare = (fields: object) => ({
    number: 2,
    fingerprint: hashed("nobody"),
    name: "",
    birthday: null,
    phone: "",
    mobile_number: "",
    email: "",
    vat_number: "",
    health_system_number: "",
    ...fields,
  });
  test("names rows that were imported and people who may be the same", async () => {
    const user = await clinic();
    const one = row(2, { birthday: "1980-01-01", mobile_number: "912345678" });
    await send(user, (await begin(user, 1)).id, [one]);
    const { value, calls } = await counted(user, () =>
      Imports.check([
        compare({ fingerprint: one.fingerprint, name: one.patient.name }),
        compare({ number: 3, name: one.patient.name.toUpperCase(), birthday: "1980-01-01" }),
        compare({ number: 4, name: "Somebody Else", mobile_number: "+351 912 345 678" }),
        compare({ number: 5, name: "Somebody Else" }),
      ]),
    );
    expect(value.items).toMatchObject([
      { number: 2, imported: true, candidates: [{ same_name: true, matches: [] }] },
      { number: 3, imported: false, candidates: [{ same_name: true, matches: ["name"] }] },
      { number: 4, imported: false, candidates: [{ same_name: false, matches: ["phone"] }] },
      { number: 5, imported: false, candidates: [] },
    ]);
    expect(calls).toBeLessThanOrEqual(8);
  });
  test("stays within the declared requests for a full request", async () => {
    const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, index) =>
      compare({
        number: index + 1,
        fingerprint: hashed(`check ${index}`),
        name: `Check ${index}`,
        phone: `25311${1000 + index}`,
        mobile_number: `91234${1000 + index}`,
        email: `check${index}@example.com`,
        vat_number: `5${10000000 + index}`,
        health_system_number: `${200000000 + index}`,
      }),
    );
    const { calls } = await counted(manager, () => Imports.check(rows));
    expect(calls).toBeLessThanOrEqual(MAX_ROWS_AT_ONCE + 6);
  });
});

describe("undoing", () => {
  test("removes patients with their search rows, and keeps those changed or in use since", async () => {
    const user = await clinic();
    const { id } = await begin(user, 14);
    const rows = Array.from({ length: 14 }, (_, index) =>
      row(index + 2, { email: `undo${index}@example.com` }),
    );
    const { items } = await send(user, id, rows);
    const [changed = "", used = ""] = items.map(({ patient }) => patient ?? "");
    await as(user, () => Patients.update(changed, { version: 1, occupation: "Cook" }));
    await makeDocument(user, used);
    const { kept, import: after } = await undoAll(user, id);
    expect(kept).toEqual([
      { id: changed, name: rows[0]?.patient.name, reason: "changed" },
      { id: used, name: rows[1]?.patient.name, reason: "in_use" },
    ]);
    expect(after).toMatchObject({ state: "undone", removed: 12 });
    const left = await everything(user);
    expect(left.names).toHaveLength(2);
    expect(left.count).toBe(2);
    expect(left.imported).toHaveLength(2);
    // The file may be imported again.
    const again = await send(user, (await begin(user, 14)).id, rows);
    expect(again.items.filter(({ outcome }) => outcome === "created")).toHaveLength(12);
  });
  test("can be stopped and continued, until all is undone", async () => {
    const user = await clinic();
    const { id } = await begin(user, 25);
    const rows = Array.from({ length: 25 }, (_, index) => row(index + 2));
    await send(user, id, rows);
    const first = await as(user, () => Imports.undo(id, undefined));
    expect(first.import).toMatchObject({ state: "undoing", removed: 10 });
    expect(first.next).not.toBeNull();
    // Begun again without a cursor, as on another day.
    const { import: after } = await undoAll(user, id);
    expect(after).toMatchObject({ state: "undone", removed: 25 });
    expect(await names(user)).toEqual([]);
  });
  test("is not continued after the rest was kept, but may be begun again", async () => {
    const user = await clinic();
    const desk = await makeUser(user.spaceId, "receptionist");
    const { id } = await begin(user, 15);
    const rows = Array.from({ length: 15 }, (_, index) => row(index + 2));
    await send(user, id, rows);
    await as(user, () => Imports.finish(id, 3));
    const { next } = await as(user, () => Imports.undo(id, undefined));
    expect(await refusal(as(desk, () => Imports.finish(id, 0)))).toMatchObject({ code: "import.not_yours" });
    const kept = await as(user, () => Imports.finish(id, 0));
    expect(kept).toMatchObject({ state: "done", removed: 10, skipped: 3 });
    expect(await names(user)).toHaveLength(5);
    expect(await refusal(as(user, () => Imports.undo(id, next ?? "")))).toMatchObject({
      code: "import.closed",
    });
    expect(await names(user)).toHaveLength(5);
    expect((await undoAll(user, id)).import).toMatchObject({ state: "undone", removed: 15 });
    expect(await refusal(as(user, () => Imports.finish(id, 0)))).toMatchObject({ code: "import.closed" });
  });
  test("is open to whoever began it and to managers, for 30 days", async () => {
    const { id } = await begin(manager, 1);
    const desk = await makeUser(manager.spaceId, "receptionist");
    expect(await refusal(undoAll(desk, id))).toMatchObject({ code: "import.not_yours" });
    const own = await begin(desk, 1);
    expect((await undoAll(desk, own.id)).import.state).toBe("undone");
  });
  test("needs a bounded number of requests", async () => {
    const user = await clinic();
    const { id } = await begin(user, 10);
    await send(
      user,
      id,
      Array.from({ length: 10 }, (_, index) => row(index + 2)),
    );
    const { calls } = await counted(user, () => Imports.undo(id, undefined));
    expect(calls).toBeLessThanOrEqual(140);
  });
  test("never leaves an appointment without its patient when somebody books at the same moment", async () => {
    const space = await makeSpace();
    const user = await makeUser(space.id, "manager", { owner: true, practises: true });
    const { id } = await begin(user, 10);
    const rows = Array.from({ length: 10 }, (_, index) => row(index + 2));
    const { items } = await send(user, id, rows);
    const patients = items.map(({ patient }) => patient ?? "");
    const book = (patient: string, index: number) =>
      as(user, () =>
        Scheduling.createAppointment({
          patient,
          professional: user.id,
          office: space.establishment.offices[0]?.id ?? "",
          appointment_type: space.appointmentType.id,
          start: new Date(Date.UTC(2036, 0, index + 1, 10)).toISOString(),
          duration: 30,
          notes: "",
          override: false,
        }),
      ).then(
        () => patient,
        () => undefined,
      );
    const [undone, ...booked] = await Promise.all([undoAll(user, id), ...patients.map(book)]);
    const kept = undone.kept.map((one) => one.id).sort();
    expect(booked.filter((one) => one !== undefined).sort()).toEqual(kept);
    for (const patient of kept)
      expect(await as(user, () => Patients.get(patient))).toMatchObject({ state: "active" });
    expect(await as(user, () => Patients.countActive())).toBe(kept.length);
  });
});
