import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UseStore } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextField } from "../forms/fields.tsx";
import { useZodForm } from "../forms/form.ts";
import { Form } from "../forms/form-view.tsx";
import { draftKeys } from "../testing/draft-keys.ts";
import { renderUi } from "../testing/render.tsx";
import { listDrafts, openDrafts, pageKey, readDraft, saveDraft } from "./drafts.ts";
import { useAutosave } from "./use-autosave.ts";
import { useStoredForm } from "./use-stored-form.ts";

/** Until then the device reads what it has, and does not say what that was. */
const device = vi.hoisted((): { answers?: Promise<unknown> | undefined } => ({}));
vi.mock("idb-keyval", async (original) => {
  const real = await original<typeof import("idb-keyval")>();
  const createStore = (...names: Parameters<typeof real.createStore>): UseStore => {
    const store = real.createStore(...names);
    return async (mode, work) => {
      const answer = await store(mode, work);
      if (mode === "readonly") await device.answers;
      return answer;
    };
  };
  return { ...real, createStore };
});

let answer: () => Promise<void>;
const slowDown = () => {
  device.answers = new Promise<void>((resolve) => {
    answer = () => act(async () => resolve());
  });
};
/** Longer than anybody waits for the device. */
const LONG = 4000;
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, LONG)));

let user = 0;
/** The form's draft. Each test has its own: a form keeps what was typed a moment after it was left. */
let form = "";
beforeEach(async () => {
  user += 1;
  form = `form-${user}`;
  await openDrafts(`usr_late_${user}`, draftKeys(btoa("l".repeat(32))));
});
afterEach(() => {
  device.answers = undefined;
});

function Demo() {
  const demo = useZodForm({ initial: { name: "", city: "" }, submit: async () => undefined, draft: form });
  return (
    <Form form={demo}>
      <TextField {...demo.field("name", "Name")} />
      <TextField {...demo.field("city", "City")} />
    </Form>
  );
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("a device that answers only after nobody waits any more", { timeout: 30_000 }, () => {
  it("still brings back a form that a closed page left", async () => {
    await saveDraft(`${form}@closed`, { name: "Demo Alecrim" });
    slowDown();
    await renderUi(<Demo />);
    await pass();
    expect(input("Name")).toBe("");
    await answer();
    await waitFor(() => expect(input("Name")).toBe("Demo Alecrim"));
    await waitFor(async () =>
      expect((await readDraft(pageKey(form)))?.value).toEqual({ name: "Demo Alecrim" }),
    );
  });

  it("does not touch what was typed in a form meanwhile, and leaves the other for the next time", async () => {
    await saveDraft(`${form}@closed`, { name: "Demo Alecrim" });
    slowDown();
    const shown = await renderUi(<Demo />);
    await userEvent.type(screen.getByLabelText("City"), "Faro");
    await pass();
    await answer();
    device.answers = undefined;
    await waitFor(async () => expect((await readDraft(pageKey(form)))?.value).toEqual({ city: "Faro" }));
    expect([input("Name"), input("City")]).toEqual(["", "Faro"]);
    expect((await readDraft(`${form}@closed`))?.value).toEqual({ name: "Demo Alecrim" });
    shown.unmount();
  });

  it("keeps under another name what this page left in the form before", async () => {
    await saveDraft(pageKey(form), { name: "Demo Alecrim" });
    slowDown();
    const shown = await renderUi(<Demo />);
    await userEvent.type(screen.getByLabelText("City"), "Faro");
    await pass();
    await answer();
    device.answers = undefined;
    await waitFor(async () =>
      expect((await listDrafts(`${form}@`)).map(({ value }) => value)).toEqual(
        expect.arrayContaining([{ name: "Demo Alecrim" }, { city: "Faro" }]),
      ),
    );
    expect((await readDraft(pageKey(form)))?.value).toEqual({ city: "Faro" });
    shown.unmount();
  });

  it("still gives a section what a closed page left, and holds up no saving until then", async () => {
    await saveDraft("section@closed", "knee, left", { baseVersion: 1 });
    const save = vi.fn(async (_: string, { version }: { version: number }) => ({ version: version + 1 }));
    slowDown();
    const { result } = renderHook(() => useAutosave({ key: "section", value: "", version: 1, save }));
    act(() => result.current.setDraft("shoulder"));
    await waitFor(() => expect(save).toHaveBeenCalledWith("shoulder", expect.anything()), { timeout: LONG });
    await pass();
    await answer();
    device.answers = undefined;
    // The record was changed since: both texts are shown.
    await waitFor(
      () => expect(result.current.state).toMatchObject({ kind: "conflict", mine: "knee, left" }),
      {
        timeout: 2 * LONG,
      },
    );
  });

  it("still brings back what is sent by hand", async () => {
    await saveDraft("amendment@closed", { text: "wrong side" }, { baseVersion: 2 });
    slowDown();
    const { result } = renderHook(() => useStoredForm<{ text: string }>("amendment", true));
    await pass();
    expect(result.current.found).toBeUndefined();
    await answer();
    await waitFor(() => expect(result.current.found?.value).toEqual({ text: "wrong side" }));
  });
});
