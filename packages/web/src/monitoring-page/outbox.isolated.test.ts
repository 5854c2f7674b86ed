import "fake-indexeddb/auto";
import type { SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Outcome } from "./api.ts";
import { browserOutbox, memoryOutbox, type OutboxStore, sendWaiting } from "./outbox.ts";

const KEY = "demo-key";
let second = 0;
const entryOf = (value: number | null): SentEntry => ({
  symptom: "mns_demo",
  day: "2026-03-01",
  value,
  note: "",
  late: false,
  entered_at: new Date(Date.UTC(2026, 2, 1) + ++second * 1000).toISOString(),
});

type Net = "on" | "off" | "answer lost";

/** A server like the product's: of two states of an answer the later one counts, in any order of arrival. */
function server() {
  const held = new Map<string, SentEntry>();
  let net: Net = "on";
  return {
    held,
    set: (next: Net) => {
      net = next;
    },
    send: async (_key: string, id: string, entry: SentEntry): Promise<Outcome<unknown>> => {
      const at = net;
      await Promise.resolve();
      if (at === "off") return { kind: "later", seconds: null };
      const known = held.get(id);
      if (!known || known.entered_at < entry.entered_at) held.set(id, entry);
      return at === "on" ? { kind: "done", value: {} } : { kind: "later", seconds: null };
    },
  };
}

const step = fc.oneof(
  fc.record({
    do: fc.constant("answer" as const),
    id: fc.constantFrom("a", "b", "c"),
    value: fc.option(fc.integer({ min: 1, max: 10 })),
  }),
  fc.record({ do: fc.constant("net" as const), net: fc.constantFrom<Net>("on", "off", "answer lost") }),
  // Two tabs send at the same moment; or an answer is changed while one is being sent.
  fc.record({ do: fc.constantFrom("send" as const, "send twice" as const, "change while sending" as const) }),
);

test("loses nothing and keeps nothing twice over 1,000 random sequences of two tabs going on and off the net", async () => {
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const api = server();
      const database = `demo-${serial++}`;
      const one = browserOutbox(database);
      const other = browserOutbox(database);
      const last = new Map<string, number | null>();
      const answer = async (store: OutboxStore, id: string, value: number | null) => {
        last.set(id, value);
        await store.put({ id, key: KEY, entry: entryOf(value) });
      };
      for (const current of steps) {
        if (current.do === "answer") await answer(one, current.id, current.value);
        else if (current.do === "net") api.set(current.net);
        else if (current.do === "send") await sendWaiting(other, KEY, api.send);
        else if (current.do === "send twice")
          await Promise.all([sendWaiting(one, KEY, api.send), sendWaiting(other, KEY, api.send)]);
        else await Promise.all([sendWaiting(other, KEY, api.send), answer(one, "a", 7)]);
      }
      api.set("on");
      expect(await sendWaiting(one, KEY, api.send)).toMatchObject({ left: 0, refused: 0, gone: false });
      const kept = [...api.held].map(([id, { value }]) => [id, value]);
      expect(kept.sort()).toEqual([...last].sort());
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test.each([
  ["the browser's database", () => browserOutbox("demo-refusals")],
  ["memory", memoryOutbox],
])(
  "kept in %s: what the server refuses for good does not wait, what fails does, a link that is gone stops",
  async (_, make) => {
    const store = make();
    for (const id of ["a", "b"]) await store.put({ id, key: KEY, entry: entryOf(5) });
    await store.put({ id: "c", key: "another-key", entry: entryOf(5) });
    const answering = (outcome: Outcome<unknown>) => sendWaiting(store, KEY, async () => outcome);
    expect(await answering({ kind: "later", seconds: 30 })).toEqual({
      left: 2,
      refused: 0,
      gone: false,
      again: 30,
    });
    expect(await answering({ kind: "refused", code: "monitoring_page.not_found" })).toMatchObject({
      left: 2,
      gone: true,
    });
    expect(await answering({ kind: "refused", code: "input.invalid" })).toMatchObject({
      left: 0,
      refused: 2,
      gone: false,
    });
    expect(await store.list("another-key")).toHaveLength(1);
  },
);
