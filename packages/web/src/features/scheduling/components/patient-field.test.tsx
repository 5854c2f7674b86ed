import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PatientChoice } from "../api/booking.ts";
import { me } from "../testing/demo-clinic.ts";
import { PatientField } from "./patient-field.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const row = (id: string, name: string) => ({ id, name, birthday: null, mobile_number: "", phone: "" });
const ALECRIM = row("pat_1", "Demo Alecrim");
const CAMOMILA = row("pat_2", "Demo Alecrim Camomila");
const HERO = row("pat_3", "Demo Hero Alecrim");

/** The field with a search that answers when the test says so. */
async function field(items: readonly object[]) {
  const waiting: (() => void)[] = [];
  answerApi(
    () =>
      new Promise<Response>((resolve) => {
        waiting.push(() => resolve(Response.json({ items, next: null })));
      }),
  );
  const chosen = vi.fn<(patient: PatientChoice | undefined) => void>();
  await renderUi(<PatientField value={undefined} onChange={chosen} />, { namespaces: ["scheduling"] });
  const answer = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => {
      for (const resolve of waiting.splice(0)) resolve();
    });
  };
  return { chosen, answer };
}
const input = () => screen.getByRole("combobox", { name: /^Patient/ });
const options = () => screen.findAllByRole("option");
const marked = () =>
  screen.queryAllByRole("option").find((option) => option.getAttribute("aria-selected") === "true")
    ?.textContent;

beforeEach(() => storeSession(me));
afterEach(() => vi.useRealTimers());

it("takes the patient with exactly the typed name with the arrow and Enter, not a new one", async () => {
  const { chosen, answer } = await field([ALECRIM]);
  await userEvent.type(input(), "Demo Alecrim");
  await answer();
  await options();
  await userEvent.keyboard("{ArrowDown}");
  expect(marked()).toBe("Demo Alecrim");
  await userEvent.keyboard("{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_1", name: "Demo Alecrim" });
});

it("lists the exact name first, and an Enter takes it among longer names", async () => {
  const { chosen, answer } = await field([CAMOMILA, HERO, ALECRIM]);
  await userEvent.type(input(), "demo alecrim");
  await answer();
  const [first, ...others] = await options();
  expect(first).toBe(screen.getByRole("option", { name: "Demo Alecrim" }));
  expect(others.at(-1)?.textContent).toContain("Add");
  await userEvent.keyboard("{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_1", name: "Demo Alecrim" });
});

it.each(["{ArrowDown}{Enter}", "{Enter}"])(
  "waits for a late answer, then takes the exact name (%s)",
  async (keys) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
    const { chosen, answer } = await field([CAMOMILA, ALECRIM]);
    await user.type(input(), `Demo Alecrim${keys}`);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText("Searching…")).toBeTruthy();
    expect(chosen).not.toHaveBeenCalled();
    await answer();
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_1", name: "Demo Alecrim" }),
    );
  },
);

it("takes none of several patients by an Enter before they are shown", async () => {
  const { chosen, answer } = await field([CAMOMILA, HERO]);
  await userEvent.type(input(), "alecrim{Enter}");
  await answer();
  await options();
  expect(chosen).not.toHaveBeenCalled();
  expect(marked()).toBeUndefined();
  await userEvent.keyboard("{Enter}");
  expect(marked()).toBe("Demo Alecrim Camomila");
  await userEvent.keyboard("{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_2", name: "Demo Alecrim Camomila" });
});

it("asks which of two patients with the same name is meant", async () => {
  const { chosen, answer } = await field([ALECRIM, { ...ALECRIM, id: "pat_9", phone: "900000009" }]);
  await userEvent.type(input(), "demo alecrim{Enter}");
  await answer();
  expect(await options()).toHaveLength(3);
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_9", name: "Demo Alecrim" });
});

it("takes the only patient found with one Enter", async () => {
  const found = await field([CAMOMILA]);
  await userEvent.type(input(), "camo");
  await found.answer();
  await options();
  await userEvent.keyboard("{Enter}");
  expect(found.chosen).toHaveBeenCalledExactlyOnceWith({ id: "pat_2", name: "Demo Alecrim Camomila" });
});

it("starts a new patient with one Enter where nobody is found", async () => {
  const { chosen, answer } = await field([]);
  await userEvent.type(input(), "Demo Newcomer{Enter}");
  await answer();
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  expect(chosen.mock.calls[0]?.[0]).toMatchObject({ id: "", name: "Demo Newcomer" });
});
