import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "../api/errors.ts";
import { forgetDraftKey, openDrafts, pageKey, readDraft } from "../drafts/drafts.ts";
import { draftKeys } from "../testing/draft-keys.ts";
import { renderUi } from "../testing/render.tsx";
import { DateField, parseDay } from "./date-field.tsx";
import { TextField } from "./fields.tsx";
import { NOT_SENT, useZodForm } from "./form.ts";
import { Form, SubmitButton } from "./form-view.tsx";
import { parseNumber } from "./number-field.tsx";

const kept = (key: string) => readDraft(pageKey(key));
const schema = z.object({
  name: z.string().trim().min(1, { message: "required" }),
  birthday: z.union([z.literal(""), z.iso.date({ message: "date.invalid" })]),
});

function Demo({ submit, draft }: { submit: (values: unknown) => Promise<unknown>; draft?: string }) {
  const form = useZodForm({
    initial: { name: "", birthday: "" },
    schema: async () => schema,
    submit,
    ...(draft && { draft }),
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name", "Name")} required />
      <DateField {...form.field("birthday", "Birthday")} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("useZodForm", () => {
  it("describes errors above the form and below the field, and links to the field", async () => {
    const submit = vi.fn();
    await renderUi(<Demo submit={submit} />);
    await press();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("One field needs your attention");
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole("link", { name: "Name: Required. Fill in this field." }));
    const name = screen.getByRole("textbox", { name: /^Name/ });
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(submit).not.toHaveBeenCalled();
  });

  it("leaves no draft behind where sending it leads to another screen", async () => {
    await openDrafts("usr_leading", draftKeys(btoa("k".repeat(32))));
    let sent = 0;
    const page: { unmount?: () => void } = {};
    const lead = async () => {
      page.unmount?.();
      sent += 1;
    };
    page.unmount = (await renderUi(<Demo submit={lead} draft="leading" />)).unmount;
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient Twelve");
    await press();
    await waitFor(() => expect(sent).toBe(1));
    // Drafts are written one after the other: when the next form's is gone, whatever came before it is done.
    const onward = vi.fn();
    await renderUi(<Demo submit={async () => onward} draft="next" />);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient Thirteen");
    await press();
    await waitFor(() => expect(onward).toHaveBeenCalledOnce());
    expect(await kept("leading")).toBeUndefined();
    forgetDraftKey();
  });

  it("continues only after its draft is deleted, so that a page that closes then restores nothing", async () => {
    await openDrafts("usr_onward", draftKeys(btoa("o".repeat(32))));
    const onward = vi.fn(async () => kept("onward"));
    await renderUi(<Demo submit={async () => onward} draft="onward" />);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient Thirteen");
    await waitFor(async () => expect(await kept("onward")).toBeDefined());
    await press();
    await waitFor(() => expect(onward).toHaveBeenCalledOnce());
    expect(await onward.mock.results[0]?.value).toBeUndefined();
    forgetDraftKey();
  });

  it("keeps the draft of input that was abandoned before it was sent", async () => {
    await openDrafts("usr_given", draftKeys(btoa("g".repeat(32))));
    const shown = await renderUi(<Demo submit={async () => NOT_SENT} draft="given-up" />);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient Fourteen");
    await press();
    shown.unmount();
    await waitFor(async () =>
      expect((await kept("given-up"))?.value).toMatchObject({ name: "Demo Patient Fourteen" }),
    );
    forgetDraftKey();
  });

  it("marks what is required in words", async () => {
    await renderUi(<Demo submit={vi.fn()} />);
    expect(screen.getByText("required")).toBeTruthy();
  });

  it("shows the API's fields, clears nothing, and can be sent again", async () => {
    const submit = vi
      .fn()
      .mockRejectedValueOnce(new ApiError(409, { code: "input.invalid", fields: { name: "name.exists" } }))
      .mockResolvedValueOnce(undefined);
    await renderUi(<Demo submit={submit} />);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient");
    await press();
    expect(await screen.findByRole("link", { name: "Name: Name already exists" })).toBeTruthy();
    expect((screen.getByRole("textbox", { name: /^Name/ }) as HTMLInputElement).value).toBe("Demo Patient");
    await press();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a failure that belongs to no field in the interface's language", async () => {
    const submit = vi.fn().mockRejectedValue(new ApiError(401, { code: "login.incorrect" }));
    await renderUi(<Demo submit={submit} />, { language: "pt" });
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "A");
    await press();
    expect((await screen.findByRole("alert")).textContent).toContain("E-mail ou palavra-passe incorretos");
  });

  it("asks before the page is left while input is unsent, and no longer afterwards", async () => {
    const asks = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    await openDrafts("usr_holding", draftKeys(btoa("h".repeat(32))));
    await renderUi(<Demo submit={async () => undefined} draft="holding" />);
    expect(asks()).toBe(false);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Knee");
    expect(asks()).toBe(true);
    await press();
    await waitFor(() => expect(asks()).toBe(false));
  });

  it("brings back what was typed and never sent", async () => {
    await openDrafts("usr_form", draftKeys(btoa("f".repeat(32))));
    const first = await renderUi(<Demo submit={vi.fn()} draft="new-patient" />);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient");
    first.unmount();
    await waitFor(async () =>
      expect((await kept("new-patient"))?.value).toMatchObject({ name: "Demo Patient" }),
    );
    await renderUi(<Demo submit={vi.fn().mockResolvedValue(undefined)} draft="new-patient" />);
    expect(await screen.findByDisplayValue("Demo Patient")).toBeTruthy();
    await press();
    forgetDraftKey();
  });
});

describe("dates and numbers as people write them", () => {
  it.each([
    ["3/11/1979", "1979-11-03"],
    ["03-11-79", "1979-11-03"],
    ["3.1.26", "2026-01-03"],
    ["03111979", "1979-11-03"],
    ["1979-11-03", "1979-11-03"],
    ["tomorrow", "tomorrow"],
    ["", ""],
  ])("reads the day %s as %s", (typed, day) => expect(parseDay(typed, 2026)).toBe(day));

  it.each([
    ["1,5", 1.5],
    ["1.5", 1.5],
    ["1 200,5", 1200.5],
    ["-3", -3],
    ["", null],
    ["12a", Number.NaN],
  ])("reads the number %s", (typed, number) => expect(parseNumber(typed)).toEqual(number));

  it("shows a day in the interface's order", async () => {
    await renderUi(<DateField label="Birthday" value="1979-11-03" onChange={vi.fn()} />, { language: "pt" });
    expect(screen.getByDisplayValue("03/11/1979")).toBeTruthy();
  });
});
