import { GetCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { documentClient } from "../db/client.ts";
import type { Notification } from "../db/outbox.ts";
import { transact } from "../db/transact.ts";
import { nextTry } from "../platform/backoff.ts";
import { shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localMessages } from "../testing/local-identity.ts";
import { localTable } from "../testing/local-table.ts";
import { deliver, retryDue } from "./delivery.ts";
import { claim } from "./outbox-queue.ts";

const database = faultProxy();
localTable();
const messages = localMessages();
const back: (() => void)[] = [];
afterEach(() => {
  messages.refuse(0);
  for (const undo of back.splice(0)) undo();
});
const MINUTE = 60_000;
const later = (minutes: number) => back.push(shiftClock(minutes * MINUTE));

async function write(more: Partial<Notification> = {}) {
  const id = newId("notification");
  const to = `${id.toLowerCase()}@clinic.example`;
  const notice = { id, channel: "email", template: "email-taken", language: "en", to, facts: {} } as const;
  await transact({ writes: [], notify: [{ ...notice, space: "spc_test", ...more }] });
  return { space: "spc_test", id, to };
}
async function stored({ space, id }: { space: string; id: string }) {
  const Key = { pk: `$outbox#space_${space}`, sk: `$notification#${id}` };
  const { Item } = await documentClient().send(new GetCommand({ TableName: env("TABLE_NAME"), Key }));
  return Item;
}

describe("the pause before another attempt", () => {
  const at = Date.parse("2026-11-21T08:00:00Z");
  test.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [8, 128],
    [9, 240],
    [20, 240],
  ])("after try %i is %i minutes", (attempts, minutes) =>
    expect(nextTry(attempts, at, at)).toBe(at + minutes * MINUTE),
  );
  test("grows, and ends a day after the message was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(30 * 60), (attempts, minutes) => {
        const now = at + minutes * MINUTE;
        const next = nextTry(attempts, at, now);
        const following = nextTry(attempts + 1, at, now);
        if (next === undefined) return following === undefined;
        return next > now && next <= at + 24 * 60 * MINUTE && (following === undefined || following >= next);
      }),
    );
  });
});

describe("a message", () => {
  test("is sent once, and then its text is not stored", async () => {
    const message = await write({ facts: { name: "Demo" } });
    expect(await deliver(message)).toBe("sent");
    expect(await deliver(message)).toBe("not_ours");
    expect(messages.mailsTo(message.to)).toHaveLength(1);
    const item = await stored(message);
    expect(item).toMatchObject({ status: "sent", attempts: 1, expires_at: expect.any(Number) });
    for (const gone of ["facts", "gsi3pk", "gsi3sk"]) expect(item).not.toHaveProperty(gone);
  });
  test("is sent once although twenty senders try", async () => {
    const message = await write();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliver(message)));
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(messages.mailsTo(message.to)).toHaveLength(1);
  });
  test("that the service refuses waits, and is tried again when due", async () => {
    const message = await write();
    messages.refuse(2);
    expect(await deliver(message)).toBe("waiting");
    expect(await stored(message)).toMatchObject({ status: "pending", attempts: 1 });
    expect(await deliver(message)).toBe("not_ours");
    await retryDue();
    expect(messages.mailsTo(message.to)).toHaveLength(0);
    later(1.1);
    await retryDue();
    expect(await stored(message)).toMatchObject({ status: "pending", attempts: 2 });
    later(2.1);
    await retryDue();
    expect(messages.mailsTo(message.to)).toHaveLength(1);
    expect(await stored(message)).toMatchObject({ status: "sent", attempts: 3 });
  });
  test("fails after a day of attempts", async () => {
    const message = await write();
    messages.refuse(1000);
    for (let tries = 0; tries < 30; tries += 1) {
      await retryDue();
      later(60);
    }
    messages.refuse(0);
    const item = await stored(message);
    expect(item).toMatchObject({ status: "failed" });
    expect(item?.attempts).toBeGreaterThan(8);
    await retryDue();
    expect(messages.mailsTo(message.to)).toHaveLength(0);
  });
  test("whose sender stopped working is not sent a second time", async () => {
    const message = await write();
    expect(await claim(message)).toBeTruthy();
    await retryDue();
    expect(await stored(message)).toMatchObject({ status: "sending" });
    later(11);
    await retryDue();
    expect(await stored(message)).toMatchObject({ status: "failed" });
    expect(messages.mailsTo(message.to)).toHaveLength(0);
  });
  test.each(["lost_answer", "unreadable"] as const)(
    "goes out though the database's answer to the claim is %s",
    async (fault) => {
      const message = await write();
      database.next(fault, { operation: "UpdateItem" });
      expect(await deliver(message)).toBe("sent");
      expect(database.left()).toBe(0);
      expect(messages.mailsTo(message.to)).toHaveLength(1);
      expect(await stored(message)).toMatchObject({ status: "sent", attempts: 1 });
    },
  );
  test("whose claim's answer is lost is sent once although other senders try", async () => {
    const message = await write();
    database.next("lost_answer", { operation: "UpdateItem", times: 5 });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver(message)));
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(messages.mailsTo(message.to)).toHaveLength(1);
  });
  test.each(["lost_answer", "unreadable"] as const)(
    "counts as sent, and as put back, though the answer to noting it is %s",
    async (fault) => {
      const message = await write();
      messages.refuse(1);
      // The claim is the first write of a try, what became of it the second.
      const second = async () => {
        const delivered = deliver(message);
        while (database.seen("UpdateItem").length === 0) await new Promise(setImmediate);
        database.next(fault, { operation: "UpdateItem" });
        return delivered;
      };
      expect(await second()).toBe("waiting");
      expect(database.left()).toBe(0);
      expect(await stored(message)).toMatchObject({ status: "pending", attempts: 1 });
      later(1.1);
      expect(await deliver(message)).toBe("sent");
      expect(await stored(message)).toMatchObject({ status: "sent", attempts: 2 });
    },
  );
  test("whose claim the database refuses is sent later and prevents nothing else", async () => {
    const message = await write();
    database.next("conflict", { operation: "UpdateItem", times: 12 });
    expect(await deliver(message)).toBe("waiting");
    expect(database.left()).toBe(0);
    expect(await deliver(message)).toBe("sent");
  });
  test("is sent as a text only to Portuguese mobile numbers", async () => {
    const message = await write({ channel: "sms", template: "none", to: "+447911123456" });
    messages.refuse(0);
    expect(["waiting", "failed"]).toContain(await deliver(message));
    expect(messages.texts).toEqual([]);
  });
  test("with the same id is not written twice", async () => {
    const id = newId("notification");
    await write({ id });
    await expect(write({ id })).rejects.toMatchObject({ code: "write.conflict" });
  });
});
