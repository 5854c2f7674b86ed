import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import SecondFactorScreen from "../../app/routes/accounts/second-factor.tsx";
import { TwoStepVerification } from "./components/two-step-verification.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const fetcher = vi.fn<typeof fetch>();
const answers = (...list: { status?: number; body: unknown }[]) => {
  for (const { status = 200, body } of list)
    fetcher.mockImplementationOnce(async () => Response.json(body, { status }));
};

beforeEach(() => {
  fetcher.mockReset();
  answerApi(fetcher);
});

const show = (element: React.ReactNode, path: string) =>
  renderUi(element, { path, namespaces: ["accounts"] });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const summary = () => screen.findByRole("alert");

describe("a clinic that requires two-step verification", () => {
  it("opens the app once it is set up", async () => {
    await storeSession(demoUser({ totp_required: true }));
    answers({ body: { secret: "ABCDEFGH", uri: "otpauth://totp/Meridian:demo?secret=ABCDEFGH" } });
    const { router } = await show(<SecondFactorScreen />, "/second-factor");
    expect(screen.getByText(/^Demo Clinic requires/)).toBeTruthy();
    await userEvent.type(field(/^Password/), "demo-password-1");
    await press("Continue");
    await userEvent.type(await screen.findByLabelText(/^Six-digit/), "123456");
    answers(
      { body: { totp_enabled: true } },
      { body: { status: 200, user: demoUser({ totp_enabled: true }) } },
    );
    await press("Turn on");
    await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  });
});

describe("two-step verification", () => {
  const renderFactor = (enabled: boolean) => show(<TwoStepVerification enabled={enabled} />, "/settings");

  it("shows the key as QR code and text, and is turned on with the first code", async () => {
    await renderFactor(false);
    answers({ body: { secret: "ABCDEFGH", uri: "otpauth://totp/Meridian:demo?secret=ABCDEFGH" } });
    await press("Set up");
    await press("Continue");
    expect((await summary()).textContent).toContain("Password: Required.");
    await userEvent.type(field(/^Password/), "demo-password-1");
    await press("Continue");
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText("ABCD EFGH")).toBeTruthy();
    await press("Turn on");
    expect((await summary()).textContent).toContain("Six-digit code: Required.");
    await userEvent.type(field(/^Six-digit/), "123456");
    answers(
      { body: { totp_enabled: true } },
      { body: { status: 200, user: demoUser({ totp_enabled: true }) } },
    );
    await press("Turn on");
    await waitFor(() => expect(sessionUserNow()?.totp_enabled).toBe(true));
  });

  it("is turned off only with the password and the current code", async () => {
    await renderFactor(true);
    await press("Turn off");
    await userEvent.type(field(/^Password/), "wrong-password");
    await press("Turn off");
    expect((await summary()).textContent).toContain("Six-digit code: Required.");
    await userEvent.type(field(/^Six-digit/), "123456");
    answers({ status: 400, body: { code: "input.invalid", fields: { password: "password.incorrect" } } });
    await press("Turn off");
    expect((await summary()).textContent).toContain("Password: Password incorrect");
    expect(field(/^Password/).value).toBe("wrong-password");
  });
});
