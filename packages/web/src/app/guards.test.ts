import { clearSession, sessionUserNow } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser } from "@meridian/ui/testing/render";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ENTITY_SCREENS, guard, redirectFor } from "./guards.ts";
import { navigation, screens } from "./screens.ts";

const entity = demoUser({ role: "external_entity", owner: false });
const ASKED = {
  asked: [{ text: "terms" as const, number: 2, from: "2026-11-02T00:00:00.000Z", accepted: 1 }],
  coming: [],
};
const admin = demoUser({ role: "admin", owner: false, admin_levels: ["any"] });

describe("redirects of the role", () => {
  it.each([
    ["admin", admin, "home", "/settings"],
    ["admin", admin, "calendar", "/settings"],
    ["external entity", entity, "home", "/settings"],
    ["external entity", entity, "calendar", "/not-found"],
    ["external entity", entity, "patients", "/not-found"],
    ["external entity", entity, "settings", undefined],
    ["external entity", entity, "edit-formula", undefined],
    ["manager", demoUser(), "home", undefined],
    ["manager", demoUser(), "calendar", undefined],
    ["a user before the welcome", demoUser({ welcome_waits: true }), "home", "/welcome"],
    ["a user before the welcome", demoUser({ welcome_waits: true }), "calendar", undefined],
    ["a user before the welcome", demoUser({ welcome_waits: true }), "welcome", undefined],
    ["a user with a new version of the terms", demoUser({ texts: ASKED }), "patients", "/accept-terms"],
    ["a user with a new version of the terms", demoUser({ texts: ASKED }), "accept-terms", undefined],
    ["a provider with a new version of the terms", { ...entity, texts: ASKED }, "cmm", "/accept-terms"],
    ["a user who accepted everything", demoUser(), "accept-terms", "/home"],
    [
      "a user who must add a second factor first",
      demoUser({ texts: ASKED, totp_required: true }),
      "accept-terms",
      "/second-factor",
    ],
    ["a user who must add a second factor", demoUser({ totp_required: true }), "home", "/second-factor"],
  ])("%s at %s %s", (_, user, name, to) => expect(redirectFor(user, { name })).toBe(to));

  it("opens to external entities exactly the nine screens of the specification", () => {
    expect(ENTITY_SCREENS).toHaveLength(9);
  });

  it("hides what the role may not use", () => {
    const receptionist = demoUser({ role: "receptionist", owner: false });
    expect(redirectFor(receptionist, { name: "tests", who: { can: "clinical.read" } })).toBe("/not-found");
    expect(redirectFor(receptionist, { name: "patients", who: { can: "patients.read" } })).toBeUndefined();
    const without = demoUser({ modules: ["osteo"] });
    expect(redirectFor(without, { name: "acupuncture", who: { module: "mtc" } })).toBe("/not-found");
  });
});

describe("the guard", () => {
  const fetcher = vi.fn();
  beforeEach(() => {
    clearSession();
    fetcher.mockReset();
    answerApi(fetcher);
  });
  const visit = (name: string, address: string) =>
    guard({ name, path: name, load: vi.fn() })({
      request: new Request(`https://meridian.example${address}`),
      params: {},
      context: undefined,
    } as never);

  it("asks for the session's user once and stores it", async () => {
    fetcher.mockImplementation(async () => Response.json({ status: 200, user: demoUser() }));
    await Promise.all([visit("home", "/home"), visit("patients", "/patients")]);
    await visit("home", "/home");
    expect(fetcher).toHaveBeenCalledOnce();
    expect(sessionUserNow()?.name).toBe("Demo Manager One");
  });

  it.each([
    ["no session", async () => Response.json({ code: "session.not_found" }, { status: 401 })],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("goes to /login and back afterwards on %s", async (_, answer) => {
    fetcher.mockImplementation(answer);
    const response = (await visit("patients", "/patients?q=ana")) as Response;
    expect(response.headers.get("location")).toBe("/login?next=%2Fpatients%3Fq%3Dana");
  });
});

describe("navigation", () => {
  it("links every entry to a screen", () => {
    const paths = screens.map(({ path }) => `/${path}`);
    for (const { to } of navigation) expect(paths).toContain(to);
    expect(navigation.length).toBeGreaterThan(0);
  });

  it("lists every screen once, at one address", () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it("loads every screen", async () => {
    for (const screen of screens) {
      const module = await screen.load();
      expect(module.default, screen.name).toBeTypeOf("function");
    }
  }, 60_000);
});
