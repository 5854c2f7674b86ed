import { describe, expect, test } from "vitest";
import type { Delivery } from "../../../../scripts/local/payments.ts";
import { now } from "../platform/clock.ts";
import { as } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import {
  byReference,
  byTransfer,
  decide,
  deliveries,
  endOf,
  paying,
  payingClinic,
  read,
  receive,
} from "../testing/paying-clinic.ts";
import { refusal } from "../testing/refusal.ts";
import { daysBetween } from "../time/days.ts";
import * as PlanPayments from "./index.ts";

localTable();
localFiles();
payingClinic();

describe("a bank transfer", () => {
  const PDF = new Uint8Array(Buffer.from("%PDF-1.7 a proof"));
  async function prove(id: string, file: Uint8Array<ArrayBuffer> = PDF, format: "pdf" | "png" = "pdf") {
    const made = await as(paying.manager, () => PlanPayments.createProof(id, { format, size: file.length }));
    await fetch(made.upload.url, { method: "PUT", headers: made.upload.headers, body: file });
    return as(paying.manager, () => PlanPayments.completeProof(id, made.file));
  }
  const reviewed = async (id: string, version?: number) => {
    const space = paying.manager.spaceId;
    const { payment } = await as(paying.admin, () => PlanPayments.getPayment({ space, payment: id }));
    return { space, payment: id, version: version ?? payment.version };
  };
  const review = async (id: string, work: (which: PlanPayments.Reviewed) => Promise<unknown>) => {
    const which = await reviewed(id);
    return as(paying.admin, () => work(which));
  };

  test("waits for approval with its proof, and is paid when it is approved", async () => {
    const started = await byTransfer();
    expect(started.transfer).toMatchObject({
      iban: "PT50000000000000000000000",
      concept: expect.stringMatching(/^MERIDIAN \w{8}$/),
    });
    expect(await prove(started.id)).toMatchObject({ status: "processing", proof: { format: "pdf" } });
    const shown = await as(paying.admin, () =>
      PlanPayments.getPayment({ space: paying.manager.spaceId, payment: started.id }),
    );
    expect(await (await fetch(String(shown.proof_url))).text()).toBe("%PDF-1.7 a proof");
    const before = await endOf();
    await review(started.id, PlanPayments.approve);
    expect(await read(started.id)).toMatchObject({ status: "paid", received_cents: 1500 });
    expect(daysBetween(before, await endOf())).toBe(30);
  });

  test("shows the reason of a rejection and takes another proof", async () => {
    const { id } = await byTransfer();
    await prove(id);
    await review(id, (which) => PlanPayments.reject(which, "The amount cannot be read"));
    expect(await read(id)).toMatchObject({
      status: "failed",
      reason: "rejected",
      remark: "The amount cannot be read",
    });
    expect(await prove(id)).toMatchObject({ status: "processing", reason: null, remark: null });
    await review(id, PlanPayments.approve);
    expect((await read(id)).status).toBe("paid");
  });

  test("may arrive in parts", async () => {
    const { id } = await byTransfer();
    await review(id, (which) => PlanPayments.recordPart(which, 1000));
    expect(await read(id)).toMatchObject({ status: "partial", received_cents: 1000 });
    await review(id, (which) => PlanPayments.recordPart(which, 500));
    expect((await read(id)).status).toBe("paid");
  });

  test("a decision that is based on an older version is refused", async () => {
    const { id } = await byTransfer();
    await prove(id);
    const which = await reviewed(id, 1);
    expect((await refusal(as(paying.admin, () => PlanPayments.approve(which)))).code).toBe(
      "plan_payment.stale",
    );
  });

  test("a tab that shows an earlier state cancels nothing, and brings back no earlier proof", async () => {
    const { id } = await byTransfer();
    const cancel = () => as(paying.manager, () => PlanPayments.cancel(id));
    const first = await prove(id);
    expect((await refusal(cancel())).code).toBe("plan_payment.not_open");
    const begun = await as(paying.manager, () =>
      PlanPayments.createProof(id, { format: "pdf", size: PDF.length }),
    );
    await prove(id);
    const latest = (await read(id)).version;
    // The other tab began an upload before, and sends it without a file; nothing changes.
    const late = as(paying.manager, () => PlanPayments.completeProof(id, begun.file));
    expect((await refusal(late)).facts.fields).toEqual({ file: "file.not_found" });
    expect(await read(id)).toMatchObject({ status: "processing", version: latest });
    await review(id, PlanPayments.approve);
    expect((await refusal(cancel())).code).toBe("plan_payment.not_open");
    expect((await read(id)).status).toBe("paid");
    expect(first.proof?.format).toBe("pdf");
  });

  test("one that is cancelled twice is cancelled once", async () => {
    const { id } = await byTransfer();
    const twice = await Promise.all([0, 1].map(() => as(paying.manager, () => PlanPayments.cancel(id))));
    expect(twice.map(({ status }) => status)).toEqual(["failed", "failed"]);
    expect((await read(id)).reason).toBe("cancelled");
  });

  test("refunds take back what was given, once", async () => {
    const { id } = await byTransfer();
    const before = await endOf();
    await review(id, PlanPayments.approve);
    await review(id, (which) => PlanPayments.refund(which, "Paid twice"));
    expect(await read(id)).toMatchObject({ status: "refunded", remark: "Paid twice" });
    expect(await endOf()).toBe(before);
    expect((await refusal(review(id, (which) => PlanPayments.refund(which, "Again")))).code).toBe(
      "plan_payment.not_open",
    );
  });

  test.each([
    ["missing", () => undefined, "file.not_found"],
    [
      "of another kind than was said",
      () => new Uint8Array(Buffer.from("<svg></svg> no pdf")),
      "proof.format",
    ],
  ])("a file that is %s is refused", async (_, fileOf, code) => {
    const { id } = await byTransfer();
    const file = fileOf();
    const made = await as(paying.manager, () =>
      PlanPayments.createProof(id, { format: "pdf", size: file?.length ?? 10 }),
    );
    if (file) await fetch(made.upload.url, { method: "PUT", headers: made.upload.headers, body: file });
    const refused = await refusal(as(paying.manager, () => PlanPayments.completeProof(id, made.file)));
    expect(refused.facts.fields).toEqual({ file: code });
    expect((await read(id)).status).toBe("pending");
  });

  test("deletes uploads that were not completed, and expires after a week without a proof", async () => {
    const { id } = await byTransfer();
    for (let n = 0; n < 5; n += 1)
      await as(paying.manager, () => PlanPayments.createProof(id, { format: "pdf", size: PDF.length }));
    const more = () =>
      as(paying.manager, () => PlanPayments.createProof(id, { format: "pdf", size: PDF.length }));
    expect((await refusal(more())).code).toBe("proof.too_many");
    await PlanPayments.expireDue(now() + 2 * 3_600_000);
    await more();
    await PlanPayments.expireDue(now() + 8 * 86_400_000);
    expect((await read(id)).status).toBe("expired");
  });

  test("is refunded at the provider where it was paid there", async () => {
    const { id } = await byReference();
    for (const event of await decide(id, "accept")) await receive(event);
    await review(id, (which) => PlanPayments.refund(which, "Cancelled"));
    const event = (await deliveries()).find(({ type }) => type === "charge.refunded");
    await receive(event as Delivery);
    expect((await read(id)).status).toBe("refunded");
  });
});

test("the back office finds payments by clinic, status and day, and sees those of all clinics", async () => {
  const { id } = await byTransfer();
  const find = (query: Partial<PlanPayments.PaymentsQuery>) =>
    as(paying.admin, () => PlanPayments.listPayments({ limit: 50, search: "", ...query }));
  const today = new Date(now()).toISOString().slice(0, 10);
  const ids = async (query: Partial<PlanPayments.PaymentsQuery>) =>
    (await find({ ...query, space: paying.manager.spaceId })).items.map((item) => item.id);
  expect(await ids({})).toEqual([id]);
  expect(await ids({ status: "pending", from: today, to: today })).toEqual([id]);
  expect(await ids({ status: "paid" })).toEqual([]);
  expect(await ids({ search: id.slice(-6).toLowerCase() })).toEqual([id]);
  expect(await ids({ to: "2020-01-01" })).toEqual([]);
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ limit: 3, ...(cursor && { cursor }) });
    pages.push(...page.items.map((item) => item.id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(id);
});
