import { expect, test } from "vitest";
import { putFile, wholeFile } from "../platform/files.ts";
import { makeSpace } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { makePlanPayment } from "../testing/plan-payments.ts";
import { keptFrom, removeOldPayments } from "./old-payments.ts";
import { proofKey } from "./proof.service.ts";
import { findPayment } from "./store.ts";

localTable();
localFiles();

const NEVER = Number.POSITIVE_INFINITY;
const NEW_YEAR = Date.parse("2037-01-01T00:00:00.000Z");

test.each([
  ["2036-12-31T23:59:59.999Z", "2026-01-01T00:00:00.000Z"],
  ["2037-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
])("at %s payments are kept from %s on", (at, from) => expect(keptFrom(Date.parse(at))).toBe(from));

test("deletes payments with their proofs once ten calendar years are over, and no others", async () => {
  const { id: space } = await makeSpace();
  const made = (created_at: string, more = {}) =>
    makePlanPayment(space, { created_at, status: "paid", paid_at: created_at, ...more });
  const old = await made("2026-01-02T10:00:00.000Z");
  const last = await made("2026-12-31T23:59:59.000Z");
  const paidLater = await made("2026-12-30T10:00:00.000Z", { paid_at: "2027-01-02T10:00:00.000Z" });
  const kept = await made("2027-01-01T00:00:00.000Z");
  const proof = proofKey(old, String(old.proof?.file));
  await putFile(proof, Buffer.from("demo"), "application/pdf");
  const isThere = async ({ payment_id }: { payment_id: string }) =>
    (await findPayment({ space, payment: payment_id })) !== null;

  expect(await removeOldPayments(NEW_YEAR - 1, NEVER)).toBe(0);
  expect(await isThere(old)).toBe(true);
  expect(await removeOldPayments(NEW_YEAR, NEVER)).toBe(2);
  expect(await Promise.all([old, last, paidLater, kept].map(isThere))).toEqual([false, false, true, true]);
  expect(await wholeFile(proof)).toBeNull();
  expect(await removeOldPayments(NEW_YEAR, NEVER)).toBe(0);
});
