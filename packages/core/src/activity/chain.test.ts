import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { auditMonth, auditRead, auditWrite } from "../db/audit.ts";
import { documentClient } from "../db/client.ts";
import { transact } from "../db/transact.ts";
import { now, shiftClock } from "../platform/clock.ts";
import { inContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { derivedKeys } from "../platform/secret.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { type Anchor, anchorSpace, newestAnchor } from "./anchors.ts";
import type { AuditSealItem } from "./audit-seal.entity.ts";
import type { AuditTrailItem } from "./audit-trail.entity.ts";
import { entryId, type StoredEntry } from "./chain.ts";
import { type CheckCursor, checkPage, type TrailReader } from "./checking.service.ts";
import { db } from "./entities.ts";
import { CHAIN_KEYS, forgetTouched, noteEntry, sealSpace } from "./sealing.service.ts";
import { noteChange } from "./watching.service.ts";

localTable();
localFiles();

const DAY = 86_400_000;
const restore: (() => void)[] = [];
const move = (milliseconds: number) => restore.push(shiftClock(milliseconds));
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
  forgetTouched();
});

const write = (space: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      transact({
        writes: [auditWrite({ action: "update", record: `apt_${index}`, space, user: `usr_${index % 3}` })],
      }),
    ),
  );

/** Everything of a space's trail, in memory. */
type Trail = {
  trail: AuditTrailItem | undefined;
  seals: AuditSealItem[];
  entries: StoredEntry[];
  anchor: Anchor | undefined;
};

async function load(space: string): Promise<Trail> {
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: env("TABLE_NAME") }));
  const { data: trail } = await db.entities.trail.get({ space_id: space }).go();
  const seals = Items.filter((item) => item.__edb_e__ === "auditSeal" && item.space_id === space).map(
    (Item) => db.entities.seal.parse({ Item }).data as AuditSealItem,
  );
  const entries = Items.filter(({ pk }) => String(pk).startsWith(`$audit#space_${space}#month_`));
  const newest = await newestAnchor(space, 0);
  return { trail: trail ?? undefined, seals, entries: entries as StoredEntry[], anchor: newest?.anchor };
}

const bySort = (a: StoredEntry, b: StoredEntry) => (a.sk < b.sk ? -1 : 1);

async function reader({ trail, seals, entries, anchor }: Trail): Promise<TrailReader> {
  const { current } = await derivedKeys(CHAIN_KEYS);
  return {
    trail: async () => trail,
    anchor: async () => anchor && { anchor },
    seals: async (_, month, after) =>
      seals
        .filter((seal) => seal.month === month && seal.number > after)
        .sort((a, b) => a.number - b.number)
        .slice(0, 10),
    entries: async (space, month, { after, from, before = "$entry~", limit }) =>
      entries
        .filter(({ pk, sk }) => pk === auditMonth(space, month) && sk >= (after ?? from) && sk <= before)
        .filter(({ sk }) => sk !== after && sk !== before)
        .sort(bySort)
        .slice(0, limit),
    keys: async () => [current],
  };
}

async function findingsOf(space: string, read?: TrailReader) {
  const findings = [];
  let cursor: CheckCursor | null = null;
  let checked = 0;
  for (let pages = 0; pages < 50; pages += 1) {
    const page = await checkPage(space, cursor, read);
    findings.push(...page.findings);
    checked = page.checked;
    cursor = page.cursor;
    if (!cursor) return { findings, checked };
  }
  throw new Error("the check did not end");
}

/** A trail over four months, one of them without entries, sealed in many runs and anchored at the end. */
async function makeTrail(): Promise<string> {
  const space = newId("space");
  move(-100 * DAY);
  await noteEntry(space, new Date(now()).toISOString());
  for (const pause of [0, 3, 9, 20, 1, 40, 2]) {
    move(pause * DAY);
    await write(space, 20 + pause);
    move(5 * 60_000);
    await sealSpace(space);
  }
  await anchorSpace(space);
  return space;
}

describe("the chain of an audit trail", () => {
  let space: string;
  let whole: Trail;
  beforeAll(async () => {
    space = await makeTrail();
    whole = await load(space);
    for (const undo of restore.splice(0)) undo();
  });

  test("holds for a trail that nobody changed", async () => {
    const { findings, checked } = await findingsOf(space);
    expect(findings).toEqual([]);
    expect(checked).toBe(whole.entries.length);
    expect(new Set(whole.seals.map(({ month }) => month)).size).toBeGreaterThanOrEqual(3);
  });

  test("shows each of 1,000 changes of entries, seals, months and the end", async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const one = <T>(list: readonly T[]) => list[random(list.length)] as T;
    const months = [...new Set(whole.entries.map(({ pk }) => pk))];
    const changes: Record<string, (trail: Trail) => void> = {
      edit: ({ entries }) => {
        const entry = one(entries);
        const [name, value] = one([
          ["user", "usr_other"],
          ["record", "apt_other"],
          ["action", "read"],
          ["at", "2026-01-01T00:00:00.000Z"],
          ["patient", "pat_added"],
        ] as const);
        entry[name] = value;
      },
      delete: ({ entries }) => entries.splice(random(entries.length), 1),
      deleteSome: ({ entries }) => entries.splice(random(entries.length - 5), 2 + random(4)),
      swap: ({ entries }) => {
        const a = one(entries);
        const b = one(entries);
        if (a.record === b.record && a.user === b.user) b.record = "apt_swapped";
        else [a.record, b.record, a.user, b.user] = [b.record, a.record, b.user, a.user];
      },
      swapPlaces: ({ entries }) => {
        const a = random(entries.length - 1);
        const [left, right] = [entries[a], entries[a + 1]] as [StoredEntry, StoredEntry];
        [left.sk, right.sk, left.pk, right.pk] = [right.sk, left.sk, right.pk, left.pk];
      },
      insert: ({ entries }) => {
        const beside = one(entries);
        const at = Date.parse(beside.at) - random(2);
        entries.push({ ...beside, at: new Date(at).toISOString(), sk: `$entry#${newId("audit", at)}` });
      },
      truncate: ({ entries }) => {
        entries.sort((a, b) => (a.at < b.at ? -1 : 1)).splice(-1 - random(40));
      },
      deleteMonth: (trail) => {
        const month = one(months);
        trail.entries = trail.entries.filter(({ pk }) => pk !== month);
        if (random(2)) trail.seals = trail.seals.filter((seal) => !month.endsWith(seal.month));
      },
      // Somebody with an old copy of the table: everything after a seal is gone, and the head is that of then.
      rollBack: (trail) => {
        const seals = trail.seals.filter(({ number }) => number > 0);
        const to = seals[random(seals.length - 1)] as AuditSealItem;
        const isAfter = (seal: AuditSealItem) =>
          seal.month > to.month || (seal.month === to.month && seal.number > to.number);
        const gone = new Set(trail.seals.filter(isAfter).flatMap(({ entries }) => entries.map(([id]) => id)));
        if (gone.size === 0) trail.entries.splice(0, 1);
        trail.entries = trail.entries.filter((entry) => !gone.has(entryId(entry)));
        trail.seals = trail.seals.filter((seal) => !isAfter(seal));
        const last = to.entries.at(-1)?.[0] ?? "";
        const head = { month: to.month, seals: to.number, count: to.count, last, hash: to.hash };
        trail.trail = { ...(trail.trail as AuditTrailItem), head, mac: to.mac };
      },
      deleteSeal: ({ seals }) => {
        const holding = seals.filter(({ number }) => number > 0);
        seals.splice(seals.indexOf(one(holding)), 1);
      },
      editSeal: ({ seals }) => {
        const seal = one(seals.filter(({ number }) => number > 0));
        one([
          () => (seal.hash = `${seal.hash}x`),
          () => (seal.count += 1),
          () => (seal.mac = { ...seal.mac, value: "forged" }),
          () => (seal.entries = seal.entries.slice(1)),
        ])();
      },
      editHead: (trail) => {
        const head = trail.trail?.head;
        if (head)
          trail.trail = { ...(trail.trail as AuditTrailItem), head: { ...head, count: head.count - 1 } };
      },
      forgetChain: (trail) => {
        trail.trail = undefined;
        trail.seals = [];
      },
    };
    const names = Object.keys(changes);
    const missed: string[] = [];
    for (let number = 0; number < 1000; number += 1) {
      const name = String(names[number % names.length]);
      const trail = structuredClone(whole);
      changes[name]?.(trail);
      const { findings } = await findingsOf(space, await reader(trail));
      if (findings.length === 0) missed.push(`${name} ${number}`);
    }
    expect(missed).toEqual([]);
  }, 120_000);

  test("names the entry that was changed, removed or added", async () => {
    const trail = structuredClone(whole);
    const [first, second, third] = trail.entries.sort(bySort) as [StoredEntry, StoredEntry, StoredEntry];
    first.user = "usr_other";
    trail.entries.splice(trail.entries.indexOf(second), 1);
    const added = { ...third, sk: `${third.sk.slice(0, -1)}${third.sk.endsWith("0") ? "1" : "0"}` };
    trail.entries.push(added);
    const { findings } = await findingsOf(space, await reader(trail));
    expect(findings).toEqual(
      expect.arrayContaining([
        { kind: "entry_changed", subject: entryId(first) },
        { kind: "entry_removed", subject: entryId(second) },
        { kind: "entry_added", subject: entryId(added) },
      ]),
    );
  });

  test("holds after the key of its seals is no longer in use, as far as it is anchored", async () => {
    const read = { ...(await reader(whole)), keys: async () => [] };
    expect((await findingsOf(space, read)).findings).toEqual([]);
    const unanchored = { ...read, anchor: async () => undefined };
    expect((await findingsOf(space, unanchored)).findings).not.toEqual([]);
  });
});

describe("sealing", () => {
  test("gives one chain when runs overlap and the stream repeats and shuffles its records", async () => {
    const space = newId("space");
    await noteEntry(space, new Date(now()).toISOString());
    await write(space, 150);
    move(5 * 60_000);
    const { entries } = await load(space);
    for (const entry of [...entries, ...entries].reverse()) await noteChange(undefined, entry);
    const counts = await Promise.all([sealSpace(space), sealSpace(space), sealSpace(space)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(150);
    expect(await findingsOf(space)).toEqual({ findings: [], checked: 150 });
  });
  test("leaves entries of the last two minutes, and reports those that stay unsealed", async () => {
    const space = newId("space");
    await noteEntry(space, new Date(now()).toISOString());
    await write(space, 1);
    move(5 * 60_000);
    await write(space, 1);
    expect(await sealSpace(space)).toBe(1);
    expect((await findingsOf(space)).findings).toEqual([]);
    move(20 * 60_000);
    expect((await findingsOf(space)).findings.map(({ kind }) => kind)).toEqual(["entry_unsealed"]);
  });
  test("records a read with the patient it concerns", async () => {
    await inContext({ requestId: "test", dynamoCalls: 0 }, () => auditRead("doc_1", "pat_1"));
    const { entries } = await load("none");
    expect(entries).toContainEqual(
      expect.objectContaining({
        record: "doc_1",
        patient: "pat_1",
        gsi1pk: "$audit#space_none#record_pat_1",
      }),
    );
  });
  test("a change of an entry is found at once, before it is sealed", async () => {
    const space = newId("space");
    await write(space, 1);
    const [entry] = (await load(space)).entries as [StoredEntry];
    const edited = { ...entry, user: "usr_other" };
    await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item: edited }));
    await noteChange(entry, edited);
    await noteChange(edited, undefined);
    const { data } = await db.entities.finding.query.primary({ space_id: space }).go();
    expect(data.map(({ kind, subject }) => [kind, subject]).sort()).toEqual([
      ["entry_changed", entryId(entry)],
      ["entry_removed", entryId(entry)],
    ]);
  });
});
