import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import PatientPhotos from "./patient-photos.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const me = demoUser();
const photo = (number: number, change: Partial<VisitPhoto> = {}): VisitPhoto => ({
  id: `pho_${number}`,
  appointment: "apt_new",
  section: null,
  region: null,
  side: null,
  region_added_later: false,
  caption: `Demo ${number}`,
  taken_at: `2026-11-0${number}T10:00:00.000Z`,
  added_at: "2026-11-09T10:00:00.000Z",
  added_by: { id: me.id, name: me.name },
  added_later: false,
  content_type: "image/jpeg",
  size: 100,
  width: 40,
  height: 30,
  version: 1,
  thumbnail: `https://files.example/${number}`,
  start: "2026-11-09T10:00:00.000Z",
  professional: me.id,
  signed: true,
  ...change,
});

type Ask = { method: string; path: string; query: Record<string, string>; body: unknown };
let asks: Ask[];
let answer: (ask: Ask) => { status?: number; body: unknown };

beforeEach(async () => {
  asks = [];
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  answerApi((async (input: string, init?: RequestInit) => {
    const url = new URL(input);
    const ask = {
      method: String(init?.method),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    };
    asks.push(ask);
    const { status = 200, body } = answer(ask);
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch);
  await storeSession(me);
});

const OLD = { appointment: "apt_old", start: "2026-11-01T10:00:00.000Z", region: "knee" as const };
const lists = (ask: Ask) => {
  if (ask.path.includes("/appointments/"))
    return { body: { view: "https://files.example/v", original: "https://files.example/o" } };
  const all = [photo(3), photo(2), photo(1, OLD)];
  if (ask.query.cursor) return { body: { items: [all[2]], next: null } };
  return { body: { items: all.slice(0, 2), next: "further" } };
};
const show = () => renderUi(<PatientPhotos patient="pat_1" />, { namespaces: ["photos"] });

it("shows the photos by appointment, older ones on request, and by body region", async () => {
  answer = lists;
  await show();
  const newest = await screen.findByRole("region", { name: "9 November 2026" });
  expect(within(newest).getAllByRole("listitem")).toHaveLength(2);
  expect(within(newest).getByRole("link", { name: "Open appointment" }).getAttribute("href")).toBe(
    "/patient/pat_1/appointment/apt_new",
  );
  fireEvent.click(screen.getByRole("button", { name: "Show older photos" }));
  await screen.findByRole("region", { name: "1 November 2026" });
  fireEvent.click(screen.getByRole("button", { name: "Body region" }));
  expect(screen.getAllByRole("region").map((region) => region.querySelector("h2")?.textContent)).toEqual([
    "Knee",
    "No body region",
  ]);
});

it("requests the filtered photos, and shows a message if none match", async () => {
  answer = (ask) => (ask.query.region === "ear" ? { body: { items: [], next: null } } : lists(ask));
  await show();
  await screen.findByRole("region", { name: "9 November 2026" });
  fireEvent.change(screen.getByRole("combobox", { name: "Body region" }), { target: { value: "ear" } });
  await screen.findByText("No photo matches these filters.");
  fireEvent.click(screen.getByRole("button", { name: /clear/i }));
  await screen.findByRole("region", { name: "9 November 2026" });
});

it("fetches the next page by itself while a page has nothing to show", async () => {
  answer = (ask) =>
    ask.query.cursor
      ? { body: { items: [photo(1, OLD)], next: null } }
      : { body: { items: [], next: "further" } };
  await show();
  await screen.findByRole("region", { name: "1 November 2026" });
});

it("compares two photos side by side and by a slider, the older one at the left, with one zoom", async () => {
  answer = lists;
  await show();
  await screen.findByRole("region", { name: "9 November 2026" });
  for (const what of ["Demo 3", "Demo 2"])
    fireEvent.click(screen.getByRole("checkbox", { name: new RegExp(`^Compare: ${what}`) }));
  fireEvent.click(screen.getByRole("button", { name: "Compare" }));
  const dialog = await screen.findByRole("dialog", { name: "Compare photos" });
  const titles = () => [...dialog.querySelectorAll("figcaption")].map(({ textContent }) => textContent);
  expect(titles()[0]).toMatch(/^Demo 2/);
  fireEvent.keyDown(dialog, { key: "+" });
  await waitFor(() => {
    const moved = [...dialog.querySelectorAll("figure img")].map(
      (img) => (img as HTMLElement).style.transform,
    );
    expect(new Set(moved).size).toBe(1);
    expect(moved[0]).toContain("scale(1.5)");
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Swap sides" }));
  expect(titles()[0]).toMatch(/^Demo 3/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Slider" }));
  const slider = within(dialog).getByRole("slider", { name: "Where the left photo ends" });
  fireEvent.change(slider, { target: { value: "30" } });
  expect(slider.getAttribute("aria-valuetext")).toMatch(/^30 % of Demo 3/);
  expect(dialog.innerHTML).toContain("inset(0 70% 0 0)");
});

it("sets the body region of a signed photo that has none, and keeps the choice after a conflict", async () => {
  let current = photo(3);
  answer = (ask) => {
    if (ask.method !== "PUT")
      return ask.path.endsWith("/photos") ? { body: { items: [current], next: null } } : lists(ask);
    const { version, region, side } = ask.body as { version: number; region: "knee"; side: "left" };
    if (version !== current.version) return { status: 409, body: { code: "photo.stale", current } };
    current = { ...current, region, side, version: version + 1, region_added_later: true };
    return { body: current };
  };
  await show();
  fireEvent.click(await screen.findByRole("button", { name: /^Demo 3/ }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(await within(dialog).findByRole("button", { name: "Set body region" }));
  const field = within(dialog).getByRole("combobox", { name: "Body region" });
  fireEvent.change(field, { target: { value: "knee" } });
  fireEvent.change(within(dialog).getByRole("combobox", { name: "Side" }), { target: { value: "left" } });
  current = { ...current, version: 2 };
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText(/Someone else has changed this photo/);
  expect((field as HTMLSelectElement).value).toBe("knee");
  await waitFor(() =>
    expect(asks.filter(({ path }) => path.endsWith("/patients/pat_1/photos")).length).toBeGreaterThan(1),
  );
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("Knee, left");
});

it("offers nothing to change to somebody whose appointment it is not", async () => {
  answer = (ask) =>
    ask.path.endsWith("/photos")
      ? { body: { items: [photo(3, { professional: "usr_other" })], next: null } }
      : lists(ask);
  await show();
  fireEvent.click(await screen.findByRole("button", { name: /^Demo 3/ }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/Taken on/);
  expect(within(dialog).queryByRole("button", { name: /body region/i })).toBeNull();
  expect(within(dialog).getByRole("link", { name: /^Appointment of/ })).toBeTruthy();
});
