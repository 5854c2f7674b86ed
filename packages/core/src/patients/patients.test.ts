import { beforeAll, describe, expect, test } from "vitest";
import { dueDateOf } from "../clinical/anamnesis/pregnancy-weeks.ts";
import { newPatient } from "../contracts/patients/patients.ts";
import { nowIso } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { duplicateKeysOf } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import * as Patients from "./index.ts";
import { duplicatesOf } from "./patient-list.ts";

localTable();
let manager: TestUser;
let receptionist: TestUser;
let foreigner: TestUser;
beforeAll(async () => {
  const space = await makeSpace();
  manager = await makeUser(space.id, "manager", { practises: true });
  receptionist = await makeUser(space.id, "receptionist");
  foreigner = await makeUser((await makeSpace()).id, "manager");
});

let serial = 0;
function someone(fields: object = {}) {
  serial += 1;
  return newPatient.parse({ name: `Demo Patient ${serial}`, ...fields });
}
const add = (fields: object = {}, user = manager) => as(user, () => Patients.create(someone(fields)));
const listed = async (q = "", more: object = {}, user = manager) =>
  (await as(user, () => Patients.list({ q, state: "active", sort: "name", limit: 100, ...more }))).items.map(
    ({ id }) => id,
  );

describe("creating and changing", () => {
  test("returns a patient as entered, with derived fields", async () => {
    const made = await add({
      name: "Ana Demo",
      birthday: "2015-06-01",
      mobile_number: "912 345 678",
      allergies: "Pollen",
    });
    const read = await as(manager, () => Patients.get(made.id));
    expect(read).toEqual(made);
    expect(read).toMatchObject({
      mobile_e164: "+351912345678",
      age_class: "minor",
      language: "en",
      allergies: "Pollen",
      version: 1,
    });
  });
  test("hides clinical fields from receptionists and refuses them in their changes", async () => {
    const made = await add({ allergies: "Nuts", pregnant: true });
    const read = await as(receptionist, () => Patients.get(made.id));
    for (const field of ["alerts", "allergies", "medication", "pregnant", "pregnancy_due", "lactant"])
      expect(read).not.toHaveProperty(field);
    const writing = as(receptionist, () => Patients.update(made.id, { pregnant: false, version: 1 }));
    await expect(writing).rejects.toMatchObject({
      kind: "forbidden",
      code: "patient.clinical_refused",
      facts: { fields: { pregnant: "patient.clinical_refused" } },
    });
    const stale = as(receptionist, () => Patients.update(made.id, { name: "New", version: 9 }));
    await expect(stale).rejects.not.toMatchObject({ facts: { current: { allergies: expect.anything() } } });
    await expect(stale).rejects.toMatchObject({ code: "patient.stale" });
  });
  test("stores a due date with the pregnancy and removes it with the pregnancy", async () => {
    const due = dueDateOf(12, nowIso().slice(0, 10));
    const made = await add({ name: "Due Demo", pregnancy_due: due });
    expect(made).toMatchObject({ pregnant: true, pregnancy_due: due });
    const born = await as(manager, () => Patients.update(made.id, { pregnant: false, version: 1 }));
    expect(born).toMatchObject({ pregnant: false, pregnancy_due: null });
    await expect(
      as(manager, () => Patients.update(made.id, { pregnancy_due: "2010-01-01", version: 2 })),
    ).rejects.toMatchObject({ facts: { fields: { pregnancy_due: "pregnancy.due_range" } } });
    // Pregnant without a date, as records were before.
    const plain = await add({ name: "Plain Demo", pregnant: true });
    expect(plain).toMatchObject({ pregnant: true, pregnancy_due: null });
  });
  test("an edit changes what finds the patient", async () => {
    const made = await add({ name: "Before Change", email: "old@demo.example" });
    await as(manager, () =>
      Patients.update(made.id, { name: "After Change", email: "", birthday: "1990-01-01", version: 1 }),
    );
    expect(await listed("before")).not.toContain(made.id);
    expect(await listed("old@demo")).not.toContain(made.id);
    expect(await listed("after")).toContain(made.id);
    const { items } = await as(manager, () =>
      Patients.list({ q: "after", state: "active", sort: "name", limit: 10 }),
    );
    expect(items[0]).toMatchObject({ name: "After Change", birthday: "1990-01-01", email: "" });
    const again = await add({ email: "old@demo.example" });
    expect(again.version).toBe(1);
  });
  test("a cleared field is removed", async () => {
    const made = await add({ birthday: "1990-01-01", gender: "female", phone: "213456789" });
    const edited = await as(manager, () =>
      Patients.update(made.id, { birthday: null, gender: null, phone: "", version: 1 }),
    );
    expect(edited).toMatchObject({ birthday: null, gender: null, phone: "", phone_e164: null, age: null });
    expect(await as(manager, () => Patients.get(made.id))).toEqual(edited);
  });
  test("of two edits of the same version one succeeds and the other gets the current patient", async () => {
    const made = await add();
    const edit = (name: string) => as(manager, () => Patients.update(made.id, { name, version: 1 }));
    const outcomes = await Promise.allSettled([edit("One Way"), edit("Other Way")]);
    const lost = outcomes.find((outcome) => outcome.status === "rejected");
    const won = outcomes.find((outcome) => outcome.status === "fulfilled");
    expect(lost?.reason).toMatchObject({
      kind: "conflict",
      code: "patient.stale",
      facts: { current: { version: 2, name: won?.value.name } },
    });
  });
  // Never the same id: a patient cannot be merged with itself.
  const otherId = (id: string) => id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  test("another space's patient does not exist", async () => {
    const made = await add();
    const tries: (() => Promise<unknown>)[] = [
      () => Patients.get(made.id),
      () => Patients.update(made.id, { name: "x", version: 1 }),
      () => Patients.archive(made.id),
      () => Patients.restore(made.id),
      () => Patients.merge(made.id, { other: otherId(made.id), version: 1, other_version: 1 }),
    ];
    for (const work of tries)
      await expect(as(foreigner, work)).rejects.toMatchObject({ kind: "absent", code: "patient.not_found" });
    expect(await listed(made.name, {}, foreigner)).toEqual([]);
  });
});

describe("archiving", () => {
  test("removes a patient from lists and searches; restoring undoes that", async () => {
    const made = await add({ name: "Shelved Person" });
    const archived = await as(manager, () => Patients.archive(made.id));
    expect(archived.state).toBe("archived");
    expect(await listed("shelved")).toEqual([]);
    expect(await listed()).not.toContain(made.id);
    expect(await listed("shelved", { state: "archived" })).toEqual([made.id]);
    expect(await listed("", { state: "archived" })).toContain(made.id);
    expect(await as(manager, () => Patients.archive(made.id))).toEqual(archived);
    await expect(
      as(manager, () => Patients.update(made.id, { name: "x", version: archived.version })),
    ).rejects.toMatchObject({ code: "patient.archived", facts: { current: { state: "archived" } } });
    expect((await as(manager, () => Patients.get(made.id))).state).toBe("archived");
    await as(manager, () => Patients.restore(made.id));
    expect(await listed("shelved")).toEqual([made.id]);
    expect(await listed("", { state: "archived" })).not.toContain(made.id);
  });
});

describe("imported patients", () => {
  test("have a list of their own, by name, without archived ones", async () => {
    const { id } = await as(manager, () =>
      Patients.create(someone({ name: "Zoe Imported" }), { imported: true }),
    );
    const other = await as(manager, () =>
      Patients.create(someone({ name: "Abel Imported" }), { imported: true }),
    );
    expect(await listed("", { state: "imported" })).toEqual([other.id, id]);
    expect(await listed("", { state: "imported", sort: "-name" })).toEqual([id, other.id]);
    await add({ name: "Zoe Typed" });
    expect(await listed("zoe", { state: "imported" })).toEqual([id]);
    await as(manager, () => Patients.archive(other.id));
    expect(await listed("", { state: "imported" })).toEqual([id]);
  });
});

describe("duplicates", () => {
  test("are returned with the shared values, and added only after confirmation", async () => {
    const first = await add({ name: "Rita Doble", birthday: "1970-05-05", vat_number: "501964843" });
    const same = { name: "RITA  doble", birthday: "1970-05-05", vat_number: "PT 501964843" };
    await expect(add(same)).rejects.toMatchObject({
      code: "patient.possible_duplicates",
      facts: {
        details: {
          candidates: [
            {
              id: first.id,
              name: "Rita Doble",
              birthday: "1970-05-05",
              archived: false,
              matches: ["name", "vat_number"],
            },
          ],
        },
      },
    });
    const second = await as(manager, () => Patients.create({ ...someone(same), confirm_duplicates: true }));
    const warned = await as(manager, () =>
      Patients.duplicates({
        name: "rita doble",
        birthday: "1970-05-05",
        phone: "",
        mobile_number: "",
        email: "",
        vat_number: "",
        health_system_number: "",
        except: second.id,
      }),
    );
    expect(warned.items.map(({ id }) => id)).toEqual([first.id]);
  });
  test("are found across phone fields and among archived patients, but not in other spaces", async () => {
    const first = await add({ phone: "+351 934 567 890" });
    await as(manager, () => Patients.archive(first.id));
    await expect(add({ mobile_number: "934567890" })).rejects.toMatchObject({
      facts: { details: { candidates: [{ id: first.id, archived: true, matches: ["phone"] }] } },
    });
    expect(await add({ mobile_number: "934567890" }, foreigner)).toMatchObject({ version: 1 });
  });
  test("twenty equal patients at the same moment are added once", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => add({ name: "Race Person", birthday: "1999-09-09" })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
  });
});

describe("values shared by many patients", () => {
  const shared = { vat_number: "501964843", phone: "213000111" };
  /** As many patients under one tax number and phone as an item notes. */
  async function crowdedClinic(ids: string[]) {
    const user = await makeUser((await makeSpace()).id, "manager");
    const one = await as(user, async () => Patients.readPatient((await Patients.create(someone(shared))).id));
    const values = duplicateKeysOf(one).filter(({ kind }) => kind !== "name" && ids.length > 0);
    for (const { kind, hash } of values)
      await db.entities.duplicateKey.put({ space_id: user.spaceId, kind, hash, patients: ids }).go();
    return { user, one };
  }
  test("a tax number and a phone of a hundred patients neither refuse nor warn", async () => {
    const { user } = await crowdedClinic(Array.from({ length: 100 }, () => newId("patient")));
    const made = await add(shared, user);
    const confirmed = await as(user, () => Patients.create({ ...someone(shared), confirm_duplicates: true }));
    expect([made.version, confirmed.version]).toEqual([1, 1]);
    const renamed = await as(user, () => Patients.update(made.id, { ...shared, name: "New", version: 1 }));
    expect(renamed.name).toBe("New");
    expect((await as(user, () => Patients.archive(made.id))).state).toBe("archived");
    const known = await db.entities.duplicateKey.query
      .primary({ space_id: user.spaceId })
      .go({ pages: "all" });
    expect(Math.max(...known.data.map(({ patients }) => patients?.length ?? 0))).toBe(100);
  });
  test("below that they warn, most shared values first", async () => {
    const { user, one } = await crowdedClinic([]);
    const family = [];
    for (let index = 0; index < 14; index += 1)
      family.push(
        (await as(user, () => Patients.create({ ...someone(shared), confirm_duplicates: true }))).id,
      );
    const candidates = await as(user, () => duplicatesOf({ ...one, birthday: undefined }));
    expect(candidates).toHaveLength(10);
    expect(candidates[0]?.id).toBe(one.patient_id);
    expect(family).toContain(candidates[1]?.id);
  });
  test.each([
    { vat_number: "999999990" },
    { vat_number: "PT999999990" },
    { health_system_number: "000000000" },
    { phone: "210000000" },
    { email: "sem.email@example.com" },
    { email: "noemail@example.com" },
  ])("a placeholder is no duplicateKey: %j", async (field) => {
    const user = await makeUser((await makeSpace()).id, "manager");
    await add(field, user);
    expect((await add(field, user)).version).toBe(1);
  });
});

describe("the plan's limit", () => {
  test("applies to twenty simultaneous additions, and archiving frees seats", async () => {
    const user = await makeUser((await makeSpace({ plan: "free_trial" })).id, "manager");
    for (let count = 0; count < 15; count += 1) await add({}, user);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => add({}, user)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({
      kind: "forbidden",
      code: "plan.max_patients",
      facts: { details: { limit: 20 } },
    });
    const ids = await listed("", {}, user);
    expect(ids).toHaveLength(20);
    const [first = "", second = ""] = ids;
    await as(user, () => Patients.archive(first));
    await add({}, user);
    await expect(as(user, () => Patients.restore(first))).rejects.toMatchObject({
      code: "plan.max_patients",
    });
    await as(user, () => Patients.archive(second));
    expect((await as(user, () => Patients.restore(first))).state).toBe("active");
  });
});

describe("lists", () => {
  test("pages by name and by creation contain everyone once, in order", async () => {
    const user = await makeUser((await makeSpace()).id, "manager");
    const names = ["Élia", "álvaro", "Zita", "Bruno", "Ângela"];
    for (const name of names) await add({ name: `${name} Demo` }, user);
    const pages = async (sort: "name" | "-name" | "created" | "-created", q = "") => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await as(user, () =>
          Patients.list({ q, state: "active", sort, limit: 2, ...(cursor && { cursor }) }),
        );
        found.push(...page.items.map(({ name }) => name.split(" ")[0] ?? ""));
        cursor = page.next ?? undefined;
      } while (cursor);
      return found;
    };
    expect(await pages("name")).toEqual(["álvaro", "Ângela", "Bruno", "Élia", "Zita"]);
    expect(await pages("-name")).toEqual(["Zita", "Élia", "Bruno", "Ângela", "álvaro"]);
    expect(await pages("created")).toEqual(names);
    expect(await pages("-created")).toEqual([...names].reverse());
    expect((await pages("name", "demo")).sort()).toEqual([...names].sort());
    expect((await pages("name", "de")).sort()).toEqual([...names].sort());
  });
  test("refuses a cursor of another list or another space as invalid", async () => {
    await add();
    await add();
    const { next } = await as(manager, () =>
      Patients.list({ q: "", state: "active", sort: "name", limit: 1 }),
    );
    const query = { q: "", state: "active", sort: "-name", limit: 1, cursor: String(next) } as const;
    await expect(as(manager, () => Patients.list(query))).rejects.toMatchObject({
      facts: { fields: { cursor: "cursor.invalid" } },
    });
    await expect(as(foreigner, () => Patients.list({ ...query, sort: "name" }))).rejects.toMatchObject({
      code: "input.invalid",
    });
  });
});

test("makes the declared number of requests", async () => {
  const made = await counted(manager, () => Patients.create(someone({ email: "cost@demo.example" })));
  expect(made.calls).toBe(1);
  const id = made.value.id;
  expect((await counted(manager, () => Patients.get(id))).calls).toBe(2);
  expect((await counted(manager, () => Patients.update(id, { name: "Costly", version: 1 }))).calls).toBe(2);
  expect((await counted(manager, () => Patients.archive(id))).calls).toBe(2);
  expect((await counted(manager, () => Patients.restore(id))).calls).toBe(2);
});

describe("the details of a download", () => {
  const page = (user: TestUser, more: object = {}) =>
    counted(user, () =>
      Patients.list({ q: "", state: "active", sort: "name", limit: 100, details: "true", ...more }),
    );

  test("are read with a page of the list, also of a search", async () => {
    const made = await add({
      name: "Detailed Demo Patient",
      address: "Rua da Demonstração 1, Porto",
      vat_number: "999999990",
      consents_sms: true,
      alerts: "CLINICAL",
    });
    const all = await page(manager);
    const found = await page(manager, { q: "detailed" });
    for (const { value } of [all, found]) {
      const row = value.items.find(({ id }) => id === made.id);
      expect(row?.details).toMatchObject({
        address: "Rua da Demonstração 1, Porto",
        vat_number: "999999990",
        consents_sms: true,
        consents_email: false,
      });
      expect(JSON.stringify(value)).not.toContain("CLINICAL");
    }
    expect(all.calls).toBe(2);
    expect(
      (await as(manager, () => Patients.list({ q: "", state: "active", sort: "name", limit: 100 }))).items[0],
    ).not.toHaveProperty("details");
  });

  test("are for managers", async () => {
    await expect(page(receptionist)).rejects.toMatchObject({ code: "list.not_downloadable" });
    const theirs = (await page(foreigner)).value.items.map(({ name }) => name);
    expect(theirs).not.toContain("Detailed Demo Patient");
  });
});
