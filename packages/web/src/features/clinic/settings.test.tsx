import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import AppointmentTypes from "../../app/routes/clinic/appointment-types.tsx";
import Places from "../../app/routes/clinic/places.tsx";
import Prices from "../../app/routes/clinic/prices.tsx";
import RyodorakuSettingsScreen from "../../app/routes/clinic/ryodoraku.tsx";
import Space from "../../app/routes/clinic/space.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const settings = (change: Partial<ClinicSettings> = {}): ClinicSettings => ({
  space_name: "Demo Clinic",
  closed_days: [],
  logo_url: null,
  phone: "",
  time_zone: "Europe/Lisbon",
  app_duration_interval: 15,
  notify_email: true,
  notify_sms: false,
  sms_in_plan: true,
  reminder_hours: [24, 2],
  auto_drug_import: true,
  shares_clinical_records: true,
  requires_totp: false,
  specialities: [],
  establishments: [
    {
      id: "est_01K0DEM0000000000000000001",
      name: "Demo House",
      address: "",
      phone: "",
      prescription_logo_url: null,
      letterhead_height: 30,
      offices: [{ id: "off_01K0DEM0000000000000000001", name: "Jade" }],
    },
  ],
  appointment_types: [
    {
      id: "typ_01K0DEM0000000000000000001",
      name: "First visit",
      duration: 60,
      price: 5000,
      color: "#1f7a6b",
      tests: [],
      treatments: [],
    },
  ],
  osteopathy: null,
  prices: { treatments: [{ code: "acupuncture", price: 3500 }], tests: [{ id: "own", price: 900 }] },
  ryodoraku: { corridor: 15, mode: "absolute", split: 20, ratio_low: 0.8, ratio_high: 1.2 },
  version: 5,
  updated_at: "2030-01-01T10:00:00.000Z",
  updated_by: { id: "usr_1", name: "Demo Partner" },
  ...change,
});

type Answer = { status?: number; body: unknown };
const requests = vi.fn();

/** Answers calls by name, each list in turn and its last for good. */
function answerWith(answers: Record<string, Answer | Answer[]>) {
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [list].flat()]));
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    requests(name, init?.body && JSON.parse(String(init.body)));
    const list = left.get(name) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    return Response.json(answer?.body ?? { code: "internal" }, {
      status: answer?.status ?? (answer ? 200 : 500),
    });
  });
}
const show = (element: ReactNode, language: "en" | "pt" = "en") =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["clinic", "ryodoraku"], language },
  );
const save = async () =>
  userEvent.click((await screen.findAllByRole("button", { name: "Save" }))[0] as Element);
const sent = (name: string) => requests.mock.calls.filter(([call]) => call === name).map(([, body]) => body);

let managers = 0;
beforeEach(async () => {
  requests.mockReset();
  // A manager with an id of their own, so that no draft of an earlier test is restored.
  await storeSession(demoUser({ id: `usr_01K0DEM000000000000000030${managers++}` }));
});

describe("the limits for Ryodoraku", () => {
  it("are the published ones until the clinic saves its own", async () => {
    const limits = { corridor: 12, mode: "percent", split: 25, ratio_low: 0.7, ratio_high: 1.3 };
    const entry = { key: "default", fields: limits, retired: false, review: "unreviewed", reviewed_on: null };
    const publication = { catalogue: "ryodoraku-limits", publication: "pbl_1", parts: 1 };
    answerWith({
      "GET /settings": { body: settings({ ryodoraku: null }) },
      "GET /catalogues": { body: { catalogues: [publication] } },
      "GET /catalogues/ryodoraku-limits/pbl_1/0": { body: { entries: [{ ...entry, reference: "" }] } },
      "PATCH /settings": { body: settings({ ryodoraku: { ...limits, split: 30 } as never, version: 6 }) },
    });
    await show(<RyodorakuSettingsScreen />);
    const split = await screen.findByLabelText(/^Split/);
    expect((split as HTMLInputElement).value).toBe("25");
    await userEvent.clear(split);
    await userEvent.type(split, "30");
    await save();
    expect(sent("PATCH /settings")).toEqual([{ version: 5, ryodoraku: { ...limits, split: 30 } }]);
  });
});

describe("the clinic", () => {
  it("sends only changed fields, and updates the name on every screen", async () => {
    answerWith({
      "GET /settings": { body: settings() },
      "PATCH /settings": { body: settings({ space_name: "Demo Renamed", version: 6 }) },
    });
    await show(<Space />);
    const name = await screen.findByLabelText(/^Name of the clinic/);
    await userEvent.clear(name);
    await userEvent.type(name, "Demo Renamed");
    await userEvent.click(screen.getByRole("checkbox", { name: "2 days before" }));
    await save();
    expect(await screen.findByText("Saved Successfully")).toBeTruthy();
    expect(sent("PATCH /settings")).toEqual([
      { space_name: "Demo Renamed", reminder_hours: [48, 24, 2], version: 5 },
    ]);
    expect(sessionUserNow()?.space?.space_name).toBe("Demo Renamed");
    expect(screen.getByText(/^Last changed by Demo Partner/)).toBeTruthy();
  });

  it("retries after a change of another part, and shows both versions after a change of the same part", async () => {
    const stale = (current: ClinicSettings) => ({ status: 409, body: { code: "clinic.stale", current } });
    answerWith({
      "GET /settings": { body: settings() },
      "PATCH /settings": [
        stale(settings({ phone: "+351 1", version: 8 })),
        { body: settings({ space_name: "Mine", phone: "+351 1", version: 9 }) },
        stale(settings({ space_name: "Theirs", version: 12 })),
      ],
    });
    await show(<Space />);
    const name = await screen.findByLabelText(/^Name of the clinic/);
    await userEvent.clear(name);
    await userEvent.type(name, "Mine");
    await save();
    await waitFor(() => expect(sent("PATCH /settings")).toHaveLength(2));
    await waitFor(() => expect((screen.getByLabelText("Phone") as HTMLInputElement).value).toBe("+351 1"));
    expect(sent("PATCH /settings").map(({ version }) => version)).toEqual([5, 8]);
    await userEvent.type(name, " again");
    await save();
    expect(await screen.findByRole("heading", { name: "Theirs" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Use theirs" }));
    expect((name as HTMLInputElement).value).toBe("Theirs");
  });

  it("shows a server error at its field", async () => {
    answerWith({
      "GET /settings": { body: settings() },
      "GET /clinic/disk-use": { body: { used_bytes: 0, max_bytes: 1024 ** 3 } },
      "PATCH /settings": {
        status: 400,
        body: { code: "input.invalid", fields: { notify_sms: "plan.no_sms" } },
      },
    });
    await show(<Space />);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Send text messages" }));
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your plan does not include text messages.",
    );
  });
});

describe("places", () => {
  it("adds and renames offices, and removes those left out", async () => {
    const path = `PATCH /clinic/establishments/${settings().establishments[0]?.id}`;
    answerWith({ "GET /settings": { body: settings() }, [path]: { body: settings({ version: 6 }) } });
    await show(<Places />);
    await userEvent.click(await screen.findByRole("button", { name: "Edit: Demo House" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Office 1" }), " room");
    await userEvent.click(screen.getByRole("button", { name: "Add an office" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Office 2" }), "jade room");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("Name already exists");
    await userEvent.type(screen.getByRole("textbox", { name: "Office 2" }), " two");
    await save();
    await waitFor(() => expect(sent(path)).toHaveLength(1));
    expect(sent(path)).toEqual([
      {
        offices: [{ id: "off_01K0DEM0000000000000000001", name: "Jade room" }, { name: "jade room two" }],
        version: 5,
      },
    ]);
  });

  it("asks before a place is removed, and says why it cannot be", async () => {
    const path = `DELETE /clinic/establishments/${settings().establishments[0]?.id}`;
    answerWith({
      "GET /settings": { body: settings() },
      [path]: { status: 409, body: { code: "office.booked", details: { count: 3 } } },
    });
    await show(<Places />);
    await userEvent.click(await screen.findByRole("button", { name: "Remove: Demo House" }));
    expect(sent(path)).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Remove place" }));
    expect(await screen.findByText(/what you are removing: 3/)).toBeTruthy();
  });
});

describe("types and prices", () => {
  it("archives a type with an undo", async () => {
    const [type] = settings().appointment_types as [ClinicSettings["appointment_types"][number]];
    const path = `PATCH /clinic/appointment-types/${type.id}`;
    const archived = settings({ appointment_types: [{ ...type, archived: true }], version: 6 });
    answerWith({ "GET /settings": { body: settings() }, [path]: [{ body: archived }, { body: settings() }] });
    await show(<AppointmentTypes />);
    await userEvent.click(await screen.findByRole("button", { name: "Archive: First visit" }));
    expect(await screen.findByRole("heading", { name: "Archived" })).toBeTruthy();
    expect(sessionUserNow()?.space?.appointment_types).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent(path)).toHaveLength(2));
    expect(sent(path)[1]).toEqual({ archived: false, version: 6 });
  });

  it("keeps prices it does not show, and removes emptied ones", async () => {
    answerWith({
      "GET /settings": { body: settings() },
      "PATCH /settings": { body: settings({ version: 6 }) },
    });
    await show(<Prices />);
    await userEvent.clear(await screen.findByLabelText("Acupuncture"));
    await userEvent.type(screen.getByLabelText("Pulse"), "12,50");
    await save();
    await waitFor(() => expect(sent("PATCH /settings")).toHaveLength(1));
    expect(sent("PATCH /settings")[0]).toEqual({
      version: 5,
      prices: {
        treatments: [],
        tests: [
          { id: "own", price: 900 },
          { code: "pulse", price: 1250 },
        ],
      },
    });
  });

  it("prices shared custom treatments by name", async () => {
    const own = (id: string, shared: boolean) => ({ id, name: `Demo ${id}`, shared });
    answerWith({
      "GET /settings": { body: settings() },
      "GET /custom-tests": { body: { items: [], next: null } },
      "GET /custom-treatments": { body: { items: [own("bath", true), own("wrap", false)], next: null } },
      "PATCH /settings": { body: settings({ version: 6 }) },
    });
    await show(<Prices />);
    await userEvent.type(await screen.findByLabelText("Demo bath"), "20");
    expect(screen.queryByLabelText("Demo wrap")).toBeNull();
    await save();
    await waitFor(() => expect(sent("PATCH /settings")).toHaveLength(1));
    expect(sent("PATCH /settings")[0].prices.treatments).toEqual([
      { code: "acupuncture", price: 3500 },
      { id: "bath", name: "Demo bath", price: 2000 },
    ]);
  });

  it("shows Portuguese texts", async () => {
    await storeSession(demoUser({ language: "pt" }));
    answerWith({ "GET /settings": { body: settings() } });
    const { container } = await show(<Prices />, "pt");
    expect(await screen.findByLabelText("Acupuntura")).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b(priced|tabs|prices)\.\w+/);
  });
});
