import { registerLocales } from "@meridian/ui/i18n/i18n";
import { clearSession, sessionUserNow } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import AdminLogin from "./admin-login.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const admin = demoUser({ role: "admin", admin_levels: ["any", "staff"] });
const fetcher = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetcher.mockImplementationOnce(async () => Response.json(body, { status }));

beforeEach(() => {
  clearSession();
  fetcher.mockReset();
  answerApi(fetcher);
});

const show = (path: string) => renderUi(<AdminLogin />, { path, namespaces: ["admin"] });

describe("the sign-in page of the back office", () => {
  it.each([
    ["without a session", { code: "session.not_found" }, 401],
    ["with the session of a clinic's user", { status: 200, user: demoUser() }, 200],
  ])("stays %s, and signs an administrator in", async (_, body, status) => {
    answer(body, status);
    const { router } = await show("/?next=%2Fdashboard%2Foffers");
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(1));
    answer({ status: 200, user: admin });
    await userEvent.type(screen.getByLabelText(/^E-mail/), "admin@demo.example");
    await userEvent.type(screen.getByLabelText(/^Password/), "demo-password-1");
    expect(router.state.location.pathname).toBe("/");
    expect(sessionUserNow()).toBeUndefined();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/offers"));
  });

  it("stays open for an administrator who was refused a page, and asks nothing", async () => {
    const { router } = await show("/");
    await userEvent.type(screen.getByLabelText(/^E-mail/), "other@demo.example");
    expect(fetcher).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe("/");
  });

  // Never the same page twice in a row: one that was opened automatically is not opened again within ten seconds.
  it.each([
    ["/?next=%2Fdashboard%2Fspaces", "/dashboard/spaces"],
    ["/?next=%2F%2Felsewhere.example", "/dashboard"],
  ])("at %s leads who is signed in after all to %s", async (path, to) => {
    answer({ status: 200, user: admin });
    const { router } = await show(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    expect(sessionUserNow()?.id).toBe(admin.id);
  });
});
