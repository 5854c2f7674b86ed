import { expect, test } from "vitest";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, MORNING, TUESDAY } from "../testing/notification-fixtures.ts";
import { refusal } from "../testing/refusal.ts";

localTable();
const { service, at, after, textsTo, set, someone, book, minute, logged } = clinicWithNotices();

/** A clinic whose plan includes so many text messages in a month. */
const including = (sms_per_month: number) => set({ plan_terms: { ...DEFAULT_PLANS.pro, sms_per_month } });
const byText = () => someone({ consents_email: false, consents_sms: true });

test("text messages beyond the month's allowance are refused, and the log says why", async () => {
  await including(2);
  const patients = [await byText(), await byText(), await byText()];
  for (const [number, patient] of patients.entries()) await book(patient, TUESDAY + number * 2 * HOUR);
  after(3.2 * MINUTE);
  await minute();
  await minute();
  const outcomes = (await Promise.all(patients.map(logged))).flat();
  expect(outcomes.filter(({ status }) => status === "sent")).toHaveLength(2);
  expect(outcomes).toContainEqual({ status: "failed", reason: "sms_allowance" });
  expect(patients.flatMap(textsTo)).toHaveLength(2);
  // The next month has an allowance of its own.
  at(MORNING + 31 * 24 * HOUR);
  const later = await byText();
  await book(later, TUESDAY + 40 * 24 * HOUR);
  after(3.2 * MINUTE);
  await minute();
  expect(textsTo(later)).toHaveLength(1);
});

test("one that could not be sent is not counted", async () => {
  at(MORNING + 62 * 24 * HOUR);
  await including(1);
  const patient = await byText();
  await book(patient, TUESDAY + 70 * 24 * HOUR);
  after(3.2 * MINUTE);
  service.refuse(1);
  await minute();
  expect(textsTo(patient)).toHaveLength(0);
  after(10 * MINUTE);
  await minute();
  expect(textsTo(patient)).toHaveLength(1);
});

test("of fifty at the same moment, as many are counted as the plan includes", async () => {
  const space = await makeSpace();
  await Spaces.db.entities.space
    .patch({ id: space.id })
    .set({ plan_terms: { ...DEFAULT_PLANS.pro, sms_per_month: 10 } })
    .go();
  const counted = await Promise.allSettled(Array.from({ length: 50 }, () => Spaces.countSms(space.id)));
  expect(counted.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const manager = await makeUser(space.id, "manager");
  expect(await as(manager, Spaces.readSmsUse)).toBe(10);
  expect((await refusal(Spaces.countSms(space.id))).code).toBe("sms.allowance_used");
});

test("a plan without text messages sends none", async () => {
  const { id } = await makeSpace({ plan: "basic" });
  expect((await refusal(Spaces.countSms(id))).code).toBe("sms.allowance_used");
});
