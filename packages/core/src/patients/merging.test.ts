import { beforeAll, expect, test } from "vitest";
import { newPatient } from "../contracts/patients/patients.ts";
import { shiftClock } from "../platform/clock.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import * as Patients from "./index.ts";

localTable();
let manager: TestUser;
beforeAll(async () => {
  manager = await makeUser((await makeSpace()).id, "manager", { practises: true });
});

let serial = 0;
function someone(fields: object = {}) {
  serial += 1;
  return newPatient.parse({ name: `Demo Patient ${serial}`, ...fields });
}
const add = (fields: object = {}) => as(manager, () => Patients.create(someone(fields)));
async function listed(q = "") {
  const query = { q, state: "active", sort: "name", limit: 100 } as const;
  return (await as(manager, () => Patients.list(query))).items.map(({ id }) => id);
}

const pair = async (one: object = {}, two: object = {}) => {
  const kept = await add(one);
  const other = await as(manager, () => Patients.create({ ...someone(two), confirm_duplicates: true }));
  const merge = () =>
    as(manager, () =>
      Patients.merge(kept.id, { other: other.id, version: kept.version, other_version: other.version }),
    );
  return { kept, other, merge };
};
const undo = (merge: string) => as(manager, () => Patients.undoMerge(merge));
const asItWas = ({ version, updated_at, ...rest }: { version: number; updated_at: string }) => rest;

test("merging fills empty fields and removes the other from the lists; undoing restores both exactly", async () => {
  const { kept, other, merge } = await pair(
    { name: "Keep Me", phone: "213456780", allergies: "Nuts" },
    {
      name: "Fold Me",
      phone: "213456781",
      email: "fold@demo.example",
      allergies: "Pollen",
      occupation: "Baker",
    },
  );
  const done = await merge();
  expect(done.patient).toMatchObject({
    name: "Keep Me",
    phone: "213456780",
    email: "fold@demo.example",
    occupation: "Baker",
    allergies: "Nuts\nPollen",
    merges: [{ id: done.merge.id, patient: other.id, name: "Fold Me" }],
  });
  expect(await listed("fold")).toEqual([kept.id]);
  expect(await listed("fold@demo")).toEqual([kept.id]);
  expect(await listed()).not.toContain(other.id);
  expect(await as(manager, () => Patients.get(other.id))).toMatchObject({
    state: "merged",
    merged_into: kept.id,
  });
  const item = await as(manager, () => Patients.readPatient(kept.id));
  expect(Patients.recordsOf(item)).toEqual([kept.id, other.id]);

  const back = await undo(done.merge.id);
  expect(asItWas(back.patient)).toEqual(asItWas(kept));
  expect(asItWas(back.other)).toEqual(asItWas(other));
  expect(await as(manager, () => Patients.get(other.id))).toEqual(back.other);
  expect(await listed("fold")).toEqual([other.id]);
  await expect(undo(done.merge.id)).rejects.toMatchObject({ code: "merge.undone" });
});
test("a duplicate of the merged patient is a duplicate of the remaining one", async () => {
  const { kept, merge } = await pair({ phone: "213456790" }, { name: "Gone Name", phone: "213456791" });
  await merge();
  const candidates = [{ id: kept.id, matches: ["phone"] }];
  await expect(add({ phone: "213456791" })).rejects.toMatchObject({ facts: { details: { candidates } } });
});
test("undoing restores an archived patient as archived", async () => {
  const { kept, other } = await pair();
  const archived = await as(manager, () => Patients.archive(other.id));
  const done = await as(manager, () =>
    Patients.merge(kept.id, { other: other.id, version: 1, other_version: archived.version }),
  );
  expect((await undo(done.merge.id)).other.state).toBe("archived");
});
test("undoing keeps later edits of other fields, and is refused after an edit of a merged field", async () => {
  const { kept, merge } = await pair({}, { occupation: "Cook" });
  const done = await merge();
  const edit = (fields: object, version: number) =>
    as(manager, () => Patients.update(kept.id, { ...fields, version }));
  const { version } = await edit({ occupation: "Chef" }, done.patient.version);
  await expect(undo(done.merge.id)).rejects.toMatchObject({
    kind: "conflict",
    code: "merge.changed_since",
    facts: { fields: { occupation: "merge.changed_since" } },
  });
  await edit({ occupation: "Cook", address: "2 Demo Street" }, version);
  expect((await undo(done.merge.id)).patient).toMatchObject({ occupation: "", address: "2 Demo Street" });
});
test("a merged patient cannot be edited, archived or merged again", async () => {
  const { kept, other, merge } = await pair();
  await merge();
  const third = await add();
  const tries: (() => Promise<unknown>)[] = [
    () => Patients.update(other.id, { name: "x", version: 2 }),
    () => Patients.archive(other.id),
    () => Patients.restore(other.id),
    () => Patients.merge(third.id, { other: other.id, version: 1, other_version: 2 }),
    () => Patients.merge(other.id, { other: third.id, version: 2, other_version: 1 }),
  ];
  for (const work of tries) await expect(as(manager, work)).rejects.toMatchObject({ code: "patient.merged" });
  await expect(
    as(manager, () => Patients.merge(kept.id, { other: kept.id, version: 2, other_version: 2 })),
  ).rejects.toMatchObject({ code: "input.invalid", facts: { fields: { other: "merge.same_patient" } } });
});
test("several merges are undone in the reverse order", async () => {
  const { kept, other, merge } = await pair();
  const first = await merge();
  const third = await add();
  const second = await as(manager, () =>
    Patients.merge(third.id, { other: kept.id, version: 1, other_version: 2 }),
  );
  const item = await as(manager, () => Patients.readPatient(third.id));
  expect(Patients.recordsOf(item)).toEqual([third.id, kept.id, other.id]);
  await expect(undo(first.merge.id)).rejects.toMatchObject({ code: "merge.changed_since" });
  await undo(second.merge.id);
  expect((await undo(first.merge.id)).other.state).toBe("active");
});
test("a patient has at most twenty records; another one is refused with its error code", async () => {
  const { kept, merge } = await pair();
  let { version } = (await merge()).patient;
  const mergeOneMore = async () => {
    const next = await add();
    return as(manager, () => Patients.merge(kept.id, { other: next.id, version, other_version: 1 }));
  };
  for (let records = 3; records <= Patients.MAX_RECORDS; records += 1)
    ({ version } = (await mergeOneMore()).patient);
  await expect(mergeOneMore()).rejects.toMatchObject({
    code: "input.invalid",
    facts: { fields: { other: "merge.too_many" } },
  });
  const item = await as(manager, () => Patients.readPatient(kept.id));
  expect(Patients.recordsOf(item)).toHaveLength(20);
});
test("a merge can be undone for thirty days", async () => {
  const { merge } = await pair();
  const done = await merge();
  const restoreClock = shiftClock(30 * 86_400_000 + 1000);
  await expect(undo(done.merge.id)).rejects.toMatchObject({ code: "merge.too_late" });
  restoreClock();
});
test("a stale version of either patient is refused", async () => {
  const { kept, other } = await pair();
  const merge = (version: number, other_version: number) =>
    as(manager, () => Patients.merge(kept.id, { other: other.id, version, other_version }));
  await expect(merge(2, 1)).rejects.toMatchObject({
    code: "patient.stale",
    facts: { current: { id: kept.id } },
  });
  await expect(merge(1, 2)).rejects.toMatchObject({
    code: "patient.stale",
    facts: { current: { id: other.id } },
  });
});
test("the largest possible patients are merged in one transaction", async () => {
  const large = (letter: string, digit: string) => ({
    name: Array.from({ length: 12 }, (_, index) => `${letter}${index}`).join(" "),
    birthday: "1980-01-01",
    phone: `21355578${digit}`,
    mobile_number: `91234560${digit}`,
    email: `${letter}.one.two.three.four.five.six@demo.example`,
    health_system_number: `10000000${digit}`,
    id_number: `${letter}123 4 567`,
    social_security_number: `1122334455${digit}`,
  });
  const { kept, merge } = await pair(large("q", "1"), { ...large("w", "2"), vat_number: "999999990" });
  const done = await merge();
  await as(manager, () =>
    Patients.update(kept.id, {
      ...someone(large("e", "3")),
      vat_number: "500000000",
      version: done.patient.version,
    }),
  );
  expect(await listed("e3")).toEqual([kept.id]);
});
