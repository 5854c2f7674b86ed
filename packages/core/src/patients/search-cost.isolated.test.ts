import type { QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, test } from "vitest";
import { newPatient } from "../contracts/patients/patients.ts";
import { documentClient } from "../db/client.ts";
import { newId } from "../platform/ids.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import * as Patients from "./index.ts";
import { sortName } from "./normalise.ts";
import type { PatientItem } from "./records.ts";
import { searchRowsOf } from "./search-rows.ts";
import { rowsOf } from "./tokens.ts";

localTable();
let small: TestUser;
let large: TestUser;
/** Items the last queries looked at, found or not. */
let scanned = 0;

beforeAll(async () => {
  small = await clinicOf(50);
  large = await clinicOf(5000);
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      scanned += (answer.output as QueryCommandOutput).ScannedCount ?? 0;
      return answer;
    },
    { step: "initialize", name: "countScanned" },
  );
}, 120_000);

/** A clinic of so many patients, of whom three are looked for. */
async function clinicOf(patients: number): Promise<TestUser> {
  const user = await makeUser((await makeSpace()).id, "manager", { practises: true });
  for (const [index, name] of ["Searched One", "Searched Two", "Three Searched"].entries())
    await as(user, async () => {
      const patient = newPatient.parse({ name, mobile_number: `91234567${index}` });
      const { id } = await Patients.create(patient, {});
      await Patients.indexPatient({ space_id: user.spaceId, patient_id: id });
    });
  const template = await as(user, async () => {
    const { items } = await Patients.list({ q: "one", state: "active", sort: "name", limit: 1 });
    return Patients.readPatient(items[0]?.id ?? "");
  });
  const items: PatientItem[] = Array.from({ length: patients - 3 }, (_, index) => {
    const name = `Demo Crowd${index} Surname${index % 97}`;
    return {
      ...template,
      patient_id: newId("patient"),
      name,
      sort_name: sortName(name),
      mobile_e164: undefined,
      mobile_number: "",
    };
  });
  await db.entities.patient.put(items.slice(0, 500)).go({ concurrency: 4 });
  // One token each is crowd enough, and the local engine writes a few hundred rows a second.
  await db.entities.token.put(items.flatMap((item) => rowsOf(item).slice(0, 1))).go({ concurrency: 4 });
  const pairs = items.flatMap((item) =>
    searchRowsOf(item).filter(({ token }) => token.startsWith("demo|surname")),
  );
  await db.entities.token.put(pairs).go({ concurrency: 4 });
  return user;
}

async function cost(user: TestUser, query: Partial<Parameters<typeof Patients.list>[0]>) {
  scanned = 0;
  const { value, calls } = await counted(user, () =>
    Patients.list({ q: "", state: "active", sort: "name", limit: 50, ...query }),
  );
  return { calls, scanned, found: value.items.length };
}

test.each(["searched", "search", "searched two", "912", "912345672", "5672", "345 67"])(
  "searching %j costs the same among 5,000 patients as among 50",
  async (q) => {
    const among50 = await cost(small, { q });
    const among5000 = await cost(large, { q });
    expect(among5000).toEqual(among50);
    expect(among5000.calls).toBe(1);
    expect(among5000.found).toBeGreaterThan(0);
    expect(among5000.scanned).toBeLessThanOrEqual(6);
  },
);

test.each(["name", "-name", "created", "-created"] as const)(
  "a first page by %s costs the same",
  async (sort) => {
    const page = { calls: 1, scanned: 50, found: 50 };
    expect(await cost(small, { sort })).toEqual(page);
    expect(await cost(large, { sort })).toEqual(page);
  },
);

test("a frequent word costs one page", async () => {
  const { calls, scanned: looked, found } = await cost(large, { q: "demo" });
  expect([calls, looked, found]).toEqual([1, 100, 50]);
});

test("two frequent words cost one page", async () => {
  const { calls, scanned: looked, found } = await cost(large, { q: "demo surname" });
  expect([calls, looked, found]).toEqual([1, 100, 50]);
});
