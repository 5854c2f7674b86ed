import { expect, test } from "vitest";
import { transact } from "../db/transact.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { makeSpace, makeUser } from "../testing/actors.ts";
import { localMessages } from "../testing/local-identity.ts";
import { localTable } from "../testing/local-table.ts";
import { deliver } from "./delivery.ts";

localTable();
const messages = localMessages();

/** Queues a mail to a user who unsubscribes right afterwards, and delivers it. */
async function afterUnsubscribing(facts: { kind: "marketing" | "service"; campaign?: string }) {
  const { id: space } = await makeSpace();
  const user = await makeUser(space, "manager", { owner: true });
  const id = newId("notification");
  const to = `${id.toLowerCase()}@clinic.example`;
  await transact({
    writes: [],
    notify: [
      {
        id,
        to,
        space,
        channel: "email",
        template: "campaign",
        language: "en",
        facts: { subject: "News", body: "Demo", space, user: user.id, ...facts },
      },
    ],
  });
  await Spaces.db.entities.user
    .patch({ space_id: space, id: user.id })
    .set({ news_stopped_at: "2026-01-01T00:00:00.000Z" })
    .go();
  return { outcome: await deliver({ space, id }), mails: messages.mailsTo(to).length };
}

test("news that were queued before the reader unsubscribed are not sent", async () => {
  const sent = await afterUnsubscribing({ kind: "marketing", campaign: "cmp_demo" });
  expect(sent).toEqual({ outcome: "withdrawn", mails: 0 });
});

test("a mail about the service, and a test to oneself, are", async () => {
  const sent = { outcome: "sent", mails: 1 };
  expect(await afterUnsubscribing({ kind: "service", campaign: "cmp_demo" })).toEqual(sent);
  expect(await afterUnsubscribing({ kind: "marketing" })).toEqual(sent);
});
