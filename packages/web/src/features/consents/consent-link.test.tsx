import type { ConsentLink, ConsentLinkMessage } from "@meridian/core/contracts/consents/consent-links";
import type { ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { ConsentMarks, useConsentMarks } from "@meridian/ui/patients/consent-marks";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { LinkDialog } from "./components/link-dialog.tsx";
import { useListMarks, WithLinkDialog } from "./components/list-marks.tsx";
import { NeededConsents } from "./components/needed-consents.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const head = (id: "data_protection" | "minor" | "acupuncture", title: string): ConsentTextHead => ({
  id,
  occasion: id,
  titles: { en: title, pt: title },
  current: "p1",
  renew_since: null,
  ages: "all",
  collects: true,
});
type Decision = {
  text: string;
  status: "signed" | "refused";
  at: string;
  consent: string;
  for_minor: boolean;
};

let texts: ConsentTextHead[];
let decisions: Decision[];
let links: ConsentLink[];
let fails: boolean;
let message: ConsentLinkMessage;
let age: number;
let sent: { method: string; path: string; body: Record<string, unknown> }[];

const made = (body: { texts: string[]; signer: "patient" }): ConsentLink => ({
  texts: body.texts.map((text) => ({ text, status: "open", decided_at: null })),
  signer: body.signer,
  created_at: "2026-03-01T10:00:00.000Z",
  created_by: "Demo Therapist",
  ends_at: "2026-03-08T10:00:00.000Z",
  opened_at: null,
  sent: [],
});

/** What the patient does on the phone. */
function decide(status: "signed" | "refused") {
  const at = "2026-03-01T10:05:00.000Z";
  decisions = links.flatMap((link) =>
    link.texts.map(({ text }) => ({ text, status, at, consent: "cns_1", for_minor: false })),
  );
  links = links.map((link) => ({
    ...link,
    texts: link.texts.map(({ text }) => ({ text, status, decided_at: at })),
  }));
}

function serve(method: string, { pathname }: URL, body: never): Response {
  if (pathname.endsWith("/consent-states") && fails)
    return Response.json({ code: "unexpected" }, { status: 500 });
  if (pathname.endsWith("/consent-states"))
    return Response.json({ texts, items: [{ patient: "pat_one", age, decisions }], next: null });
  if (pathname.endsWith("/message")) return Response.json(message);
  if (method === "GET") return Response.json({ items: links, next: null });
  sent.push({ method, path: pathname, body });
  if (method === "DELETE") {
    links = [];
    return Response.json({ text: "acupuncture" });
  }
  links = [made(body)];
  if (method === "PUT") return Response.json({ url: "https://demo.example/consent/key", link: links[0] });
  links = links.map((link) => ({
    ...link,
    sent: [
      {
        message: "ntf_one",
        channel: "email",
        to: "patient@patients.example",
        status: "sent",
        reason: null,
        created_at: "2026-03-01T10:00:00.000Z",
        settled_at: "2026-03-01T10:00:02.000Z",
      } as ConsentLink["sent"][number],
    ],
  }));
  return Response.json({ messages: links[0]?.sent }, { status: 201 });
}

beforeEach(async () => {
  texts = [head("data_protection", "Your data"), head("minor", "Minors"), head("acupuncture", "Acupuncture")];
  decisions = [];
  links = [];
  sent = [];
  age = 40;
  fails = false;
  message = {
    language: "pt",
    channels: [
      { channel: "email", to: "patient@patients.example", blocked: null },
      { channel: "sms", to: "", blocked: "no_consent" },
    ],
    email: { subject: "Leia e assine", text: "Olá" },
    sms: { text: "Clínica: leia" },
    patient_name: "Demo Patient",
    minor: false,
    representative: "",
  };
  await storeSession(demoUser());
  answerApi(async (input, init) =>
    serve(init?.method ?? "GET", new URL(String(input)), JSON.parse(String(init?.body ?? "{}")) as never),
  );
});

async function opened() {
  const user = userEvent.setup();
  await renderUi(
    <>
      <NeededConsents patient="pat_one" occasions={["acupuncture"]} />
      <Toasts />
    </>,
    { namespaces: ["consents", "links"] },
  );
  await user.click(await screen.findByRole("button", { name: "Sign by link" }));
  await screen.findByText("Patient: Demo Patient");
  return { user, dialog: within(screen.getByRole("dialog")) };
}

describe("what is missing cannot be read", () => {
  beforeEach(() => {
    fails = true;
  });
  const retry = async () => {
    const button = await screen.findByRole("button", { name: "Try again" });
    fails = false;
    await userEvent.click(button);
  };

  it("is said in place of the warning, and read again on request", async () => {
    await renderUi(<NeededConsents patient="pat_one" occasions={["acupuncture"]} />, {
      namespaces: ["consents", "links"],
    });
    await retry();
    expect(await screen.findByRole("button", { name: "Sign by link" })).toBeTruthy();
  });

  it("is said in the dialog, which opens after another try", async () => {
    await renderUi(<LinkDialog patient="pat_one" texts={[]} onClose={() => undefined} />, {
      namespaces: ["consents", "links"],
    });
    await retry();
    expect(await screen.findByText("Patient: Demo Patient")).toBeTruthy();
  });
});

describe("the link with which a patient signs", () => {
  it("is made for what is missing and shown as a code; the screen notices the signature, and the focus is led back", async () => {
    const { user, dialog } = await opened();
    expect(document.activeElement).toBe(dialog.getByRole("checkbox", { name: "Your data (Not signed)" }));
    await user.click(dialog.getByRole("button", { name: "Show QR code and link" }));
    expect(await dialog.findByRole("img", { name: "QR code of the patient's link" })).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Waiting for the answer" }));
    expect(sent).toEqual([
      {
        method: "PUT",
        path: "/patients/pat_one/consent-links",
        body: { texts: ["data_protection", "acupuncture"], signer: "patient" },
      },
    ]);
    decide("signed");
    expect(await dialog.findByText("The answer has arrived", undefined, { timeout: 6000 })).toBeTruthy();
    expect(dialog.queryByRole("img")).toBeNull();
    const actions = dialog.getAllByRole("button", { name: "Close" });
    const close = actions.at(-1) as HTMLElement;
    expect(document.activeElement).toBe(close);
    await waitFor(() => expect(screen.queryByText(/^Consent missing/)).toBeNull());
    await user.click(close);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("region", { name: "Consents" })),
    );
  }, 15_000);

  it("says that it was refused", async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole("button", { name: "Show QR code and link" }));
    await dialog.findByRole("img");
    decide("refused");
    expect(
      await dialog.findByText("Refusal recorded: Acupuncture", undefined, { timeout: 6000 }),
    ).toBeTruthy();
  }, 15_000);

  it("is sent by the channel that reaches the patient, with the message shown before and how it went after", async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole("button", { name: "Send by e-mail or text message" }));
    expect((await dialog.findByText("Olá")).closest("[lang]")?.getAttribute("lang")).toBe("pt");
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Send the link" }));
    expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Text message" }).disabled).toBe(true);
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: "POST",
          path: "/patients/pat_one/consent-links/messages",
          body: { texts: ["data_protection", "acupuncture"], signer: "patient", channels: ["email"] },
        },
      ]),
    );
    expect((await dialog.findByRole("list", { name: "Sent" })).textContent).toContain(
      "E-mail, patient@patients.example",
    );
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Waiting for the answer" }));
  });

  it("is for the legal representative of a minor, and says whose address is meant", async () => {
    age = 9;
    message = { ...message, minor: true, representative: "Demo Mother" };
    const { user, dialog } = await opened();
    expect(dialog.queryByRole("combobox", { name: /^Who signs/ })).toBeNull();
    expect(dialog.getByText("The patient is a minor. The legal representative signs.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Send by e-mail or text message" }));
    expect(await dialog.findByText(/Make sure it belongs to Demo Mother/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        texts: ["data_protection", "minor", "acupuncture"],
        signer: "representative",
      }),
    );
  });

  it("needs a text, takes who signs, and is ended where it is no longer wanted", async () => {
    const { user, dialog } = await opened();
    for (const name of [/^Your data/, /^Acupuncture/])
      await user.click(dialog.getByRole("checkbox", { name }));
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Show QR code and link" }).disabled).toBe(
      true,
    );
    await user.click(dialog.getByRole("checkbox", { name: /^Acupuncture/ }));
    await user.selectOptions(
      dialog.getByRole("combobox", { name: /^Who signs/ }),
      "The legal representative",
    );
    await user.click(dialog.getByRole("button", { name: "Show QR code and link" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ texts: ["acupuncture"], signer: "representative" }));
    await user.click(await dialog.findByRole("button", { name: "End link: Acupuncture" }));
    expect(await dialog.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
    expect(sent[1]).toMatchObject({ method: "DELETE", path: "/patients/pat_one/consent-links/acupuncture" });
  });

  it("does not choose what was refused before", async () => {
    const at = "2026-02-01T10:00:00.000Z";
    decisions = [{ text: "acupuncture", status: "refused", at, consent: "cns_1", for_minor: false }];
    const { dialog } = await opened();
    const box = dialog.getByRole<HTMLInputElement>("checkbox", { name: "Acupuncture (Refused)" });
    expect(box.checked).toBe(false);
  });
});

function List() {
  const markOf = useConsentMarks([{ patient: "pat_one", type: "apt_none" }]);
  return <div>{markOf({ patient: "pat_one", type: "apt_none" })}</div>;
}
const list = (
  <WithLinkDialog>
    <ConsentMarks value={useListMarks}>
      <List />
    </ConsentMarks>
  </WithLinkDialog>
);

describe("the marks in lists", () => {
  it("open the link, which stays while the mark goes with the last signature", async () => {
    await renderUi(list, { namespaces: ["consents", "links"] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Sign by link: Your data" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: "Show QR code and link" }));
    await dialog.findByRole("img");
    decide("signed");
    expect(await dialog.findByText("The answer has arrived", undefined, { timeout: 6000 })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("1 consent missing")).toBeNull());
  }, 15_000);

  it("tell a declined consent from a missing one, and ask for no link then", async () => {
    const at = "2026-02-01T10:00:00.000Z";
    decisions = [{ text: "data_protection", status: "refused", at, consent: "cns_1", for_minor: false }];
    await renderUi(list, { namespaces: ["consents", "links"] });
    const mark = await screen.findByRole("link", { name: "1 consent declined" });
    expect(mark.getAttribute("title")).toBe("Your data: Refused");
    expect(screen.queryByText(/missing/)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
