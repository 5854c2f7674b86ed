import type { Closing } from "@meridian/core/contracts/closing/closing";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { ClosingBanner } from "@meridian/ui/shell/banners";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import ClosingPage from "../../app/routes/closing/closing.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const closing: Closing = {
  state: "waiting",
  reason: "tried_out",
  requested_at: "2026-11-23T10:00:00.000Z",
  requested_by_name: "Demo Owner",
  due_at: "2026-12-23T10:00:00.000Z",
};

const owner = (change = {}) => demoUser({ role: "manager", owner: true, totp_enabled: true, ...change });

/** The page over an API that remembers the closing. Returns what was sent to it. */
function show(user: ReturnType<typeof owner>, stored: { closing: Closing | null }) {
  const sent: unknown[] = [];
  answerApi(async (url, request) => {
    const path = String(url);
    if (path.endsWith("/space/closing/withdraw")) {
      stored.closing = { ...closing, state: "withdrawn" };
      return Response.json(stored);
    }
    if (path.endsWith("/space/closing") && request?.method === "POST") {
      const body = JSON.parse(String(request.body));
      sent.push(body);
      if (body.space_name !== user.space?.space_name)
        return Response.json(
          { status: 400, code: "closing.other_name", fields: { space_name: "closing.other_name" } },
          { status: 400 },
        );
      stored.closing = closing;
      return Response.json(stored);
    }
    if (path.endsWith("/space/closing")) return Response.json(stored);
    if (path.endsWith("/refresh_user")) {
      const closes_at = stored.closing?.state === "waiting" ? closing.due_at : null;
      return Response.json({ status: 200, user: { ...user, space: { ...user.space, closes_at } } });
    }
    return Response.json({ items: [] });
  });
  const view = renderUi(
    <>
      <ClosingPage />
      <Toasts />
    </>,
    { namespaces: ["closing", "exports", "ui", "errors", "shell"] },
  );
  return { sent, view };
}

it("asks for the clinic's name, password and code, and then says until when it can be used", async () => {
  const user = owner();
  await storeSession(user);
  const { sent } = show(user, { closing: null });
  expect(await screen.findByText(/Payments of the plan, for 10 years/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Begin export" })).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: /Name of the clinic/ }), "Another");
  await userEvent.type(screen.getByLabelText(/Your password/), "a long password");
  await userEvent.type(screen.getByRole("textbox", { name: /authenticator/ }), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Close this clinic" }));
  expect((await screen.findAllByText(/Type the name of the clinic/)).length).toBeGreaterThan(0);
  const name = screen.getByRole("textbox", { name: /Name of the clinic/ });
  await userEvent.clear(name);
  await userEvent.type(name, user.space?.space_name ?? "");
  await userEvent.click(screen.getByRole("button", { name: "Close this clinic" }));
  expect(await screen.findByText(/This clinic will be closed on 23/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close this clinic" })).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ reason: "ends_work", password: "a long password", totp: "123456" });
  expect(sessionUserNow()?.space?.closes_at).toBe(closing.due_at);
  expect(document.activeElement?.textContent).toContain("This clinic will be closed");
});

it("any manager withdraws with one press", async () => {
  const user = owner({ owner: false });
  await storeSession(user);
  show(user, { closing });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw the closing" }));
  expect(await screen.findByText(/Only the owner of the clinic can ask for it/)).toBeTruthy();
  expect(screen.queryByText(/This clinic will be closed on/)).toBeNull();
});

it("an owner without a second factor is led to set it up", async () => {
  const user = owner({ totp_enabled: false });
  await storeSession(user);
  show(user, { closing: null });
  const link = await screen.findByRole("link", { name: "Set up two-step verification" });
  expect(link.getAttribute("href")).toBe("/settings");
  expect(screen.queryByRole("button", { name: "Close this clinic" })).toBeNull();
});

it("the banner leads managers to the page", async () => {
  renderUi(<ClosingBanner closesAt={closing.due_at} seeAt="/settings/closing" />, {
    namespaces: ["shell", "ui"],
  });
  const banner = await screen.findByRole("region", { name: "Close the clinic" });
  expect(within(banner).getByRole("link").getAttribute("href")).toBe("/settings/closing");
});

it("the banner tells others whom to ask", async () => {
  renderUi(<ClosingBanner closesAt={closing.due_at} />, { namespaces: ["shell", "ui"] });
  expect(await screen.findByText(/Managers can withdraw that/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
