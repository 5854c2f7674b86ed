import { subscriptionRoutes as routes } from "@meridian/core/contracts/subscription/subscription";
import { shiftClock } from "@meridian/core/platform/clock";
import * as Spaces from "@meridian/core/spaces";
import * as Subscription from "@meridian/core/subscription";
import { as, makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { afterEach, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { startFreeTrial } from "./subscription.ts";

localTable();
const back: (() => void)[] = [];
afterEach(() => {
  for (const undo of back.splice(0)) undo();
});

describe("POST /subscription/free-trial", () => {
  const start = (as: { id: string; spaceId: string }, modules: string[] = ["mtc", "others"]) =>
    callHandler(routes.startFreeTrial, startFreeTrial, { as, body: { modules } });
  const fresh = async (timeZone = "Europe/Lisbon") => {
    const { id: spaceId } = await makeSpace({ plan: null, modules: [], timeZone });
    return makeUser(spaceId, "manager", { owner: true, practises: true });
  };
  test("starts fifteen days, today included, with the chosen modules", async () => {
    const owner = await fresh();
    await start(owner, []);
    const { value: answer, calls } = await countingCalls(() => start(owner));
    expect(answer.body.user).toMatchObject({
      first_time: false,
      modules: ["mtc", "others"],
      space: { modules: ["mtc", "others"], subscription_plan: { code: "free_trial", days_left: 15 } },
    });
    expect(calls).toBe(routes.startFreeTrial.calls);
  });
  test.each([
    ["Europe/Lisbon", "2026-11-21T23:30:00Z", "2026-12-05"],
    ["Europe/Lisbon", "2027-07-10T23:30:00Z", "2027-07-25"],
    ["Atlantic/Azores", "2026-11-21T00:30:00Z", "2026-12-04"],
  ])("in %s at %s it ends on %s", async (zone, at, endsOn) => {
    const owner = await fresh(zone);
    back.push(shiftClock(Date.parse(at) - Date.now()));
    // A session lasts fifteen minutes of the real clock, so this calls the service directly.
    await as(owner, () => Subscription.startFreeTrial(["mtc"]));
    const { data } = await Spaces.db.entities.space.get({ id: owner.spaceId }).go();
    expect(data?.plan_ends_on).toBe(endsOn);
  });
  test("works once per space, also with parallel requests, and never with another plan", async () => {
    const owner = await fresh();
    const both = await Promise.all([start(owner), start(owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    await Spaces.db.entities.space.patch({ id: owner.spaceId }).remove(["plan_code", "plan_ends_on"]).go();
    const again = await start(owner);
    expect([again.status, again.body.code]).toEqual([403, "plan.requirements"]);
    const paying = await makeUser((await makeSpace({ plan: "basic" })).id, "manager");
    expect((await start(paying)).status).toBe(403);
  });
  test("is only for managers", async () => {
    const { spaceId } = await fresh();
    expect((await start(await makeUser(spaceId, "professional"))).status).toBe(403);
  });
});
