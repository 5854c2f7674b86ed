import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { booked, clinic, DAY, me } from "../testing/demo-clinic.ts";
import { CalendarCsv } from "./calendar-csv.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
const sent = vi.fn();
beforeEach(() => {
  sent.mockClear();
  answerApi(async (input, init) => {
    sent(new URL(String(input instanceof Request ? input.url : input)).pathname, String(init?.body));
    return Response.json({ code: "list.not_downloadable", message: "" }, { status: 403 });
  });
});

const render = () =>
  renderUi(
    <CalendarCsv
      clinic={clinic}
      range={{ from: DAY, to: "2026-11-24" }}
      professional={me.id}
      entries={[booked()]}
    />,
    { namespaces: ["scheduling"] },
  );

it("records the days and the professional whose list a manager downloads", async () => {
  await storeSession(demoUser());
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^No file was saved\./);
  const [path, body] = sent.mock.calls[0] ?? [];
  expect([path, JSON.parse(body)]).toEqual([
    "/list-downloads",
    { list: "appointments", from: DAY, to: DAY, user: me.id },
  ]);
});

it("offers the front desk no file of appointments", async () => {
  await storeSession(demoUser({ role: "receptionist", owner: false }));
  await render();
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
});
