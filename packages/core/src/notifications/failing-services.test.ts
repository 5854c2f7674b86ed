import { Socket } from "node:net";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { documentClient } from "../db/client.ts";
import * as Patients from "../patients/index.ts";
import { env } from "../platform/env.ts";
import { as } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, MORNING, TUESDAY } from "../testing/notification-fixtures.ts";

/** Connections to an address are begun and never made. Returns what ends it. */
function neverConnecting(address: string): () => void {
  const { port } = new URL(address);
  const { connect } = Socket.prototype;
  const spy = vi.spyOn(Socket.prototype, "connect");
  spy.mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [options] = given.flat() as { port?: number }[];
    if (String(options?.port) !== port) return Reflect.apply(connect, this, given);
    return Object.assign(this, { connecting: true });
  });
  return () => spy.mockRestore();
}

localTable();
const { service, at, after, told, subjects, textsTo, people, someone, book, move, cancel, minute, logged } =
  clinicWithNotices();

describe("services that fail", () => {
  test.each(["rejected", "throttled", "broken"] as const)(
    "%s: it is tried again until it goes out",
    async (fault) => {
      const patient = await someone({ consents_sms: true });
      await book(patient, TUESDAY);
      after(4 * MINUTE);
      service.refuse(7, fault);
      for (let tries = 0; tries < 40; tries += 1) {
        await minute();
        after(5 * MINUTE);
      }
      expect(told(patient)).toHaveLength(1);
      expect(textsTo(patient)).toHaveLength(1);
    },
  );

  test("an outage of five hours: everything is sent once afterwards", async () => {
    const patients = await Promise.all(Array.from({ length: 5 }, () => someone({ consents_sms: true })));
    for (const [index, patient] of patients.entries()) await book(patient, TUESDAY + index * HOUR);
    await service.down();
    for (let tries = 0; tries < 60; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    await service.up();
    for (let tries = 0; tries < 60; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    for (const patient of patients) {
      expect(told(patient)).toHaveLength(1);
      expect(textsTo(patient)).toHaveLength(1);
    }
  });

  test("a service to which no connection is made in time: it is tried again until it goes out", async () => {
    const patient = await someone();
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    // Without those that are open already.
    await service.down();
    await service.up();
    const restore = neverConnecting(String(process.env.AWS_ENDPOINT_URL_SESV2));
    try {
      await minute();
    } finally {
      restore();
    }
    expect(told(patient)).toEqual([]);
    after(5 * MINUTE);
    await minute();
    expect(told(patient)).toHaveLength(1);
  });

  test.each(["hang_up_before", "hang_up_after", "unreadable", "error_page"] as const)(
    "%s: nobody knows, so never twice",
    async (fault) => {
      const patient = await someone();
      await book(patient, TUESDAY);
      after(4 * MINUTE);
      service.refuse(1, fault);
      for (let tries = 0; tries < 20; tries += 1) {
        await minute();
        after(10 * MINUTE);
      }
      expect(told(patient)).toHaveLength(fault === "hang_up_before" ? 0 : 1);
      expect(await logged(patient)).toEqual([{ status: "failed", reason: "unknown_outcome" }]);
    },
  );

  test("a text message with an unreadable answer is never sent twice", async () => {
    const patient = await someone({ consents_email: false, consents_sms: true });
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1, "unreadable");
    for (let tries = 0; tries < 20; tries += 1) {
      await minute();
      after(10 * MINUTE);
    }
    expect(textsTo(patient)).toHaveLength(1);
    expect(await logged(patient)).toEqual([{ status: "failed", reason: "unknown_outcome" }]);
  });

  test("a message that a change made wrong is withdrawn; a correct one is sent", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1000, "throttled");
    await minute();
    await move(booked, TUESDAY + 4 * HOUR);
    after(4 * MINUTE);
    await minute();
    service.refuse(0);
    for (let tries = 0; tries < 10; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    expect(subjects(patient)).toEqual([expect.stringMatching(/ at 14:00$/)]);
    expect(await logged(patient)).toEqual([
      { status: "withdrawn", reason: "changed" },
      { status: "sent", reason: undefined },
    ]);
  });

  test("a message is sent if the appointment was moved and moved back while it waited", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1, "throttled");
    await minute();
    after(MINUTE);
    const moved = await move(booked, TUESDAY + 4 * HOUR);
    after(MINUTE);
    await minute();
    await move(moved, TUESDAY);
    for (let tries = 0; tries < 10; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    expect(subjects(patient)).toEqual([expect.stringMatching(/^Your appointment .* at 10:00$/)]);
  });

  test("a consent withdrawn while the message waited is respected", async () => {
    const patient = await someone();
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1, "throttled");
    await minute();
    const key = await as(people().desk, async () => Patients.keyOf(patient.id));
    await documentClient().send(
      new UpdateCommand({
        TableName: env("TABLE_NAME"),
        Key: key as never,
        UpdateExpression: "SET consents_email = :no",
        ExpressionAttributeValues: { ":no": false },
      }),
    );
    after(10 * MINUTE);
    await minute();
    expect(told(patient)).toEqual([]);
    expect(await logged(patient)).toEqual([{ status: "withdrawn", reason: "consent_withdrawn" }]);
  });
});

/**
 * The messages a patient should get after any working day: never a wrong one, never one twice, and finally the current
 * state.
 */
test("after any sequence of changes and failures, the last message is correct", async () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: 0, max: 3 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), hours: fc.constant(0) }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 9 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("fail" as const), hours: fc.integer({ min: 1, max: 3 }) }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      at(MORNING);
      service.refuse(0);
      const patient = await someone();
      let one = await book(patient, TUESDAY);
      for (const { kind, hours } of steps) {
        if (kind === "wait") after(hours * MINUTE);
        else if (kind === "fail") service.refuse(hours, "throttled");
        else if (one.status !== "cancelled")
          one = kind === "cancel" ? await cancel(one) : await move(one, TUESDAY + hours * HOUR);
        await minute();
      }
      for (let quiet = 0; quiet < 40; quiet += 1) {
        after(5 * MINUTE);
        await minute();
      }
      const heard = subjects(patient);
      const last = heard.at(-1) ?? "";
      if (one.status === "cancelled") expect(heard.length === 0 || last.startsWith("Cancelled")).toBe(true);
      else expect(last).toContain(` at ${new Date(one.start).getUTCHours()}:00`);
      for (const [index, subject] of heard.entries()) expect(subject).not.toBe(heard[index - 1]);
    }),
    { numRuns: 15 },
  );
});
