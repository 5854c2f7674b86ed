import type { RetentionProposal } from "@meridian/core/contracts/retention/retention";
import { RETENTION_KINDS, SUGGESTED_PERIODS } from "@meridian/core/contracts/retention/retention-kinds";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import Retention from "../../app/routes/retention/retention.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const proposal = (change: Partial<RetentionProposal> = {}): RetentionProposal => ({
  kind: "patients",
  id: "pat_01K0DEM0000000000000000001",
  state: "open",
  name: "Demo Patient One",
  since: "2001-03-05",
  last_visit: "2001-03-05",
  amount: 1,
  found_at: "2026-11-20T10:00:00.000Z",
  kept_until: null,
  reason: "",
  decided_at: null,
  decided_by_name: null,
  ...change,
});
const second = proposal({ id: "pat_01K0DEM0000000000000000002", name: "Demo Patient Two" });
const documents = proposal({ kind: "documents", amount: 3 });

type Sent = { path: string; body: Record<string, unknown> };

/** The API, with what is answered to a change. */
function answer(answers: Record<string, () => Response> = {}, proposals = [proposal(), second]) {
  const sent: Sent[] = [];
  const settings = { periods: SUGGESTED_PERIODS, version: 0, updated_at: null, updated_by_name: null };
  answerApi(async (url, request) => {
    const { pathname: path, searchParams } = new URL(String(url), "http://localhost");
    const method = request?.method ?? "GET";
    if (method !== "GET") {
      const body = JSON.parse(String(request?.body));
      const last = path.replace(/^.*\/retention/, "/retention");
      sent.push({ path: last, body });
      const made = answers[last];
      if (made) return made();
      if (method === "PUT")
        return Response.json({
          ...settings,
          periods: body.periods,
          version: 1,
          updated_at: "2026-11-23T10:00:00.000Z",
          updated_by_name: "Demo Manager",
        });
      return Response.json({ decided: body.ids, dropped: [] });
    }
    if (path.endsWith("/proposals"))
      return Response.json({
        items: proposals.filter(
          ({ kind, state }) => kind === searchParams.get("kind") && state === searchParams.get("state"),
        ),
        next: null,
      });
    const count = (kind: string) =>
      proposals.filter((one) => one.kind === kind && one.state === "open").length;
    return Response.json({
      settings,
      open: Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, count(kind)])),
      checked_at: "2026-11-22T10:00:00.000Z",
    });
  });
  return sent;
}

const show = () =>
  renderUi(
    <>
      <Retention />
      <Toasts />
    </>,
    { namespaces: ["retention", "clinic", "ui", "errors"] },
  );

beforeEach(() => storeSession(demoUser({ role: "manager", totp_enabled: true })));

describe("periods", () => {
  it("says below which figure a period may not go, keeps what was typed, and sends nothing", async () => {
    const sent = answer();
    show();
    const field = await screen.findByRole("textbox", { name: "Records of treated patients: period" });
    await userEvent.clear(field);
    await userEvent.type(field, "4");
    await userEvent.click(screen.getByRole("button", { name: "Save periods" }));
    expect((await screen.findAllByText(/This is shorter than the minimum/)).length).toBeGreaterThan(0);
    expect((field as HTMLInputElement).value).toBe("4");
    expect(sent).toEqual([]);
  });

  it("saves a period and what is kept without an end", async () => {
    const sent = answer();
    show();
    const photos = await screen.findByRole("region", { name: "Photos" });
    await userEvent.click(within(photos).getByRole("checkbox", { name: "Keep without an end" }));
    const documentsField = screen.getByRole("textbox", { name: "Documents: period" });
    await userEvent.clear(documentsField);
    await userEvent.type(documentsField, "10");
    await userEvent.click(screen.getByRole("button", { name: "Save periods" }));
    expect(await screen.findByText("Retention periods saved")).toBeTruthy();
    expect(sent).toEqual([
      {
        path: "/retention",
        body: { version: 0, periods: { ...SUGGESTED_PERIODS, photos: null, documents: 10 } },
      },
    ]);
  });

  it("keeps what was typed when somebody else changed the periods", async () => {
    answer({
      "/retention": () => Response.json({ code: "retention.stale", message: "" }, { status: 409 }),
    });
    show();
    const field = await screen.findByRole("textbox", { name: "Documents: period" });
    await userEvent.clear(field);
    await userEvent.type(field, "10");
    await userEvent.click(screen.getByRole("button", { name: "Save periods" }));
    expect(await screen.findByText(/Someone else has changed these periods/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe("10");
  });
});

describe("proposals", () => {
  const choose = async (name: string) => {
    const row = await screen.findByRole("row", { name: new RegExp(name) });
    await userEvent.click(within(row).getByRole("checkbox"));
  };

  it("keeps the chosen ones with a reason, and refuses a day that is over", async () => {
    const sent = answer();
    show();
    await choose("Demo Patient One");
    await userEvent.click(screen.getByRole("button", { name: "Keep" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Demo Patient One")).toBeTruthy();
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Keep until/ }), "01/01/2020");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
    expect((await within(dialog).findAllByText(/Choose a day in the future/)).length).toBeGreaterThan(0);
    await userEvent.clear(within(dialog).getByRole("textbox", { name: /Keep until/ }));
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "A claim");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
    expect(await screen.findByText("Kept", { selector: "[role=status] *, [role=alert] *" })).toBeTruthy();
    expect(sent).toEqual([
      {
        path: "/retention/keep",
        body: { kind: "patients", ids: [proposal().id], until: null, reason: "A claim" },
      },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Past the retention period"));
  });

  it("erases patients only with password and code, and says which were left as they are", async () => {
    const sent = answer({
      "/retention/erase": () => Response.json({ decided: [proposal().id], dropped: [second.id] }),
    });
    show();
    await choose("Demo Patient One");
    await choose("Demo Patient Two");
    await userEvent.click(screen.getByRole("button", { name: "Erase" }));
    const dialog = await screen.findByRole("dialog", { name: "Erase these 2 patients for good" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Erase in 30 days" }));
    expect((await within(dialog).findAllByText(/required|Required/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/Your password/), "a long enough password");
    await userEvent.type(within(dialog).getByRole("textbox", { name: /authenticator/ }), "123456");
    await userEvent.click(within(dialog).getByRole("button", { name: "Erase in 30 days" }));
    expect(await screen.findByText("The patient will be erased in 30 days")).toBeTruthy();
    expect(screen.getByText("One had not passed its time any more and was left as it is")).toBeTruthy();
    expect(sent).toMatchObject([
      { path: "/retention/erase", body: { ids: [proposal().id, second.id], totp: "123456" } },
    ]);
  });

  it("leads a manager without two-step verification to the settings", async () => {
    storeSession(demoUser({ role: "manager", totp_enabled: false }));
    answer();
    show();
    await choose("Demo Patient One");
    await userEvent.click(screen.getByRole("button", { name: "Erase" }));
    const link = await screen.findByRole("link", { name: "Set up two-step verification" });
    expect(link.getAttribute("href")).toBe("/settings");
  });

  it("begins with a kind that has something to decide, and says so when it was over before", async () => {
    answer(
      {
        "/retention/remove": () => Response.json({ code: "retention.not_due", message: "" }, { status: 409 }),
      },
      [documents],
    );
    show();
    const row = await screen.findByRole("row", { name: /Demo Patient One/ });
    expect(within(row).getByText("3 documents")).toBeTruthy();
    expect(screen.getByText(/^Period: 20 years\. Documents of patients/)).toBeTruthy();
    await choose("Demo Patient One");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove for good" }));
    expect(await screen.findByText(/has not passed its time any more/)).toBeTruthy();
  });
});
