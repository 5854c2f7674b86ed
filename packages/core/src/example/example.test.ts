import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { EXAMPLE_DAYS } from "../contracts/example/example-space.ts";
import { documentClient } from "../db/client.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { inContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import { begin, setTourStep } from "./index.ts";

localTable();
let professional: TestUser;
let receptionist: TestUser;
beforeAll(async () => {
  const space = await makeSpace();
  professional = await makeUser(space.id, "professional");
  receptionist = await makeUser(space.id, "receptionist", { patients_permission: true });
});

const claims = ({ id, spaceId }: TestUser) => ({ userId: id, spaceId });

/** Runs a call in a user's example. */
async function inExample<T>(user: TestUser, work: () => Promise<T>): Promise<T> {
  const actor = await Spaces.loadActor(claims(user), { inExample: true });
  return inContext({ requestId: "example", actor, dynamoCalls: 0 }, work);
}

/** Every item of the table, in pages. */
async function allItems(): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new ScanCommand({ TableName: env("TABLE_NAME"), ...(after && { ExclusiveStartKey: after }) }),
    );
    items.push(...((page.Items ?? []) as Record<string, unknown>[]));
    after = page.LastEvaluatedKey;
  } while (after);
  return items;
}

describe("the example of the guided tour", () => {
  test("has a patient with two signed appointments and an open one", async () => {
    const { example } = await as(professional, begin);
    await inExample(professional, async () => {
      expect((await Patients.get(example.patient)).name).toBe("Example patient");
      const earlier = await Visits.get(example.earlier_appointment, undefined);
      const open = await Visits.get(example.appointment, undefined);
      expect([earlier.appointment.status, open.appointment.status]).toEqual(["done", "open"]);
    });
  });
  test("is the same until it ends, and cannot be opened afterwards", async () => {
    const first = await as(professional, begin);
    expect(await as(professional, begin)).toEqual(first);
    await as(professional, () => setTourStep(null));
    expect(await refusal(inExample(professional, () => Patients.get(first.example.patient)))).toMatchObject({
      kind: "conflict",
      code: "example.ended",
    });
    const second = await as(professional, begin);
    expect(second.example.patient).not.toBe(first.example.patient);
    expect(await refusal(inExample(professional, () => Patients.get(first.example.patient)))).toMatchObject({
      code: "patient.not_found",
    });
  });
  test("leaves the clinic's own records as they were, and everything in it expires", async () => {
    const space = await makeSpace();
    const user = await makeUser(space.id, "professional");
    const before = await allItems();
    const { example } = await as(user, begin);
    const keys = new Set(before.map(({ pk, sk }) => `${pk} ${sk}`));
    const added = (await allItems()).filter(({ pk, sk }) => !keys.has(`${pk} ${sk}`));
    expect(added.length).toBeGreaterThan(20);
    const inSeconds = now() / 1000 + EXAMPLE_DAYS * 86_400;
    for (const item of added) {
      expect(Number(item.expires_at), `${item.pk} ${item.sk}`).toBeLessThanOrEqual(inSeconds + 60);
      // Only the item that leads to the example names the clinic.
      if (item.__edb_e__ !== "exampleSpace")
        expect(`${item.pk}${item.sk}`).not.toContain(space.id.toLowerCase());
      // Nothing is in a list that goes across spaces.
      for (const index of ["gsi1pk", "gsi2pk", "gsi3pk"])
        if (item[index] !== undefined)
          expect(String(item[index]).toLowerCase(), `${item.pk}`).toContain("exs_");
    }
    expect(await refusal(as(user, () => Patients.get(example.patient)))).toMatchObject({
      code: "patient.not_found",
    });
    expect(await Patients.countActive(user.spaceId)).toBe(0);
  });
  test("is treated by somebody made up where the user treats nobody", async () => {
    const { example } = await as(receptionist, begin);
    await inExample(receptionist, async () => {
      expect((await Patients.get(example.patient)).name).toBe("Example patient");
    });
  });
  test.each([
    ["without a plan and modules", { plan: null, modules: [] }],
    ["with a plan that has ended", { daysLeft: -3 }],
    ["with a plan for one patient at most", { plan: "student" }],
  ] as const)("is there for a clinic %s", async (_, options) => {
    const user = await makeUser((await makeSpace(options as never)).id, "manager", { modules: [] });
    const { example } = await as(user, begin);
    await inExample(user, async () => {
      expect((await Visits.get(example.appointment, example.patient)).content?.writable).toBeTypeOf(
        "boolean",
      );
    });
  });
  test("is there for a clinic without places and kinds of appointments", async () => {
    const space = await makeSpace();
    await Spaces.db.entities.space
      .patch({ id: space.id })
      .set({ establishments: [], appointment_types: [] })
      .go();
    const user = await makeUser(space.id, "professional", { modules: ["osteo"] });
    expect((await as(user, begin)).example.patient).toMatch(/^pat_/);
  });
  test("of another user cannot be opened", async () => {
    const { example } = await as(professional, begin);
    await as(receptionist, begin);
    expect(await refusal(inExample(receptionist, () => Patients.get(example.patient)))).toMatchObject({
      code: "patient.not_found",
    });
  });
  test("is refused to administrators and providers", async () => {
    const admin = await makeUser(Spaces.BACKOFFICE, "admin");
    const provider = await makeUser((await makeSpace()).id, "external_entity");
    for (const user of [admin, provider])
      expect(await refusal(as(user, begin))).toMatchObject({ code: "access.denied" });
  });
});

describe("the step of the tour", () => {
  test("is kept with the user without changing their version, and is gone when the tour ends", async () => {
    const stepOf = async () => (await Spaces.loadUserAndSpace(claims(professional))).user;
    const before = await stepOf();
    await Spaces.db.entities.user
      .patch({ space_id: professional.spaceId, id: professional.id })
      .set({ welcome_waits: true })
      .go();
    await as(professional, () => setTourStep("patients_list"));
    const during = await stepOf();
    expect(during).toMatchObject({ tour_step: "patients_list", version: before.version });
    expect(during.welcome_waits).toBeUndefined();
    await as(professional, () => setTourStep(null));
    expect((await stepOf()).tour_step).toBeUndefined();
  });
});
