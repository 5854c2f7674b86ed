import { readdirSync } from "node:fs";
import { PutCommand, ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Entity } from "electrodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as Activity from "../activity/index.ts";
import { noteChange } from "../activity/watching.service.ts";
import { CLOSING_DAYS } from "../contracts/closing/closing.ts";
import { documentClient } from "../db/client.ts";
import type { RawItem } from "../db/raw-items.ts";
import * as Exports from "../exports/index.ts";
import { leftOutEntities } from "../exports/kinds.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { versionsBelow } from "../platform/file-versions.ts";
import { createFile, putFile, wholeFile } from "../platform/files.ts";
import { accountOf, createConfirmed } from "../platform/identity-accounts.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localFiles } from "../testing/local-files.ts";
import { localIdentity, localMessages } from "../testing/local-identity.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { closeDue } from "./due.service.ts";
import { KEPT } from "./kept.ts";
import { getClosing, withdrawClosing } from "./requests.service.ts";
import { CLOSINGS_DUE } from "./space-closing.entity.ts";
import { closings, dueOrder, showOnSpace } from "./store.ts";

localTable();
localFiles();
localMessages();
localIdentity();

const MINUTE = 60_000;
const DAY = 86_400_000;
const WORD = "Zyxwplanted";
// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
type AnyEntity = Entity<any, any, any, any>;

async function wholeTable(): Promise<RawItem[]> {
  const items: RawItem[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new ScanCommand({ TableName: env("TABLE_NAME"), ...(next && { ExclusiveStartKey: next }) }),
    );
    items.push(...((page.Items ?? []) as RawItem[]));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

/** All entities of the code, by the name that they have in the table. */
async function allEntities(): Promise<Map<string, AnyEntity>> {
  const root = new URL("../", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:\.entity|catalogue-entry)\.ts$/.test(file),
  );
  const found = new Map<string, AnyEntity>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(new URL(file, root).href);
    for (const exported of Object.values(module)) {
      const entity = exported as AnyEntity | undefined;
      if (entity?.schema?.model?.entity) found.set(entity.schema.model.entity, entity);
    }
  }
  return found;
}

/** Entities that name a space in an attribute. Others are the platform's own, such as the plans on offer. */
const isOfSpace = ({ schema }: AnyEntity) => "space_id" in schema.attributes || "space" in schema.attributes;

/** Entities of nobody: what the export knows as the platform's own, and what names people by a hash for a short time. */
const isOfNobody = (name: string) =>
  /the platform's/.test(leftOutEntities[name] ?? "") || ["allowance", "lock_out"].includes(name);

test("every entity names its space, so that it goes with it, or is the platform's own", async () => {
  const others = [...(await allEntities())].filter(
    ([name, entity]) => !isOfSpace(entity) && !(name in KEPT) && !isOfNobody(name),
  );
  expect(others.map(([name]) => name)).toEqual([]);
});

/** Writes an item of every entity that a space can have, each with a word in it. Returns their names. */
async function plantEverywhere(space: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, entity] of await allEntities()) {
    if (!isOfSpace(entity) || name in KEPT) continue;
    const attributes = Object.fromEntries(
      Object.entries(entity.schema.attributes as Record<string, { type: unknown }>).map(([key, { type }]) => [
        key,
        type === "number" ? 1 : `planted-${key}`,
      ]),
    );
    const ids = { ...attributes, space_id: space, space };
    const { Key } = entity.get(ids as never).params({ table: env("TABLE_NAME") }) as unknown as {
      Key: Record<string, string>;
    };
    const owner = "space_id" in entity.schema.attributes ? { space_id: space } : { space };
    const Item = { ...owner, extra: WORD, ...Key, __edb_e__: name };
    await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
    names.push(name);
  }
  return names;
}

let space: TestSpace;
let owner: TestUser;
let professional: TestUser;
let email: string;
let due: number;
const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

const FOLDERS = [
  "photos",
  "documents",
  "exports",
  "logos",
  "proofs",
  "plan-proofs",
  "sent/proofs",
  "new-folder",
];
const fileIn = (folder: string, of = space.id) => `${folder}/${of}/inner/demo.bin`;
const kept = () => `write-once/consents/${space.id}/demo.pdf`;

/** A clinic with a patient, an appointment and a file in every folder, whose owner asked to close it. */
beforeEach(async () => {
  space = await makeSpace();
  owner = await makeUser(space.id, "manager", { owner: true });
  professional = await makeUser(space.id, "professional");
  email = `closing-${space.id.toLowerCase()}@clinic.example`;
  await createConfirmed({
    userId: owner.id,
    spaceId: space.id,
    email,
    password: "a long enough password",
    name: "Demo Owner",
    language: "en",
  });
  await Spaces.db.entities.user.patch({ space_id: space.id, id: owner.id }).set({ email }).go();
  const patient = await makePatient(space.id, { name: `${WORD} Patient` });
  await filledVisit({ space, booker: owner, professional, patient }, { treatment_notes: { text: WORD } });
  for (const folder of FOLDERS) await putFile(fileIn(folder), Buffer.from(WORD), "text/plain");
  await createFile(kept(), Buffer.from("kept"), "application/pdf");
  due = now() + CLOSING_DAYS * DAY;
  const due_at = new Date(due).toISOString();
  await closings
    .put({
      space_id: space.id,
      state: "waiting",
      reason: "tried_out",
      requested_at: new Date(now()).toISOString(),
      requested_by: owner.id,
      requested_by_name: "Demo Owner",
      due_at,
      gsi3pk: CLOSINGS_DUE,
      gsi3sk: dueOrder(due - 7 * DAY, space.id),
    })
    .go();
  const { write } = showOnSpace(space.id, due_at);
  await documentClient().send(new UpdateCommand(write.Update as never));
  Spaces.forgetActor();
});

const run = (at: number, limit?: number) =>
  closeDue({ at, deadline: Number.POSITIVE_INFINITY, ...(limit && { limit }) });
/** Runs every 15 minutes from the day of the removal until it is done. */
async function runToEnd(limit?: number) {
  for (let at = due; at < due + DAY; at += 15 * MINUTE) {
    await run(at, limit);
    if ((await state()) === "closed") return;
  }
  throw new Error("not closed after a day");
}
const state = async () => (await closings.get({ space_id: space.id }).go()).data?.state;
const naming = async (id: string) =>
  (await wholeTable()).filter((item) => {
    const text = JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));
    return text.toLowerCase().includes(id.toLowerCase()) || (id === space.id && text.includes(WORD));
  });

describe("closing a space", () => {
  test("removes every item and file, whatever its entity, and keeps what is listed", async () => {
    const planted = await plantEverywhere(space.id);
    expect(planted.length).toBeGreaterThan(60);
    await runToEnd();
    expect(await state()).toBe("closed");
    expect((await naming(space.id)).map(({ __edb_e__ }) => __edb_e__).sort()).toEqual([
      "space",
      "spaceClosing",
    ]);
    expect(JSON.stringify(await naming(space.id))).not.toContain(WORD);
    for (const folder of FOLDERS) expect(await wholeFile(fileIn(folder)), folder).toBeNull();
    expect(await wholeFile(kept())).not.toBeNull();
    expect(await accountOf(email)).toBeUndefined();
  });

  test("leaves another space as it is, also what it knows of this one", async () => {
    const other = await makeSpace();
    const colleague = await makeUser(other.id, "manager", { owner: true });
    await makePatient(other.id);
    await putFile(fileIn("photos", other.id), Buffer.from("other"), "text/plain");
    await documentClient().send(
      new PutCommand({
        TableName: env("TABLE_NAME"),
        Item: {
          pk: `$referrals#${other.id}`,
          sk: `$to#${space.id}`,
          space_id: other.id,
          referred_id: space.id,
        },
      }),
    );
    const before = await naming(other.id);
    expect(before.length).toBeGreaterThan(3);
    await runToEnd();
    expect(await naming(other.id)).toEqual(before);
    expect(await wholeFile(fileIn("photos", other.id))).not.toBeNull();
    await expect(Spaces.loadActor({ userId: colleague.id, spaceId: other.id })).resolves.toBeDefined();
  });

  test("keeps a payment of the plan without its proof and remark", async () => {
    const Item = {
      pk: `$meridian#space_id_${space.id.toLowerCase()}`,
      sk: "$planpayment_1#payment_id_demo",
      __edb_e__: "planPayment",
      space_id: space.id,
      payment_id: "demo",
      received_cents: 1000,
      remark: WORD,
      proof: { file: WORD },
    };
    await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
    await runToEnd();
    const { remark, proof, ...rest } = Item;
    expect((await naming(space.id)).find(({ sk }) => sk === Item.sk)).toEqual(rest);
  });

  test("ends the same when runs are interrupted at many requests", { timeout: 120_000 }, async () => {
    await plantEverywhere(space.id);
    let at = due;
    for (let limit = 1; limit <= 30; limit += 2, at += 15 * MINUTE) {
      let requests = 0;
      const undo = beforeRequests(async () => {
        requests += 1;
        if (requests > limit) throw new Error("interrupted");
      });
      await run(at, 5).catch(() => undefined);
      undo();
    }
    due = at;
    await runToEnd(25);
    expect((await naming(space.id)).map(({ __edb_e__ }) => __edb_e__).sort()).toEqual([
      "space",
      "spaceClosing",
    ]);
    for (const folder of FOLDERS) expect(await wholeFile(fileIn(folder)), folder).toBeNull();
  });

  test("what is written while it is removed goes too", async () => {
    await run(due);
    expect(await state()).toBe("removing");
    const patient = await makePatient(space.id, { name: `${WORD} late` });
    await run(due + 31 * MINUTE);
    expect(await state()).toBe("removing");
    expect(JSON.stringify(await wholeTable())).not.toContain(patient.id);
    await run(due + 62 * MINUTE);
    expect(await state()).toBe("closed");
  });

  test("what is booked and added at the same moment as it is removed goes too", async () => {
    const patient = await makePatient(space.id, { name: `${WORD} booked` });
    let isOver = false;
    let written = 0;
    const write = async () => {
      while (!isOver) {
        await makePatient(space.id, { name: `${WORD} beside` });
        await filledVisit(
          { space, booker: owner, professional, patient },
          { treatment_notes: { text: WORD } },
        )
          // The space may be closed for its users by then.
          .catch(() => undefined);
        written += 1;
      }
    };
    const writing = write();
    await run(due, 5);
    isOver = true;
    await writing;
    expect(written).toBeGreaterThan(0);
    expect(await state()).toBe("removing");
    due += 31 * MINUTE;
    await runToEnd();
    expect((await naming(space.id)).map(({ __edb_e__ }) => __edb_e__).sort()).toEqual([
      "space",
      "spaceClosing",
    ]);
  });

  test.each([2, 9, 16, 20, 24])(
    "an export leaves no file when its request %i meets the removal",
    async (nth) => {
      await as(owner, () => Exports.begin({ with_files: true }));
      let requests = 0;
      const undo = beforeRequests(async () => {
        requests += 1;
        if (requests === nth) await run(due);
      });
      await Exports.runExports({ moment: due, until: Number.POSITIVE_INFINITY, partBytes: 1 });
      undo();
      expect(requests).toBeGreaterThan(nth);
      due += 31 * MINUTE;
      await runToEnd();
      expect((await naming(space.id)).map(({ __edb_e__ }) => __edb_e__).sort()).toEqual([
        "space",
        "spaceClosing",
      ]);
      expect(await versionsBelow(`exports/${space.id}/`)).toEqual([]);
    },
  );

  test("from the day of the removal nobody signs in, and its trail's removal raises no alarm", async () => {
    const claims = { userId: owner.id, spaceId: space.id };
    await expect(Spaces.loadUserAndSpace(claims)).resolves.toBeDefined();
    await run(due);
    Spaces.forgetActor();
    await expect(Spaces.loadUserAndSpace(claims)).rejects.toMatchObject({ code: "session.not_found" });
    await noteChange({ pk: `$audit#space_${space.id}#month_2026-11`, sk: "$entry#aud_1" }, undefined);
    expect((await naming(space.id)).filter(({ __edb_e__ }) => __edb_e__ === "auditFinding")).toEqual([]);
  });

  test("reminds the managers 7 days and 1 day before, once each", async () => {
    const mails = async () =>
      (await naming(space.id)).filter(({ template }) => template === "space-closing").map(({ to }) => to);
    await run(due - 8 * DAY);
    expect(await mails()).toEqual([]);
    await run(due - 7 * DAY);
    await run(due - 7 * DAY);
    expect(await mails()).toEqual([email]);
    await run(due - DAY);
    await run(due - DAY + MINUTE);
    expect(await mails()).toEqual([email, email]);
    expect(await state()).toBe("waiting");
  });

  test("withdrawn, it stays; of withdrawing and removing at the same moment one wins", async () => {
    await as(owner, withdrawClosing);
    expect((await as(owner, getClosing)).closing).toMatchObject({ state: "withdrawn" });
    const { items } = await as(owner, () => Activity.listActivity({ action: "withdraw" }));
    expect(items).toMatchObject([{ record: space.id, user: owner.id }]);
    await run(due);
    expect(await state()).toBe("withdrawn");
    await expect(as(owner, withdrawClosing)).rejects.toMatchObject({ code: "closing.not_waiting" });

    await closings
      .patch({ space_id: space.id })
      .set({ state: "waiting", gsi3pk: CLOSINGS_DUE, gsi3sk: dueOrder(due, space.id) })
      .go();
    const [withdrawn] = await Promise.allSettled([as(owner, withdrawClosing), run(due)]);
    expect(await state()).toBe(withdrawn.status === "fulfilled" ? "withdrawn" : "removing");
    const heads = (await naming(space.id)).filter(({ __edb_e__ }) => __edb_e__ === "appointment");
    expect(heads.length).toBe(withdrawn.status === "fulfilled" ? 1 : 0);
  });
});
