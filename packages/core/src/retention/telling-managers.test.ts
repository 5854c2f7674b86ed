import { expect, test } from "vitest";
import { SUGGESTED_PERIODS } from "../contracts/retention/retention-kinds.ts";
import { WAITING } from "../db/outbox-message.entity.ts";
import { queryRaw } from "../db/raw-items.ts";
import { connect } from "../db/service.ts";
import * as Patients from "../patients/index.ts";
import { shiftClock } from "../platform/clock.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { keep, reopen } from "./decide.service.ts";
import { listProposals } from "./lists.service.ts";
import { countWaiting } from "./progress.store.ts";
import { proposeFor } from "./propose.ts";
import { updateRetention } from "./settings.service.ts";

localTable();
const stored = connect({ patient: Patients.PatientEntity });
const OLD = "2001-03-05T10:00:00.000Z";
const NEVER = Number.POSITIVE_INFINITY;
const ZONE = "Europe/Lisbon";

/** A clinic of its own with so many records that wait for a decision. */
async function clinicWithWaiting(count: number) {
  const own = await makeSpace();
  const chief = await makeUser(own.id, "manager");
  for (let made = 0; made < count; made += 1) {
    const { id } = await makePatient(own.id);
    await stored.entities.patient
      .patch({ space_id: own.id, patient_id: id })
      .set({ created_at: OLD, updated_at: OLD })
      .go();
  }
  const walk = () => proposeFor({ id: own.id, time_zone: ZONE }, NEVER);
  const mails = async () =>
    (await queryRaw({ pk: WAITING, index: "gsi3", limit: 500 })).items
      .filter(({ space: of, template }) => of === own.id && template === "retention-waiting")
      .map(({ to, facts }) => ({ to, count: (facts as { count: string }).count }));
  return { chief, walk, mails };
}
const DAY = 86_400_000;

test("a mail goes out a week at most while something waits, and none when nothing does", async () => {
  const empty = await clinicWithWaiting(0);
  await empty.walk();
  expect(await empty.mails()).toEqual([]);

  const { chief, walk, mails } = await clinicWithWaiting(2);
  await walk();
  expect((await mails()).map(({ count }) => count)).toEqual(["2"]);
  // New periods are looked at within the hour, without another mail.
  const periods = { ...SUGGESTED_PERIODS, unseen_patients: 12 };
  await as(chief, () => updateRetention({ version: 0, periods }));
  await walk();
  expect(await mails()).toHaveLength(1);
  const restore = shiftClock(7 * DAY + 60_000);
  try {
    await Promise.allSettled([walk(), walk()]);
    expect((await mails()).map(({ count }) => count)).toEqual(["2", "2"]);
  } finally {
    restore();
  }
});

test("the number that waits follows the decisions, and is for managers", async () => {
  const { chief, walk } = await clinicWithWaiting(3);
  await walk();
  expect(await as(chief, countWaiting)).toBe(3);
  const { items } = await as(chief, () => listProposals({ kind: "unseen_patients", state: "open" }));
  const ids = items.slice(0, 2).map(({ id }) => id);
  await as(chief, () => keep({ kind: "unseen_patients", ids, until: null, reason: "A claim" }));
  expect(await as(chief, countWaiting)).toBe(1);
  await as(chief, () => reopen({ kind: "unseen_patients", ids: ids.slice(1) }));
  expect(await as(chief, countWaiting)).toBe(2);
  const colleague = await makeUser(chief.spaceId, "professional");
  expect(await as(colleague, countWaiting)).toBe(0);
});
