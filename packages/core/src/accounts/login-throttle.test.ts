import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { transact } from "../db/transact.ts";
import { shiftClock } from "../platform/clock.ts";
import { inContext } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import { enter, forget, giveBack, guarded, pauseAfter } from "./login-throttle.ts";

localTable();

const back: (() => void)[] = [];
afterEach(() => {
  for (const undo of back.splice(0)) undo();
});
const later = (seconds: number) => back.push(shiftClock(seconds * 1000));

let serial = 0;
const someone = () => {
  serial += 1;
  return `demo.${serial}@example.com`;
};
const refusal = () => new AppError("unauthenticated", "login.incorrect");
const fail = (email: string) => guarded(email, () => Promise.reject(refusal()));
/** Fails n times, waiting as long as it takes. */
async function failTimes(email: string, times: number) {
  for (let n = 1; n <= times; n += 1) {
    await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    later(pauseAfter(n));
  }
}

describe("the waiting time", () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [10, 32],
    [14, 512],
    [15, 900],
    [16, 900],
    [1000, 900],
  ])("after %i failures is %i seconds", (failures, seconds) => expect(pauseAfter(failures)).toBe(seconds));
  test("never decreases and never exceeds 15 minutes", () => {
    fc.assert(fc.property(fc.nat(5000), (n) => pauseAfter(n + 1) >= pauseAfter(n) && pauseAfter(n) <= 900));
  });
});

describe("successive attempts", () => {
  test("five are free; further ones wait, whether the password is right or wrong", async () => {
    const email = someone();
    for (let n = 0; n < 5; n += 1)
      await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    await expect(guarded(email, async () => "in")).rejects.toMatchObject({
      kind: "throttled",
      code: "login.throttled",
      facts: { details: { retry_after: 1 } },
    });
    later(1);
    await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    await expect(fail(email)).rejects.toMatchObject({ facts: { details: { retry_after: 2 } } });
  });
  test("attempts during the waiting time do not count", async () => {
    const email = someone();
    await failTimes(email, 4);
    await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    for (let n = 0; n < 5; n += 1)
      await expect(fail(email)).rejects.toMatchObject({ facts: { details: { retry_after: 1 } } });
  });
  test("a successful sign-in resets the count", async () => {
    const email = someone();
    await failTimes(email, 7);
    await guarded(email, async (attempt) => transact({ writes: [forget(attempt)] }));
    for (let n = 0; n < 5; n += 1)
      await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    await expect(fail(email)).rejects.toMatchObject({ facts: { details: { retry_after: 1 } } });
  });
  test("other accounts are unaffected", async () => {
    const email = someone();
    for (let n = 0; n < 6; n += 1) await fail(email).catch(() => {});
    await expect(fail(someone())).rejects.toMatchObject({ code: "login.incorrect" });
  });
  test("an attempt that is neither right nor wrong is not counted", async () => {
    const email = someone();
    const missing = () =>
      guarded(email, () => Promise.reject(new AppError("unauthenticated", "totp.required")));
    for (let n = 0; n < 8; n += 1) await expect(missing()).rejects.toMatchObject({ code: "totp.required" });
    await failTimes(email, 3);
    for (let n = 0; n < 8; n += 1) await expect(missing()).rejects.toMatchObject({ code: "totp.required" });
    const { data } = await db.entities.lockOut.scan.go();
    expect(data.filter(({ failures }) => failures === 3)).toHaveLength(1);
  });
  test("taking back an attempt keeps failures counted since", async () => {
    const email = someone();
    const first = await enter(email);
    await fail(email).catch(() => {});
    await giveBack(first);
    for (let n = 0; n < 3; n += 1)
      await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
    await expect(fail(email)).rejects.toMatchObject({ code: "login.throttled" });
  });
  test("failures are forgotten after a day", async () => {
    const email = someone();
    await failTimes(email, 9);
    later(24 * 3600 + 60);
    for (let n = 0; n < 5; n += 1)
      await expect(fail(email)).rejects.toMatchObject({ code: "login.incorrect" });
  });
});

test("forty parallel attempts check no more passwords than five successive ones", async () => {
  const email = someone();
  let looks = 0;
  const tries = Array.from({ length: 40 }, () =>
    guarded(email, async () => {
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw refusal();
    }).catch((error: unknown) => (error as AppError).code),
  );
  const codes = await Promise.all(tries);
  expect(looks).toBe(5);
  expect(codes.filter((code) => code === "login.throttled")).toHaveLength(35);
});

test("of two successful sign-ins at the same moment neither waits", async () => {
  const email = someone();
  const first = await enter(email);
  // The first is found right just after the second saw its try.
  let requests = 0;
  back.push(
    beforeRequests(async () => {
      requests += 1;
      if (requests === 2) await transact({ writes: [forget(first)] });
    }),
  );
  await expect(guarded(email, async () => "in")).resolves.toBe("in");
});

test("the table stores no address, and the item expires", async () => {
  const email = someone();
  await fail(email).catch(() => {});
  const { data } = await db.entities.lockOut.scan.go({ data: "raw" });
  expect(JSON.stringify(data)).not.toContain("example.com");
  const stored = await db.entities.lockOut.scan.go();
  for (const item of stored.data) expect(item.expires_at).toBeGreaterThan(Date.now() / 1000);
});

test("makes one request for a first attempt, two after failures", async () => {
  const email = someone();
  const context = { requestId: "r", dynamoCalls: 0 };
  await inContext(context, () => enter(email));
  expect(context.dynamoCalls).toBe(1);
  await inContext(context, () => enter(email));
  expect(context.dynamoCalls).toBe(3);
});
