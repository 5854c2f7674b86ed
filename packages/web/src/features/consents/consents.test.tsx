import type { ConsentEntry, ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { PatientConsents } from "./components/patient-consents.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const head = (id: "data_protection" | "acupuncture", title: string): ConsentTextHead => ({
  id,
  occasion: id,
  titles: { en: title, pt: title },
  current: "p1",
  renew_since: null,
  ages: "all",
  collects: true,
});
const texts = [head("data_protection", "Your data"), head("acupuncture", "Acupuncture")];
const entry = (over: Partial<ConsentEntry> = {}): ConsentEntry => ({
  id: "cns_1",
  patient: "pat_one",
  text: "acupuncture",
  title: "Acupuncture",
  version: "p1",
  language: "en",
  status: "signed",
  at: "2026-03-01T10:00:00.000Z",
  signer: { kind: "patient", name: "Demo Patient", relation: "", document: "" },
  place: "Demo House",
  witness: "Demo Therapist",
  source: "tablet",
  reason: "",
  revokes: null,
  hash: "a".repeat(64),
  ...over,
});

let items: ConsentEntry[];
let minor: boolean;
let renewSince: string | null;
let refusal: { status: number; body: object } | undefined;
let sent: { path: string; body: Record<string, unknown> }[];

/** The server, as far as these screens know it. */
function serve(method: string, { pathname, searchParams }: URL, body: Record<string, unknown>): Response {
  if (pathname.endsWith("/consent-form"))
    return Response.json({
      text: searchParams.get("text"),
      occasion: searchParams.get("text"),
      version: "p1",
      language: searchParams.get("language") ?? "pt",
      title: "Acupuntura",
      body: "# Riscos\nTexto para {representative}.\n- um ponto",
      seen: "b".repeat(64),
      after: items[0]?.id ?? null,
      patient_name: "Demo Patient",
      patient_language: "pt",
      minor,
      representative: minor ? "Demo Mother" : "",
    });
  if (pathname.endsWith("/consent-links")) return Response.json({ items: [], next: null });
  if (pathname.endsWith("/verification"))
    return Response.json({
      hash: "a".repeat(64),
      content: true,
      document_hash: "c".repeat(64),
      document: true,
    });
  if (method === "GET") {
    const last = [...new Map([...items].reverse().map((one) => [one.text, one])).values()];
    const decisions = last.map(({ text, id, status, at }) => ({
      text,
      consent: id,
      status,
      at,
      for_minor: false,
    }));
    return Response.json({
      texts: texts.map((text) => ({ ...text, renew_since: renewSince })),
      age: minor ? 12 : 40,
      decisions,
      items,
      next: null,
    });
  }
  sent.push({ path: pathname, body });
  if (refusal)
    return Response.json({ message: "", requestId: "1", ...refusal.body }, { status: refusal.status });
  const status = pathname.endsWith("/revoke")
    ? "revoked"
    : pathname.endsWith("/consent-refusals")
      ? "refused"
      : "signed";
  items = [entry({ id: `cns_${items.length + 2}`, status, reason: String(body.reason ?? "") }), ...items];
  return Response.json(items[0], { status: 201 });
}

beforeEach(() => {
  items = [];
  minor = false;
  renewSince = null;
  refusal = undefined;
  sent = [];
  answerApi(async (input, init) =>
    serve(init?.method ?? "GET", new URL(String(input)), init?.body ? JSON.parse(String(init.body)) : {}),
  );
});

async function opened() {
  const user = userEvent.setup();
  await storeSession(demoUser());
  await renderUi(
    <>
      <PatientConsents patient="pat_one" archived={false} />
      <Toasts />
    </>,
    { namespaces: ["consents"] },
  );
  return { user, list: await screen.findByRole("list", { name: "Consents" }) };
}
async function signing() {
  const { user, list } = await opened();
  await user.click(within(list).getByRole("button", { name: "Sign: Acupuncture" }));
  const dialog = await screen.findByRole("dialog", { name: "Acupuntura" });
  await within(dialog).findByRole("button", { name: "Sign" });
  return { user, list, dialog };
}

describe("a patient's consents", () => {
  it("shows what everybody needs as missing, and the others as not signed", async () => {
    const { list } = await opened();
    const [data, needles] = within(list).getAllByRole("listitem");
    expect(data?.textContent).toMatch(/Your data.*Missing/);
    expect(needles?.textContent).toMatch(/Acupuncture.*Not signed/);
  });

  it("is signed with a typed name, in the patient's language", async () => {
    const { user, list, dialog } = await signing();
    expect(within(dialog).getByText("Riscos").closest("[lang]")?.getAttribute("lang")).toBe("pt");
    await user.click(within(dialog).getByRole("button", { name: "Type the name instead" }));
    await user.type(within(dialog).getByLabelText(/Name as signature/), "Demo Patient");
    await user.click(within(dialog).getByRole("button", { name: "Sign" }));
    await waitFor(() => expect(list.textContent).toMatch(/Acupuncture.*Signed/));
    expect(sent).toMatchObject([
      {
        path: "/patients/pat_one/consents",
        body: {
          text: "acupuncture",
          seen: "b".repeat(64),
          after: null,
          signer: { kind: "patient" },
          signature: { kind: "typed", name: "Demo Patient" },
        },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is not sent without a signature, and says so at the field", async () => {
    const { user, dialog } = await signing();
    await user.click(within(dialog).getByRole("button", { name: "Sign" }));
    expect(await within(dialog).findAllByText(/Sign in the field, or type the name instead/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it("is signed by drawing", async () => {
    const { user, dialog } = await signing();
    const field = within(dialog).getByRole("img");
    field.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 200 }) as DOMRect;
    field.setPointerCapture = () => undefined;
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      pointerType: "mouse",
      button: 0,
      clientX,
      clientY,
    });
    fireEvent.pointerDown(field, at(10, 100));
    fireEvent.pointerMove(field, at(200, 50));
    fireEvent.pointerUp(field, at(200, 50));
    await user.click(within(dialog).getByRole("button", { name: "Sign" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.signature).toEqual({ kind: "drawn", strokes: ["10,100 200,50"] });
  });

  it("asks a minor's representative for name and relation", async () => {
    minor = true;
    const { user, dialog } = await signing();
    expect(within(dialog).getByText(/The patient is a minor/)).toBeTruthy();
    expect(within(dialog).getByText("Texto para Demo Mother.")).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Relation to the patient/), "mother");
    await user.click(within(dialog).getByRole("button", { name: "Type the name instead" }));
    await user.type(within(dialog).getByLabelText(/Name as signature/), "Demo Mother");
    await user.click(within(dialog).getByRole("button", { name: "Sign" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.signer).toEqual({
      kind: "representative",
      name: "Demo Mother",
      relation: "mother",
      document: "",
    });
  });

  it("keeps what was entered when the text changed meanwhile", async () => {
    refusal = { status: 409, body: { code: "consent_text.changed" } };
    const { user, dialog } = await signing();
    await user.click(within(dialog).getByRole("button", { name: "Type the name instead" }));
    await user.type(within(dialog).getByLabelText(/Name as signature/), "Demo Patient");
    await user.click(within(dialog).getByRole("button", { name: "Sign" }));
    expect(await within(dialog).findByText(/The text has changed since it was opened/)).toBeTruthy();
    expect(within(dialog).getByLabelText(/Name as signature/)).toHaveProperty("value", "Demo Patient");
  });

  it("is refused with a reason", async () => {
    const { user, list, dialog } = await signing();
    await user.click(within(dialog).getByRole("button", { name: "Refuse" }));
    await user.click(within(dialog).getByRole("button", { name: "Record refusal" }));
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Reason given/), "Afraid of needles");
    await user.click(within(dialog).getByRole("button", { name: "Record refusal" }));
    await waitFor(() => expect(list.textContent).toMatch(/Refused.*Reason: Afraid of needles/));
  });

  it("is withdrawn with a reason, and its document verified", async () => {
    items = [entry()];
    const { user, list } = await opened();
    await user.click(within(list).getByRole("button", { name: "Verify" }));
    expect(await within(list).findByText("Unchanged since it was signed")).toBeTruthy();
    await user.click(within(list).getByRole("button", { name: "Withdraw: Acupuncture" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/Reason/), "Wants no more");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw consent" }));
    await waitFor(() => expect(list.textContent).toMatch(/Withdrawn.*Reason: Wants no more/));
    expect(sent[0]?.path).toBe("/patients/pat_one/consents/cns_1/revoke");
  });

  it("can be withdrawn while it waits to be renewed, too", async () => {
    items = [entry({ at: "2026-02-01T10:00:00.000Z" })];
    renewSince = "2026-02-15T10:00:00.000Z";
    const { user, list } = await opened();
    expect(within(list).getByRole("button", { name: "Renew: Acupuncture" })).toBeTruthy();
    await user.click(within(list).getByRole("button", { name: "Withdraw: Acupuncture" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/Reason/), "Wants no more");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw consent" }));
    await waitFor(() => expect(sent[0]?.path).toBe("/patients/pat_one/consents/cns_1/revoke"));
  });
});
