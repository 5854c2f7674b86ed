import { describe, expect, test } from "vitest";
import type { CampaignAudience } from "../contracts/campaigns/campaigns.ts";
import { includesSpace, includesUser, skipReason, subscriptionState } from "./audience.policy.ts";

const EVERYBODY: CampaignAudience = {
  plans: [],
  subscriptions: [],
  modules: [],
  languages: [],
  recipients: "everyone",
};

test.each([
  ["pro", 4, "valid"],
  ["pro", 3, "expiring"],
  ["basic", 1, "expiring"],
  ["free_trial", 0, "expired"],
  ["none", 0, null],
] as const)("a plan %s with %i days left is %s", (plan, daysLeft, state) => {
  expect(subscriptionState({ plan, daysLeft })).toBe(state);
});

describe("an audience includes spaces", () => {
  const space = { plan: "pro", daysLeft: 2, modules: ["mtc", "fito"] } as const;
  test.each([
    [{}, true],
    [{ plans: ["pro"] }, true],
    [{ plans: ["basic", "none"] }, false],
    [{ subscriptions: ["expiring"] }, true],
    [{ subscriptions: ["valid", "expired"] }, false],
    [{ modules: ["osteo", "fito"] }, true],
    [{ modules: ["osteo"] }, false],
    [{ plans: ["pro"], modules: ["osteo"] }, false],
    [{ plans: ["pro"], subscriptions: ["expiring"], modules: ["mtc"] }, true],
  ] as const)("%j: %s", (over, included) => {
    expect(includesSpace({ ...EVERYBODY, ...over } as never, space)).toBe(included);
  });
  test("one without a plan only by that, and never by how a plan stands", () => {
    const none = { plan: "none", daysLeft: 0, modules: [] } as const;
    expect(includesSpace({ ...EVERYBODY, plans: ["none"] }, none)).toBe(true);
    expect(includesSpace({ ...EVERYBODY, subscriptions: ["valid", "expiring", "expired"] }, none)).toBe(
      false,
    );
  });
});

test.each([
  ["everyone", [], { role: "receptionist", owner: false, language: "pt" }, true],
  ["managers", [], { role: "receptionist", owner: false, language: "pt" }, false],
  ["managers", [], { role: "manager", owner: false, language: "pt" }, true],
  ["managers", [], { role: "student", owner: true, language: "pt" }, true],
  ["everyone", ["en"], { role: "manager", owner: true, language: "pt" }, false],
  ["managers", ["pt"], { role: "manager", owner: true, language: "pt" }, true],
] as const)("%s in %j include %j: %s", (recipients, languages, user, included) => {
  expect(includesUser({ ...EVERYBODY, recipients, languages: [...languages] }, user)).toBe(included);
});

describe("who is skipped", () => {
  const user = { active: true };
  const stopped = { active: true, news_stopped_at: "2026-01-01T00:00:00.000Z" };
  test.each([
    [{ user, space: {} }, undefined, undefined],
    [{ user: stopped, space: {} }, "unsubscribed", undefined],
    [{ user: { active: false }, space: {} }, "deactivated", "deactivated"],
    [{ user: { ...stopped, active: false }, space: {} }, "deactivated", "deactivated"],
    [{ user: undefined, space: {} }, "removed", "removed"],
    [{ user, space: undefined }, "removed", "removed"],
    [{ user, space: { closed_at: "2026-01-01" } }, "removed", "removed"],
    [{ user, space: { closing: { due_at: "2026-01-01" } } }, "closing", undefined],
    [{ user, space: { blocked: { reason: "Demo" } } }, "blocked", undefined],
  ] as const)("%j", (circumstances, marketing, service) => {
    expect(skipReason("marketing", circumstances)).toBe(marketing);
    expect(skipReason("service", circumstances)).toBe(service);
  });
});
