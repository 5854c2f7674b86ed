import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { messageFromAnotherTab } from "@meridian/ui/testing/tabs";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import ConfirmEmail from "../../app/routes/accounts/confirm-email.tsx";
import Login from "../../app/routes/accounts/login.tsx";
import Register from "../../app/routes/accounts/register.tsx";
import RegisterProvider from "../../app/routes/accounts/register-provider.tsx";
import RequestReset from "../../app/routes/accounts/request-reset.tsx";
import ResetPassword from "../../app/routes/accounts/reset-password.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const fetcher = vi.fn<typeof fetch>();
type Answer = { status?: number; body: unknown };
const answers = (...list: Answer[]) => {
  for (const { status = 200, body } of list)
    fetcher.mockImplementationOnce(async () => Response.json(body, { status }));
};
const NO_SESSION = { status: 401, body: { code: "session.not_found" } };
const sentBodies = () =>
  fetcher.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));
const DONE = { body: { status: 200 } };
const refused = (fields: Record<string, string>) => ({
  status: 400,
  body: { code: "input.invalid", fields },
});

beforeEach(() => {
  fetcher.mockReset();
  answerApi(fetcher);
});

const show = (element: React.ReactNode, path: string, language: "en" | "pt" = "en") =>
  renderUi(element, { path, language, namespaces: ["accounts"] });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async (values: [RegExp, string][]) => {
  for (const [label, value] of values) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), value);
  }
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const summary = () => screen.findByRole("alert");

describe("signing in", () => {
  it("returns automatically once the server answers again, or after signing in in another tab", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fetcher.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    answers(NO_SESSION, { body: { status: 200, user: demoUser() } });
    const { router } = await show(<Login />, "/login?next=%2Fpatients");
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(3100);
    expect(fetcher).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetcher).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    messageFromAnotherTab();
    await waitFor(() => expect(router.state.location.pathname).toBe("/patients"));
    expect(sessionUserNow()?.name).toBe("Demo Manager One");
  });

  const signIn = async () => {
    await fill([
      [/^E-mail/, "demo@place.example"],
      [/^Password/, "demo-password-1"],
    ]);
    await press("Sign in");
  };

  it.each([
    ["en", "Sign in", "Required. Fill in this field."],
    ["pt", "Iniciar sessão", "Campo obrigatório"],
  ] as const)("names each missing field in %s", async (language, action, message) => {
    await show(<Login />, "/login", language);
    await press(action);
    expect((await summary()).textContent).toContain(message);
    await userEvent.click(screen.getByRole("link", { name: /^E-mail:/ }));
    expect(document.activeElement).toBe(field(/^E-mail/));
    expect(fetcher).not.toHaveBeenCalled();
  });

  it.each([
    [401, { code: "login.incorrect" }, "Email or password incorrect"],
    [403, { code: "login.unconfirmed" }, "Email not confirmed"],
    [
      429,
      { code: "login.throttled", details: { retry_after: 8 } },
      "Too many failed attempts. Try again in 8 seconds.",
    ],
    [
      429,
      { code: "login.throttled", details: { retry_after: 1 } },
      "Too many failed attempts. Try again in 1 second.",
    ],
    [500, { code: "internal" }, "Error! Try again later"],
  ])("on %s shows the specified message and clears nothing", async (status, body, message) => {
    await show(<Login />, "/login");
    answers({ status, body });
    await signIn();
    expect((await summary()).textContent).toBe(message);
    expect(field(/^E-mail/).value).toBe("demo@place.example");
    expect(field(/^Password/).value).toBe("demo-password-1");
    const link = screen.queryByRole("link", { name: "Confirm your e-mail" });
    expect(link?.getAttribute("href")).toBe(
      body.code === "login.unconfirmed" ? "/confirm-email?email=demo%40place.example" : undefined,
    );
  });

  it("asks for the two-step code, then opens the requested page", async () => {
    answers(NO_SESSION);
    const { router } = await show(<Login />, "/login?next=%2Fpatients%3Fq%3Dana");
    answers(
      { status: 401, body: { code: "totp.required" } },
      { status: 401, body: { code: "totp.incorrect" } },
      { body: { status: 200, user: demoUser(), alerts: [] } },
    );
    await signIn();
    const code = await screen.findByLabelText<HTMLInputElement>(/^Six-digit code/);
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Continue");
    expect((await summary()).textContent).toContain("Required. Fill in this field.");
    await userEvent.type(code, "123 456");
    await press("Continue");
    expect((await summary()).textContent).toContain("That code is incorrect");
    expect(code.value).toBe("123 456");
    await press("Continue");
    await waitFor(() => expect(router.state.location.pathname).toBe("/patients"));
    expect(router.state.location.search).toBe("?q=ana");
    expect(sentBodies().at(-1)).toEqual({
      email: "demo@place.example",
      password: "demo-password-1",
      totp: "123456",
    });
    expect(sessionUserNow()?.name).toBe("Demo Manager One");
  });

  it("never redirects to another site", async () => {
    answers(NO_SESSION);
    const { router } = await show(<Login />, "/login?next=%2F%2Felsewhere.example");
    answers({ body: { status: 200, user: demoUser(), alerts: [] } });
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });
});

describe("opening an account", () => {
  const person: [RegExp, string][] = [
    [/^Name required/, "Demo Person"],
    [/^E-mail/, "demo@place.example"],
    [/^Phone/, "+351 912 000 000"],
    [/^Password/, "demo-password-1"],
    [/^Repeat/, "demo-password-1"],
  ];
  const accept = async () => {
    await userEvent.click(screen.getByLabelText(/accept the Terms/));
    await userEvent.click(screen.getByLabelText(/accept the Privacy/));
  };

  it.each([
    ["en", "Create account", 8],
    ["pt", "Criar conta", 8],
  ] as const)("lists every missing field with a link to it, in %s", async (language, action, count) => {
    await show(<Register />, "/register", language);
    await press(action);
    const box = await summary();
    expect(box.querySelectorAll("a")).toHaveLength(count);
    const lines = [...box.querySelectorAll("a")].map((line) => line.textContent?.split(":")[0]);
    const fields = [...document.querySelectorAll("label")].map((label) => label.textContent ?? "");
    const places = lines.map((line) => fields.findIndex((label) => label.startsWith(String(line))));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(box.textContent).toContain(
      language === "en" ? "Accept the Terms and Conditions to continue." : "Aceite os Termos",
    );
  });

  it("refuses two different passwords and keeps both", async () => {
    await show(<Register />, "/register");
    await fill([...person.slice(0, 4), [/^Repeat/, "another-password"]]);
    await press("Create account");
    expect((await summary()).textContent).toContain("The passwords do not match.");
    expect(field(/^Repeat/).value).toBe("another-password");
  });

  it("registers a professional, shows the API's field errors, and opens the confirmation", async () => {
    const { router } = await show(<Register />, "/register");
    await fill([...person, [/^Name of the clinic/, "Demo Clinic"], [/^Referral/, "abc"]]);
    await accept();
    answers(
      { status: 400, body: { code: "input.invalid", fields: { password: "password.too_short" } } },
      { status: 201, body: { status: 201, user: { id: "usr_1", email: "demo@place.example" } } },
    );
    await press("Create account");
    expect((await summary()).textContent).toContain("Password: Use at least 8 characters.");
    expect(field(/^Password/).value).toBe("demo-password-1");
    await press("Create account");
    await waitFor(() => expect(router.state.location.pathname).toBe("/confirm-email"));
    expect(sentBodies()[1]).toMatchObject({
      kind: "professional",
      space_name: "Demo Clinic",
      referral_code: "abc",
      accept_terms: true,
      accept_privacy: true,
      language: "en",
    });
  });

  it("uploads a student's proof, and only that again after a failed upload", async () => {
    const { router } = await show(<Register />, "/register");
    await userEvent.click(screen.getByLabelText(/^A student/));
    await fill([...person, [/^Student number/, "S-1"], [/^Name of your space/, "Demo Study"]]);
    await accept();
    await press("Create account");
    expect((await summary()).textContent).toContain("Proof of enrolment: Required.");
    await userEvent.upload(field(/^Proof/), new File(["%PDF"], "proof.pdf"), { applyAccept: false });
    const put = vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValueOnce(new Response(null, { status: 403 }))
      .mockResolvedValueOnce(new Response(null, { status: 200 }));
    const upload = { url: "https://files.example/proof", headers: { "content-type": "application/pdf" } };
    answers({
      status: 201,
      body: { status: 201, user: { id: "usr_1", email: "demo@place.example" }, proof_upload: upload },
    });
    await press("Create account");
    expect((await summary()).textContent).toContain("the file could not be sent");
    await press("Create account");
    await waitFor(() => expect(router.state.location.pathname).toBe("/confirm-email"));
    expect(fetcher).toHaveBeenCalledOnce();
    expect(sentBodies()[0].proof).toEqual({ content_type: "application/pdf", size: 4 });
    expect(put).toHaveBeenCalledTimes(2);
    expect(put.mock.calls[1]?.[0]).toBe(upload.url);
    put.mockRestore();
  });

  it("asks a provider for the company instead of a clinic", async () => {
    await show(<RegisterProvider />, "/register-provider");
    await fill([...person, [/^Company name/, "Demo Company"]]);
    await accept();
    await press("Create account");
    expect((await summary()).textContent).toContain("VAT number: Required.");
    answers({ status: 400, body: { code: "input.invalid", fields: { vat_number: "vat.invalid" } } });
    await fill([[/^VAT/, "123"]]);
    await press("Create account");
    await waitFor(async () =>
      expect((await summary()).textContent).toContain("This VAT number is not valid."),
    );
    expect(sentBodies()[0]).toMatchObject({
      kind: "provider",
      company_name: "Demo Company",
      vat_number: "123",
    });
  });
});

describe("an invitation", () => {
  const token = "abcdefghijklmnopqrstuvwxyza";

  it("is read, and accepted with a password", async () => {
    answers({
      body: {
        name: "Demo Colleague",
        email: "c@place.example",
        space_name: "Demo Clinic",
        role: "receptionist",
      },
    });
    const { router } = await show(<Register />, `/register?invitation=${token}`);
    expect(await screen.findByRole("heading", { name: "Join Demo Clinic" })).toBeTruthy();
    expect(field(/^Name/).value).toBe("Demo Colleague");
    await press("Join the clinic");
    expect((await summary()).textContent).toContain("Accept the Privacy Policy to continue.");
    await fill([
      [/^Password/, "demo-password-1"],
      [/^Repeat/, "demo-password-1"],
    ]);
    await userEvent.click(screen.getByLabelText(/accept the Terms/));
    await userEvent.click(screen.getByLabelText(/accept the Privacy/));
    answers({ status: 201, body: { status: 201, user: { id: "usr_1", email: "c@place.example" } } });
    await press("Join the clinic");
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(router.state.location.state).toEqual({ done: "registered", email: "c@place.example" });
  });

  it("says that it was already used", async () => {
    answers({ status: 404, body: { code: "invitation.not_found" } });
    await show(<Register />, `/register?invitation=${token}`);
    expect(await screen.findByText(/was used, withdrawn or has expired/)).toBeTruthy();
  });
});

describe("confirming an address", () => {
  const LINK = "/confirm-email?email=a%40place.example&code=123456";
  it("happens automatically from the link in the e-mail, once", async () => {
    answers(DONE);
    const { router } = await show(<ConfirmEmail />, LINK);
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(sentBodies()).toEqual([{ email: "a@place.example", code: "123456" }]);
    expect(router.state.location.state).toEqual({ done: "confirmed", email: "a@place.example" });
  });

  it.each([
    [refused({ code: "code.incorrect" }), "Code: That code is incorrect."],
    [refused({ code: "code.expired" }), "Code: This code has expired."],
    [{ status: 429, body: { code: "throttled" } }, "Too many attempts. Try again in a few minutes."],
  ])("says what is wrong and keeps the code (%j)", async (answer, message) => {
    answers(answer);
    await show(<ConfirmEmail />, LINK);
    expect((await summary()).textContent).toContain(message);
    expect(field(/^Code/).value).toBe("123456");
  });

  it("keeps the code while there is no connection", async () => {
    fetcher.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await show(<ConfirmEmail />, LINK);
    expect((await summary()).textContent).toContain("You are offline");
    expect(field(/^Code/).value).toBe("123456");
  });

  it("sends a new code, asking for the address first", async () => {
    await show(<ConfirmEmail />, "/confirm-email");
    await press("Send a new code");
    expect((await summary()).textContent).toContain("E-mail: Required.");
    await fill([[/^E-mail/, "a@place.example"]]);
    answers(DONE);
    await press("Send a new code");
    expect(await screen.findByText("Link sent to your email")).toBeTruthy();
    expect(sentBodies()).toEqual([{ email: "a@place.example" }]);
  });
});

describe("a forgotten password", () => {
  it("requests a link by e-mail", async () => {
    await show(<RequestReset />, "/request-reset");
    await press("Send link");
    expect((await summary()).textContent).toContain("E-mail: Required.");
    await fill([[/^E-mail/, "a@place.example"]]);
    answers(DONE);
    await press("Send link");
    expect(await screen.findByText("Link sent to your email")).toBeTruthy();
    expect(sentBodies()).toEqual([{ email: "a@place.example" }]);
  });

  it("is changed with the link's code; a refused code can be corrected", async () => {
    answers(refused({ code: "code.expired" }), DONE);
    const { router } = await show(<ResetPassword />, "/reset-password?email=a%40place.example&code=123456");
    expect(screen.queryByLabelText(/^Code/)).toBeNull();
    await fill([
      [/^New password/, "demo-password-2"],
      [/^Repeat/, "demo-password-2"],
    ]);
    await press("Change password");
    expect((await summary()).textContent).toContain("Code: This code has expired.");
    await fill([[/^Code/, "654321"]]);
    expect(field(/^New password/).value).toBe("demo-password-2");
    await press("Change password");
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ done: "reset", email: "a@place.example" }),
    );
    expect(sentBodies().at(-1)).toEqual({
      email: "a@place.example",
      code: "654321",
      password: "demo-password-2",
    });
  });
});

describe("the sign-in page confirms what was done", () => {
  it.each([
    ["confirmed", "Your email was successfully confirmed"],
    ["reset", "Password is changed, you can now log in"],
    ["registered", "Registration Successful! You can now log in"],
  ])("%s", async (done, message) => {
    const { router } = await show(<Login />, "/login");
    await router.navigate("/login", { state: { done, email: "a@place.example" } });
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(message));
  });
});
