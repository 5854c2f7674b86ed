import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Page } from "./page.tsx";

const pageOf = (over: Partial<ConsentPage> = {}): ConsentPage => ({
  clinic: "Demo Clinic",
  initials: "D. P.",
  text: "acupuncture",
  number: 1,
  count: 1,
  signer: null,
  language: "en",
  title: "Consent to acupuncture",
  body: "# What it is\nFine needles.\n- One\n- Two\nI, {representative}, agree.",
  version: "p1",
  seen: "a".repeat(64),
  after: null,
  minor: true,
  ends_at: "2026-11-30T10:00:00.000Z",
  ...over,
});

type Found = { status: number; body: unknown; headers?: Record<string, string> };
type Ask = { method: string; url: string; body: Record<string, unknown> };
let asks: Ask[];
let answers: (ask: Ask) => Found | undefined;

beforeEach(() => {
  asks = [];
  answers = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string, init: RequestInit = {}) => {
      if (url === "/config.json") return Response.json({ api: "https://api.example" });
      expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
      const ask = { method: String(init.method), url, body: init.body ? JSON.parse(String(init.body)) : {} };
      asks.push(ask);
      const pt = url.endsWith("language=pt");
      const found =
        answers(ask) ??
        (ask.method === "GET"
          ? {
              status: 200,
              body: pageOf(pt ? { language: "pt", title: "Consentimento para acupuntura" } : {}),
            }
          : { status: 200, body: { status: "signed", at: "2026-11-23T10:00:00.000Z", left: 0 } });
      return new Response(JSON.stringify(found.body), { status: found.status, headers: found.headers ?? {} });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = () => asks.filter(({ method }) => method === "POST");
const open = async () => {
  render(<Page linkKey="demo-key" />);
  await screen.findByRole("heading", { name: "Consent to acupuncture" });
  return userEvent.setup();
};
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText("Your full name"), "Demo Mother");
  await user.type(screen.getByLabelText("You are the patient's"), "mother");
};

test("shows the clinic, initials and the text; the representative's name goes into it as it is typed", async () => {
  const user = await open();
  expect(screen.getByText("Demo Clinic")).toBeTruthy();
  expect(screen.getByText(/For D\. P\./)).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("I, ________, agree.")).toBeTruthy();
  await fill(user);
  expect(screen.getByText("I, Demo Mother, agree.")).toBeTruthy();
  expect(document.title).toBe("Consent");
});

test("is signed by typing the name, and offers a copy", async () => {
  const user = await open();
  await fill(user);
  await user.type(screen.getByLabelText("Your name, as signature"), "Demo Mother");
  await user.click(screen.getByRole("button", { name: "Sign" }));
  const thanks = await screen.findByRole("heading", { name: /Your signature has arrived/ });
  expect(document.activeElement).toBe(thanks);
  expect(sent()[0]).toMatchObject({
    url: "https://api.example/consent-pages/demo-key/signature",
    body: {
      text: "acupuncture",
      version: "p1",
      seen: "a".repeat(64),
      signer: { kind: "representative", name: "Demo Mother", relation: "mother" },
      signature: { kind: "typed", name: "Demo Mother" },
    },
  });
  expect(screen.getByRole("button", { name: "Download a copy" })).toBeTruthy();
});

test("is signed by drawing", async () => {
  const user = await open();
  await fill(user);
  await user.click(screen.getByLabelText("Draw"));
  const field = screen.getByRole("img", { name: "Sign here with your finger" });
  field.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect;
  Object.assign(field, { setPointerCapture: () => undefined });
  const at = (x: number, y: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: y });
  fireEvent.pointerDown(field, at(10, 50));
  fireEvent.pointerMove(field, at(100, 20));
  fireEvent.pointerMove(field, at(200, 80));
  fireEvent.pointerUp(field, at(200, 80));
  await user.click(screen.getByRole("button", { name: "Sign" }));
  await screen.findByRole("heading", { name: /Your signature has arrived/ });
  expect(sent()[0]?.body.signature).toEqual({ kind: "drawn", strokes: ["20,100 200,40 400,160"] });
});

test("names what is missing, leads to it and sends nothing", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Sign" }));
  expect(screen.getByRole("alert").textContent).toBe("Check the marked fields.");
  expect(document.activeElement).toBe(screen.getByLabelText("Your full name"));
  expect(sent()).toEqual([]);
});

test("keeps what was entered where the connection fails, and repeats the same request", async () => {
  const user = await open();
  await fill(user);
  await user.type(screen.getByLabelText("Your name, as signature"), "Demo Mother");
  answers = ({ method }) => (method === "POST" ? { status: 503, body: {} } : undefined);
  await user.click(screen.getByRole("button", { name: "Sign" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/was not sent/);
  answers = () => undefined;
  await user.click(screen.getByRole("button", { name: "Sign" }));
  await screen.findByRole("heading", { name: /Your signature has arrived/ });
  expect(sent()[0]?.body.request).toBe(sent()[1]?.body.request);
});

test("shows words that changed, with what was entered kept", async () => {
  const user = await open();
  await fill(user);
  await user.type(screen.getByLabelText("Your name, as signature"), "Demo Mother");
  const changed = pageOf({ title: "Consent to needles", seen: "b".repeat(64) });
  answers = ({ method }) =>
    method === "POST" ? { status: 409, body: { code: "consent_text.changed", current: changed } } : undefined;
  await user.click(screen.getByRole("button", { name: "Sign" }));
  const heading = await screen.findByRole("heading", { name: "Consent to needles" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect((screen.getByLabelText("Your full name") as HTMLInputElement).value).toBe("Demo Mother");
  answers = () => undefined;
  await user.click(screen.getByRole("button", { name: "Sign" }));
  await waitFor(() => expect(sent().at(-1)?.body.seen).toBe("b".repeat(64)));
});

test("can be refused with a reason", async () => {
  const user = await open();
  await fill(user);
  await user.click(screen.getByRole("button", { name: "I do not agree" }));
  await user.type(screen.getByLabelText("Reason"), "Not now");
  await user.click(screen.getByRole("button", { name: "Send refusal" }));
  await screen.findByRole("heading", { name: "Your answer has arrived." });
  expect(sent()[0]).toMatchObject({ body: { reason: "Not now" } });
  expect(sent()[0]?.url).toMatch(/\/refusal$/);
  expect(screen.queryByRole("button", { name: "Download a copy" })).toBeNull();
});

test("an adult signs for themselves, in the other language where it is chosen", async () => {
  answers = ({ method, url }) =>
    method === "GET"
      ? { status: 200, body: pageOf({ minor: false, ...(url.endsWith("pt") && { language: "pt" }) }) }
      : undefined;
  const user = await open();
  expect(screen.queryByLabelText("Your full name")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Português" }));
  await user.type(await screen.findByLabelText("O seu nome, como assinatura"), "Demo Patient");
  await user.click(screen.getByRole("button", { name: "Assinar" }));
  await screen.findByRole("heading", { name: /A sua assinatura chegou/ });
  expect(sent()[0]?.body).toMatchObject({ language: "pt", signer: { kind: "patient" } });
});

test("shows the texts of a link one after the other, keeps who signs, and gives a copy of each", async () => {
  const texts = [
    pageOf({ count: 2, text: "minor", title: "Treatment of a minor" }),
    pageOf({ count: 2, number: 2, language: "pt", title: "Acupuntura" }),
  ];
  answers = ({ method }) => {
    if (method === "GET") return { status: 200, body: texts[0] };
    texts.shift();
    return { status: 200, body: { status: "signed", at: "2026-11-23T10:00:00.000Z", left: texts.length } };
  };
  render(<Page linkKey="demo-key" />);
  await screen.findByRole("heading", { name: "Treatment of a minor" });
  expect(screen.getByText(/^Text 1 of 2/)).toBeTruthy();
  const user = userEvent.setup();
  await fill(user);
  await user.type(screen.getByLabelText("Your name, as signature"), "Demo Mother");
  await user.click(screen.getByRole("button", { name: "Sign" }));
  const next = await screen.findByRole("heading", { name: "Acupuntura" });
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole("status").textContent).toContain("Treatment of a minor");
  expect(screen.getByLabelText<HTMLInputElement>("O seu nome completo").value).toBe("Demo Mother");
  const typed = screen.getByLabelText<HTMLInputElement>("O seu nome, como assinatura");
  expect(typed.value).toBe("");
  await user.type(typed, "Demo Mother");
  await user.click(screen.getByRole("button", { name: "Assinar" }));
  await screen.findByRole("heading", { name: /Todas as suas respostas chegaram/ });
  expect(sent().map(({ body }) => body.text)).toEqual(["minor", "acupuncture"]);
  expect(new Set(sent().map(({ body }) => body.request)).size).toBe(2);
  answers = () => ({ status: 404, body: { code: "consent_page.not_found" } });
  await user.click(screen.getByRole("button", { name: "Descarregar uma cópia: Treatment of a minor" }));
  await waitFor(() => expect(sent().at(-1)?.body.request).toBe(sent()[0]?.body.request));
});

test("asks nobody who signs where the clinic said it", async () => {
  answers = ({ method }) =>
    method === "GET" ? { status: 200, body: pageOf({ minor: false, signer: "representative" }) } : undefined;
  await open();
  expect(screen.queryByRole("radio", { name: "I am the patient" })).toBeNull();
  expect(screen.getByText("The legal representative signs for the patient.")).toBeTruthy();
  expect(screen.getByLabelText("Your full name")).toBeTruthy();
});

test("a link that does not work gets one page, a failed connection a retry", async () => {
  answers = () => ({ status: 404, body: { code: "consent_page.not_found" } });
  const { unmount } = render(<Page linkKey="demo-key" />);
  await screen.findByRole("heading", { name: "This link does not work" });
  unmount();
  answers = () => ({ status: 503, body: {} });
  render(<Page linkKey="demo-key" />);
  await screen.findByRole("heading", { name: "No connection" });
  answers = () => undefined;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "Consent to acupuncture" });
});
