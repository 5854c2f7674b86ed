import type { BlockedTime } from "@meridian/core/contracts/scheduling/blocked-times";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { booked, clinic, DAY, me } from "../testing/demo-clinic.ts";
import { CalendarScreen } from "./calendar-screen.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const lunch: BlockedTime = {
  id: "blk_1",
  professional: me.id,
  office: null,
  title: "Demo lunch",
  from: `${DAY}T13:00`,
  to: `${DAY}T14:00`,
  weekdays: [],
  until: null,
  except: [],
  editable: true,
  version: 3,
};
const weekly = { ...lunch, weekdays: [1], until: "2027-02-01" };
const sent: { name: string; body: unknown; search: string }[] = [];

function answerWith(items: BlockedTime[], covered: object[] = []) {
  const answers: Record<string, object> = {
    "GET /clinic": clinic,
    "GET /appointments": { items: [booked()], next: null },
    "GET /appointments/changes": { mark: "1", changed_ago: null },
    "GET /appointments/covered": { items: covered, more: false },
    "GET /waiting-list": { items: [], next: null },
    "GET /blocked-times": { items, next: null },
    "POST /blocked-times": lunch,
    "PATCH /blocked-times/blk_1": { blocked: { ...lunch, version: 4 } },
    "DELETE /blocked-times/blk_1": { id: "blk_1" },
    "POST /blocked-times/blk_1/restore": { blocked: lunch },
  };
  answerApi(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const name = `${init?.method} ${pathname}`;
    if (init?.method !== "GET")
      sent.push({ name, search, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return Response.json(answers[name] ?? { code: "internal" }, { status: answers[name] ? 200 : 500 });
  });
}
const render = (search = `date=${DAY}`) =>
  renderUi(
    <>
      <CalendarScreen />
      <Toasts />
    </>,
    { namespaces: ["scheduling", "planning"], path: `/calendar?${search}` },
  );
const last = (name: string) => sent.findLast((one) => one.name === name);

beforeEach(async () => {
  sent.length = 0;
  await storeSession(me);
});

it("blocks the time that was pressed instead of booking it, and says what it covers", async () => {
  answerWith([], [booked()]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: `Book 13:00 with ${me.name}` }));
  await userEvent.click(screen.getByRole("button", { name: "Block this time instead" }));
  const form = within(screen.getByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  expect(form.getByRole("textbox", { name: /Title/ }).getAttribute("data-error")).toBe("true");
  expect(sent).toEqual([]);
  await userEvent.click(form.getByRole("button", { name: "Lunch" }));
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  await waitFor(() => expect(last("POST /blocked-times")).toBeDefined());
  expect(last("POST /blocked-times")?.body).toMatchObject({
    professional: me.id,
    office: null,
    title: "Lunch",
    from: `${DAY}T13:00`,
    to: `${DAY}T14:00`,
    until: null,
  });
  expect(await screen.findByRole("heading", { name: "Booked on these days" })).toBeTruthy();
});

it("repeats on weekdays until a day", async () => {
  answerWith([]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Block time" }));
  const form = within(screen.getByRole("dialog"));
  await userEvent.type(form.getByRole("textbox", { name: /Title/ }), "Demo meeting");
  await userEvent.click(form.getByRole("checkbox", { name: "Repeats every week" }));
  await userEvent.click(form.getByRole("button", { name: "Wednesday" }));
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  await waitFor(() => expect(last("POST /blocked-times")).toBeDefined());
  expect(last("POST /blocked-times")?.body).toMatchObject({
    from: `${DAY}T13:00`,
    weekdays: [1, 3],
    until: "2027-02-15",
  });
});

it("says what is wrong beside each field and above the form, in the contract's words", async () => {
  answerWith([]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Block time" }));
  const form = within(screen.getByRole("dialog"));
  const retype = async (name: RegExp, text: string) => {
    await userEvent.clear(form.getByRole("textbox", { name }));
    if (text) await userEvent.type(form.getByRole("textbox", { name }), text);
  };
  await userEvent.click(form.getByRole("checkbox", { name: "Repeats every week" }));
  await retype(/^From/, "nine");
  await retype(/^Last day/, "01/01/2020");
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  const summary = () => form.findByRole("alert");
  const lines = async () =>
    within(await summary())
      .getAllByRole("link")
      .map((link) => link.textContent?.split(":")[0]);
  await waitFor(async () => expect(await lines()).toEqual(["Title", "Last day", "From"]));
  await retype(/^Title/, "Demo meeting");
  await retype(/^From/, "13:02");
  await retype(/^Last day/, "");
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  await waitFor(async () => expect(await lines()).toEqual(["From", "Last day"]));
  expect(sent).toEqual([]);
});

it("shows a blocked time in day, week and list, and removes it with an undo", async () => {
  answerWith([lunch]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo lunch/ }));
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(last("DELETE /blocked-times/blk_1")).toBeDefined());
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(last("POST /blocked-times/blk_1/restore")).toBeDefined());
});

it.each(["view=week", "view=agenda", "view=month"])("shows a blocked time in the %s view", async (view) => {
  answerWith([weekly]);
  await render(`date=${DAY}&${view}`);
  expect((await screen.findAllByText(/Demo lunch/)).length).toBeGreaterThan(0);
});

it("changes one day of a repeated one, or all of them", async () => {
  answerWith([weekly]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo lunch/ }));
  const form = within(screen.getByRole("dialog"));
  const from = () => form.getByRole("textbox", { name: /From/ });
  await userEvent.clear(from());
  await userEvent.type(from(), "12:30");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(last("PATCH /blocked-times/blk_1")).toBeDefined());
  expect(last("PATCH /blocked-times/blk_1")?.body).toMatchObject({
    only: DAY,
    from: `${DAY}T12:30`,
    until: null,
    version: 3,
  });
  await userEvent.click(await screen.findByRole("button", { name: /Demo lunch/ }));
  const again = within(screen.getByRole("dialog"));
  await userEvent.selectOptions(again.getByRole("combobox", { name: "What to change" }), "all");
  await userEvent.click(again.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(last("PATCH /blocked-times/blk_1")?.body).toMatchObject({ weekdays: [1], until: "2027-02-01" }),
  );
  expect(last("PATCH /blocked-times/blk_1")?.body).not.toHaveProperty("only");
});

it("shows a blocked time as busy to colleagues who may not change it", async () => {
  answerWith([{ ...lunch, professional: "usr_2", title: "", editable: false }]);
  await render();
  expect(await screen.findByText("Busy")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Busy/ })).toBeNull();
});

it("lets a professional who does not book block their own time only", async () => {
  await storeSession(demoUser({ role: "professional", owner: false, appointment_permission: false }));
  answerWith([]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Block time" }));
  expect(screen.queryByRole("combobox", { name: /Professional or office/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getAllByRole("button", { name: "Block 10:00" })[1] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Lunch" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Block time" }));
  await waitFor(() => expect(last("POST /blocked-times")?.body).toMatchObject({ professional: me.id }));
});

it("asks a receptionist whose time it is, since it cannot be their own", async () => {
  await storeSession(demoUser({ id: "usr_01K0DEM0000000000000000077", role: "receptionist", owner: false }));
  answerWith([]);
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Block time" }));
  const form = within(screen.getByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Lunch" }));
  await userEvent.click(form.getByRole("button", { name: "Block time" }));
  expect(await form.findByRole("link", { name: /^Professional or office/ })).toBeTruthy();
  // Once: under the name it has in the form, not under that of the contract as well.
  expect(form.getAllByRole("link")).toHaveLength(1);
  expect(sent).toEqual([]);
});
