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

const render = (entries = [booked()], onlyUnpaid = false) =>
  renderUi(
    <CalendarCsv
      clinic={clinic}
      range={{ from: DAY, to: "2026-11-24" }}
      professional={me.id}
      entries={entries}
      onlyUnpaid={onlyUnpaid}
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

it("has only the unpaid appointments where the list shows no others, and says so", async () => {
  await storeSession(demoUser());
  answerApi(async (_, init) => {
    sent(String(init?.body));
    return Response.json({ recorded_at: "2026-11-23T10:00:00.000Z" }, { status: 201 });
  });
  const parts: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${parts.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const paid = { state: "paid", price: 4000, paid: 4000 } as const;
  await render([booked(), booked({ id: "apt_3", patient_name: "Demo Paid", payment: paid })], true);
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await vi.waitFor(() => expect(parts).toHaveLength(1));
  const text = await parts[0]?.text();
  expect(text).toContain(booked().patient_name);
  expect(text).not.toContain("Demo Paid");
  expect(JSON.parse(sent.mock.calls[0]?.[0])).toMatchObject({ list: "appointments", state: "unpaid" });
});
