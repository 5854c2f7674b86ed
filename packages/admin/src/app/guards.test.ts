import { clearSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser } from "@meridian/ui/testing/render";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { guard, opens } from "./guards.ts";
import { navigation, screens } from "./screens.ts";

const withLevels = (...admin_levels: ("any" | "staff" | "marketing" | "super")[]) =>
  demoUser({ role: "admin", admin_levels });

describe("levels of the back office", () => {
  it.each([
    ["super", withLevels("any", "staff", "marketing", "super"), { level: "super" }, true],
    ["marketing on its screen", withLevels("any", "marketing"), { level: "marketing" }, true],
    ["marketing on staff's", withLevels("any", "marketing"), { level: "staff" }, false],
    ["staff on super's", withLevels("any", "staff"), { level: "super" }, false],
    ["any admin on the dashboard", withLevels("any", "staff"), undefined, true],
    ["a manager", demoUser(), undefined, false],
  ] as const)("%s", (_, user, who, open) => expect(opens(user, who ? { who } : {})).toBe(open));
});

describe("the guard", () => {
  const fetcher = vi.fn();
  beforeEach(() => {
    clearSession();
    answerApi(fetcher);
  });

  it.each([
    [
      "no session",
      async () => Response.json({ code: "session.not_found" }, { status: 401 }),
      "/?next=%2Fdashboard%2Fspaces",
    ],
    ["a clinic's user", async () => Response.json({ status: 200, user: demoUser() }), "/"],
  ])("sends %s to the admin sign-in", async (_, answer, to) => {
    fetcher.mockReset().mockImplementation(answer);
    const run = guard({ name: "spaces", path: "dashboard/spaces", load: vi.fn() });
    const request = new Request("https://meridian.example/admin/dashboard/spaces");
    const response = (await run({ request, params: {}, context: undefined } as never)) as Response;
    expect(response.headers.get("location")).toBe(to);
  });
});

describe("navigation", () => {
  it("leads somewhere with every entry", () => {
    const paths = screens.map(({ path }) => `/${path}`);
    for (const { to } of navigation) expect(paths).toContain(to);
  });
});
