import type { ResponseType } from "@meridian/core/contracts/assessments/assessments";
import type { Option } from "@meridian/core/contracts/assessments/custom-test-content";
import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { OptionsEditor } from "./components/options-editor.tsx";
import { ResponseTypes } from "./components/response-types.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const severity: ResponseType = {
  id: "rst_01K0DEM0000000000000000001",
  name: "Severity",
  options: [
    { id: "none01", label: "None", points: 0 },
    { id: "mild01", label: "Mild", points: 1 },
  ],
  updated_at: "2026-11-01T09:00:00.000Z",
  version: 1,
};
let stored: ResponseType[];
let sent: Record<string, unknown>[];

function serve(method: string, body: Record<string, unknown>): Response {
  if (method === "GET") return Response.json({ items: stored, next: null });
  sent.push(body);
  const { version = 0, ...fields } = body as Partial<ResponseType>;
  const [current] = stored;
  if (method === "PUT" && current?.version !== version)
    return Response.json({ code: "response_type.stale", current }, { status: 409 });
  stored = [{ ...severity, ...fields, version: version + 1 }];
  return Response.json(stored[0]);
}

beforeEach(async () => {
  stored = [severity];
  sent = [];
  await storeSession(demoUser());
  for (const { key } of await listDrafts()) await removeDraft(key);
  answerApi(async (_, init) => serve(init?.method ?? "GET", JSON.parse(String(init?.body ?? "{}"))));
});

const open = () =>
  renderUi(
    <>
      <ResponseTypes />
      <Toasts />
    </>,
    { namespaces: ["assessments"] },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
const edit = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Edit: Severity" }));
};

it("names every missing field, focuses the first, and sends nothing", async () => {
  await open();
  await screen.findByText("Severity");
  await press(/^New response type/);
  await press("Save");
  const summary = await screen.findByRole("alert");
  expect(document.activeElement).toBe(summary);
  for (const field of [name(), ...screen.getAllByRole("textbox", { name: /^Option \d/ })])
    expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(screen.getByRole("link", { name: /^Name/ }));
  expect(document.activeElement).toBe(name());
  expect(sent).toEqual([]);
});

it("changes a response type and confirms saving", async () => {
  await open();
  await edit();
  await userEvent.clear(name());
  await userEvent.type(name(), "Strength");
  await press("Save");
  await screen.findByText("Saved Successfully");
  expect(sent).toEqual([{ name: "Strength", options: severity.options, version: 1 }]);
  expect(screen.queryByRole("form")).toBeNull();
});

it("shows another user's saved version beside the typed one, and overwrites it if chosen", async () => {
  await open();
  await edit();
  stored = [{ ...severity, name: "Severity of pain", version: 2 }];
  await userEvent.type(name(), " today");
  await press("Save");
  await screen.findByText(/^Severity of pain:/);
  expect(name().value).toBe("Severity today");
  await press(/^Keep mine/);
  await screen.findByText("Saved Successfully");
  expect(sent.at(-1)).toMatchObject({ name: "Severity today", version: 2 });
});

it("takes the other user's version if chosen", async () => {
  await open();
  await edit();
  stored = [{ ...severity, name: "Severity of pain", version: 2 }];
  await userEvent.type(name(), " today");
  await press("Save");
  await userEvent.click(await screen.findByRole("button", { name: /theirs/i }));
  expect(name().value).toBe("Severity of pain");
});

it("are offered in a question beside the clinic's own, and copied with ids of their own", async () => {
  const published = {
    key: "demo",
    retired: false,
    review: "unreviewed",
    reviewed_on: null,
    reference: "",
    fields: { name: { en: "Demo", pt: "Demo" }, answers: { en: "Low; High", pt: "a; b" }, scores: "1; 2" },
  };
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/catalogues")
      return Response.json({ catalogues: [{ catalogue: "response-types", publication: "pbl_1", parts: 1 }] });
    if (pathname.includes("/pbl_1/")) return Response.json({ entries: [published] });
    return serve(init?.method ?? "GET", {});
  });
  const taken: Option[][] = [];
  await renderUi(
    <OptionsEditor id="q" options={[]} faults={{}} types onChange={(change) => taken.push(change([]))} />,
    { namespaces: ["assessments"] },
  );
  const pick = await screen.findByRole("combobox", { name: /Use a response type/ });
  await screen.findByRole("option", { name: "Severity (None, Mild)" });
  await userEvent.selectOptions(pick, await screen.findByRole("option", { name: "Demo (Low, High)" }));
  expect(taken[0]?.map(({ label, points }) => [label, points])).toEqual([
    ["Low", 1],
    ["High", 2],
  ]);
  expect(new Set(taken[0]?.map(({ id }) => id)).size).toBe(2);
});
