import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Notification } from "../db/outbox.ts";
import { OutboxMessageEntity } from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import { transact } from "../db/transact.ts";
import { shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeUser, type TestUser } from "../testing/actors.ts";
import { localMessages } from "../testing/local-identity.ts";
import { localTable } from "../testing/local-table.ts";
import { deliver, retryDue } from "./delivery.ts";
import { listFailedMessages, sendFailedMessage } from "./failed-messages.ts";

localTable();
const messages = localMessages();
const stored = connect({ message: OutboxMessageEntity });
const SPACE = "spc_test";
const back: (() => void)[] = [];
let superAdmin: TestUser;
beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});
afterEach(() => {
  messages.refuse(0);
  for (const undo of back.splice(0)) undo();
});

/** A mail whose answer of the service cannot be read, so that nobody knows whether it was sent. */
async function failed(more: Partial<Notification> = {}) {
  const id = newId("notification");
  const to = `${id.toLowerCase()}@clinic.example`;
  const facts = { clinic: "Demo Clinic" };
  const mail = { id, channel: "email", template: "export-ready", language: "pt", to, facts } as const;
  await transact({ writes: [], notify: [{ ...mail, space: SPACE, ...more }] });
  messages.refuse(1, "hang_up_before");
  expect(await deliver({ space: SPACE, id })).toBe("failed");
  return { id, to };
}
const list = (limit = 50, cursor?: string) =>
  as(superAdmin, () => listFailedMessages({ limit, ...(cursor && { cursor }) }));
const again = (id: string) => as(superAdmin, () => sendFailedMessage(id, SPACE));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: { code?: string }) => error.code,
  );

describe("messages that failed", () => {
  test("are listed newest first by pages, with ids and codes alone", async () => {
    const first = await failed();
    back.push(shiftClock(1000));
    const second = await failed();
    const page = await list(1);
    expect(page.items).toEqual([
      {
        id: second.id,
        space: SPACE,
        channel: "email",
        template: "export-ready",
        language: "pt",
        reason: "unknown_outcome",
        attempts: 1,
        created_at: expect.any(String),
        failed_at: expect.any(String),
        state: "open",
      },
    ]);
    expect((await list(1, page.next ?? "")).items.map(({ id }) => id)).toEqual([first.id]);
    expect(JSON.stringify(await list())).not.toMatch(/clinic\.example|Demo/);
  });

  test("that the service took are not", async () => {
    const id = newId("notification");
    const mail = { id, channel: "email", template: "email-taken", language: "en", facts: {} } as const;
    await transact({ writes: [], notify: [{ ...mail, to: "sent@clinic.example", space: SPACE }] });
    expect(await deliver({ space: SPACE, id })).toBe("sent");
    expect((await list()).items.map((item) => item.id)).not.toContain(id);
  });
});

describe("sending again", () => {
  test("sends the same mail once, whoever asks at the same moment", async () => {
    const { id, to } = await failed();
    const outcomes = await Promise.allSettled([again(id), again(id), again(id)]);
    const done = outcomes.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "message.not_failed" });
    expect((await list()).items.find((item) => item.id === id)?.state).toBe("sent_again");
    await retryDue();
    expect(messages.mailsTo(to).map(({ subject }) => subject)).toEqual([
      "A exportação de Demo Clinic está pronta",
    ]);
    expect(await codeOf(again(id))).toBe("message.not_failed");
  });

  test("is refused for a message to a patient, which its clinic sends again", async () => {
    const { id } = await failed();
    const about = { patient: "pat_1", patient_name: "Demo", kind: "booked" as const, appointments: [] };
    await stored.entities.message.update({ space: SPACE, id }).set({ about }).go();
    expect((await list()).items.find((item) => item.id === id)?.state).toBe("clinics");
    expect(await codeOf(again(id))).toBe("message.of_clinic");
  });

  test("is refused for a message that is unknown, of another space, or no longer kept", async () => {
    const { id } = await failed();
    expect(await codeOf(again(newId("notification")))).toBe("message.not_found");
    expect(await codeOf(as(superAdmin, () => sendFailedMessage(id, "spc_other")))).toBe("message.not_found");
    await stored.entities.message.update({ space: SPACE, id }).remove(["facts"]).go();
    expect((await list()).items.find((item) => item.id === id)?.state).toBe("over");
    expect(await codeOf(again(id))).toBe("message.outdated");
  });
});
