import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { PatientDocuments } from "./patient-documents.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const exam: PatientDocument = {
  id: "doc_1",
  patient: "pat_1",
  kind: "exam",
  title: "Blood count",
  date: "2026-03-01",
  appointment: null,
  format: "pdf",
  size: 2_500_000,
  added_at: "2026-03-02T10:00:00.000Z",
  added_by: { id: "usr_1", name: "Demo Therapist" },
  archived_until: null,
  changeable: true,
  version: 2,
};

let items: PatientDocument[];
let asked: { method: string; path: string; body: unknown }[];
let stale: PatientDocument | undefined;
beforeEach(() => {
  items = [exam];
  asked = [];
  stale = undefined;
  answerApi((async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input);
    const method = init?.method ?? "GET";
    const body = JSON.parse(String(init?.body ?? "null"));
    asked.push({ method, path: pathname, body });
    if (pathname.endsWith("/documents")) return Response.json({ items, next: null });
    if (method === "PATCH") {
      if (stale && body.version !== stale.version)
        return Response.json({ code: "document.stale", current: stale }, { status: 409 });
      return Response.json({ ...exam, ...body, version: body.version + 1 });
    }
    if (method === "POST") return Response.json(exam);
    return Response.json({ document: items[0], view: null, download: "https://files.example/1" });
  }) as typeof fetch);
});

async function rendered(role: "professional" | "receptionist" = "professional", path = "/?tab=documents") {
  await storeSession(demoUser({ role, owner: false, practises: role === "professional" }));
  return renderUi(
    <PatientDocuments patient={{ id: "pat_1", name: "Demo Patient", state: "active" }} visits={[]} />,
    { namespaces: ["documents"], path },
  );
}

it("says that there are none, with the next step", async () => {
  items = [];
  await rendered();
  expect(await screen.findByText("No documents")).toBeTruthy();
  expect(screen.getByText(/Drop files above/)).toBeTruthy();
});

it("offers the front desk no kinds, which adds administrative documents only", async () => {
  await rendered("receptionist");
  expect(await screen.findByText(/^Administrative documents:/)).toBeTruthy();
  expect(screen.queryByLabelText("Kind of the documents you add")).toBeNull();
});

it("says with the specified words that a pop-up was blocked", async () => {
  items = [{ ...exam, format: "txt" }];
  answerWithView();
  vi.spyOn(window, "open").mockReturnValue(null);
  await rendered("professional", "/?tab=documents&document=doc_1");
  await userEvent.click(await screen.findByRole("button", { name: "Open in a new tab" }));
  const blocked = "To download the files you need to allow pop-up windows on your browser";
  expect(await screen.findByText(blocked)).toBeTruthy();
});

it("archives a document and takes it back", async () => {
  await rendered();
  const row = within(await screen.findByRole("table", { name: "Documents" }));
  await userEvent.click(await row.findByRole("button", { name: /Blood count/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Archive" }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith("/doc_1/archive"))).toBe(true));
});

it("keeps what was typed when somebody else changed the document", async () => {
  stale = { ...exam, title: "Theirs", version: 3 };
  await rendered("professional", "/?tab=documents&document=doc_1");
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const title = await screen.findByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, "Mine");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Theirs ·/)).toBeTruthy();
  expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe("Mine");
});

/** A text whose link the store does not answer. */
function answerWithView() {
  answerApi((async (input: string) => {
    const { pathname } = new URL(input);
    if (pathname.endsWith("/documents")) return Response.json({ items, next: null });
    const file = { view: "https://files.example/1", download: "https://files.example/1" };
    return Response.json({ document: items[0], ...file });
  }) as typeof fetch);
}
