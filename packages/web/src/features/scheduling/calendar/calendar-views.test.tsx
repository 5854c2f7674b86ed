import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { booked, clinic, DAY, me } from "../testing/demo-clinic.ts";
import { CalendarScreen } from "./calendar-screen.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

// A test that fails must not leave its clock to the next one.
afterEach(() => void vi.useRealTimers());

const sent: { name: string; body: Record<string, unknown> }[] = [];
const asked: URL[] = [];
function answerWith(items: Appointment[], answers: Record<string, () => object> = {}) {
  const all: Record<string, () => object> = {
    "GET /clinic": () => clinic,
    "GET /appointments": () => ({ items, next: null }),
    "GET /appointments/changes": () => ({ mark: "1", changed_ago: null }),
    "GET /blocked-times": () => ({ items: [], next: null }),
    "GET /waiting-list": () => ({ items: [], next: null }),
    ...answers,
  };
  answerApi(async (input, init) => {
    const url = new URL(String(input));
    const name = `${init?.method} ${url.pathname}`;
    asked.push(url);
    if (init?.body) sent.push({ name, body: JSON.parse(String(init.body)) });
    const value = all[name]?.();
    if (value instanceof Response) return value;
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const render = (search: string) =>
  renderUi(
    <>
      <CalendarScreen />
      <Toasts />
    </>,
    { namespaces: ["scheduling", "planning"], path: `/calendar?${search}` },
  );

beforeEach(async () => {
  sent.length = 0;
  asked.length = 0;
  await storeSession(me);
});

it("opens what the address says: a week, one request for its seven days, Sunday left out", async () => {
  answerWith([booked()]);
  await render(`view=week&date=2026-11-25`);
  expect(await screen.findByRole("button", { name: /Demo Alecrim/ })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("23 – 29 November 2026");
  expect(screen.getByRole("button", { name: "Book Saturday 28 November at 10:00" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Book Sunday 29 November at 10:00" })).toBeNull();
  const lists = asked.filter(({ pathname }) => pathname === "/appointments");
  expect(lists.map(({ search }) => new URLSearchParams(search).get("from"))).toEqual([
    "2026-11-23T00:00:00.000Z",
  ]);
});

it("counts the appointments of the professional whose week is shown", async () => {
  answerWith([booked(), booked({ id: "apt_2", professional: "usr_2" }), booked({ id: "apt_3" })]);
  await render("view=week&date=2026-11-25");
  expect(await screen.findByText("2 appointments")).toBeTruthy();
});

it("shows offices side by side, and books in the one clicked, with a free professional", async () => {
  answerWith([booked()], { "GET /patients": () => ({ items: [], next: null }) });
  await render(`by=office&date=${DAY}`);
  await userEvent.click(await screen.findByRole("button", { name: "Book 10:00 with Linen room" }));
  const form = within(screen.getByRole("dialog"));
  expect(form.getByLabelText<HTMLSelectElement>(/^Office/).value).toBe("off_2");
  expect(form.getByLabelText<HTMLSelectElement>(/^Professional/).value).toBe("usr_2");
});

// The test browser knows no drag events; a mouse event carries all that is looked at.
window.DragEvent ??= class extends MouseEvent {} as unknown as typeof DragEvent;
const carried = () => {
  const data = new Map<string, string>();
  return {
    effectAllowed: "",
    dropEffect: "",
    get types() {
      return [...data.keys()];
    },
    setData: (key: string, value: string) => data.set(key, value),
    getData: (key: string) => data.get(key) ?? "",
  };
};

/** Carries a tile into another professional's column; nothing has a size here, so it lands on the first step. */
async function carryTo(name: string) {
  const tile = await screen.findByRole("button", { name: /Demo Alecrim/ });
  const dataTransfer = carried();
  const column = within(screen.getByRole("region", { name })).getByRole("button", { name: /^Book 08:00/ });
  fireEvent.dragStart(tile, { dataTransfer });
  fireEvent.dragOver(column, { dataTransfer });
  fireEvent.drop(column, { dataTransfer });
  fireEvent.dragEnd(tile, { dataTransfer });
}

it("opens an appointment by a click on its lower edge, and changes its duration by dragging that edge", async () => {
  // jsdom does not implement pointer capture.
  HTMLElement.prototype.setPointerCapture = vi.fn();
  answerWith([booked()], { "PATCH /appointments/apt_1": () => booked({ duration: 75, version: 3 }) });
  await render(`date=${DAY}`);
  const tile = await screen.findByRole("button", { name: /Demo Alecrim/ });
  const edge = tile.querySelector<HTMLElement>("span[aria-hidden]:last-child");
  if (!edge) throw new Error("no edge");
  const press = (pulledBy: number) => {
    fireEvent.pointerDown(edge, { clientY: 100 });
    if (pulledBy > 0) fireEvent.pointerMove(edge, { clientY: 100 + pulledBy });
    fireEvent.pointerUp(edge, { clientY: 100 + pulledBy });
    fireEvent.click(edge);
  };
  press(31);
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ duration: expect.any(Number) }));
  expect(screen.queryByRole("dialog")).toBeNull();
  press(0);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("moves an appointment by dragging, sends the version it was based on, and undoes it", async () => {
  const moved = booked({ professional: "usr_2", start: `${DAY}T08:00:00.000Z`, version: 3 });
  answerWith([booked()], { "PATCH /appointments/apt_1": () => moved });
  await render(`date=${DAY}`);
  await carryTo("Demo Therapist");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toEqual({
    start: `${DAY}T08:00:00.000Z`,
    duration: 45,
    professional: "usr_2",
    override: false,
    version: 2,
  });
  expect(sent[1]?.body).toMatchObject({ start: `${DAY}T10:00:00.000Z`, professional: me.id, version: 3 });
});

it("shows the clashes of a move, and offers another time or saving anyway", async () => {
  const details = {
    clashes: [{ resource: "office", start: `${DAY}T08:00:00.000Z`, end: `${DAY}T08:45:00.000Z` }],
    free: [`${DAY}T09:00:00.000Z`],
  };
  answerWith([booked()], {
    "PATCH /appointments/apt_1": () => Response.json({ code: "appointment.clash", details }, { status: 409 }),
  });
  await render(`date=${DAY}`);
  await carryTo("Demo Therapist");
  const alert = await screen.findByRole("alert");
  await userEvent.click(within(alert).getByRole("button", { name: "09:00" }));
  await waitFor(() =>
    expect(sent[1]?.body).toMatchObject({ start: `${DAY}T09:00:00.000Z`, override: false }),
  );
  await userEvent.click(
    within(await screen.findByRole("alert")).getByRole("button", { name: "Save anyway" }),
  );
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ override: true, version: 2 }));
});

it("changes appointments in the front desk list with one key each", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${DAY}T09:00:00.000Z`) });
  const late = booked({
    id: "apt_2",
    patient_name: "Demo Boldo",
    start: `${DAY}T11:00:00.000Z`,
    status: "missed",
  });
  answerWith([late, booked()], {
    "POST /appointments/apt_1/status": () => booked({ status: "arrived", version: 3 }),
    "POST /appointments/apt_2/status": () => booked({ id: "apt_2", version: 3 }),
  });
  await render(`view=list&date=${DAY}`);
  (await screen.findByRole("button", { name: "Demo Alecrim" })).focus();
  await userEvent.keyboard("a");
  await waitFor(() => expect(sent[0]?.body).toEqual({ status: "arrived", version: 2 }));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Demo Boldo");
  await userEvent.keyboard("r");
  await waitFor(() => expect(sent[1]?.body).toEqual({ status: "scheduled", version: 2 }));
  await userEvent.keyboard("{ArrowUp}m");
  expect(await screen.findByLabelText(/^Reason for the missed/)).toBeTruthy();
});

it("reads the appointments again as soon as somebody else changed one", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let mark = "1";
  let items = [booked()];
  answerWith([], {
    "GET /appointments": () => ({ items, next: null }),
    "GET /appointments/changes": () => ({ mark, changed_ago: null }),
  });
  await render(`view=list&date=${DAY}`);
  await screen.findByRole("button", { name: "Demo Alecrim" });
  // The mark of what is shown was read: only then is the next one a change.
  await waitFor(() => expect(asked.some(({ pathname }) => pathname === "/appointments/changes")).toBe(true));
  mark = "2";
  items = [booked({ patient_name: "Demo Funcho" })];
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await screen.findByRole("button", { name: "Demo Funcho" })).toBeTruthy();
});

it("reads the days once more where they changed while they were read: the first mark may know more than they", async () => {
  let items = [booked()];
  answerWith([], {
    "GET /appointments": () => {
      const read = { items, next: null };
      items = [booked({ patient_name: "Demo Funcho" })];
      return read;
    },
    "GET /appointments/changes": () => ({ mark: "1", changed_ago: 1 }),
  });
  await render(`view=list&date=${DAY}`);
  expect(await screen.findByRole("button", { name: "Demo Funcho" })).toBeTruthy();
  const reads = asked.filter(({ pathname }) => pathname === "/appointments");
  expect(reads).toHaveLength(2);
});

it("reads the days once where nothing changed lately", async () => {
  answerWith([booked()], { "GET /appointments/changes": () => ({ mark: "1", changed_ago: 3600 }) });
  await render(`view=list&date=${DAY}`);
  await screen.findByRole("button", { name: "Demo Alecrim" });
  await waitFor(() => expect(asked.some(({ pathname }) => pathname === "/appointments/changes")).toBe(true));
  expect(asked.filter(({ pathname }) => pathname === "/appointments")).toHaveLength(1);
});

it.each(["day", "week", "agenda", "list"])(
  "says in the %s how far each is paid, in words beside the shape",
  async (view) => {
    const states = ["none", "pending", "partial", "paid", "over"] as const;
    answerWith(
      states.map((state, at) =>
        booked({
          id: `apt_${at}`,
          patient_name: `Demo Patient ${at}`,
          start: `${DAY}T1${at}:00:00.000Z`,
          end: `${DAY}T1${at}:45:00.000Z`,
          payment: {
            state,
            price: 4000,
            paid: { none: 0, pending: 0, partial: 1500, paid: 4000, over: 5000 }[state],
          },
        }),
      ),
    );
    await render(`view=${view}&date=${DAY}`);
    await screen.findByRole("button", { name: /Demo Patient 0/ });
    for (const words of ["Nothing to pay", "To pay", "Partly paid", "Paid", "To refund"])
      expect(screen.getAllByText(new RegExp(`^${words}`)).length).toBeGreaterThan(0);
  },
);

it("says nothing of the money to those who do not charge for it", async () => {
  answerWith([booked({ payment: null })]);
  await render(`view=week&date=${DAY}`);
  const tile = await screen.findByRole("button", { name: /Demo Alecrim/ });
  expect(tile.textContent).not.toMatch(/pay|paid/i);
});
