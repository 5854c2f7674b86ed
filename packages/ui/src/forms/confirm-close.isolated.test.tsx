import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasUnsent } from "../drafts/unsent-input.ts";
import { storeSession } from "../session/session.ts";
import { demoUser, renderUi } from "../testing/render.tsx";
import { useConfirmClose } from "./confirm-close.tsx";
import { TextField } from "./fields.tsx";
import { useZodForm } from "./form.ts";
import { Form, SubmitButton } from "./form-view.tsx";

const onClose = vi.fn();
const submit = vi.fn(async () => undefined);

function Note({ draft }: { draft?: string }) {
  const form = useZodForm({ initial: { note: "" }, submit, ...(draft && { draft }), stays: true });
  return (
    <Form form={form}>
      <TextField {...form.field("note", "Note")} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

function Dialog({ draft }: { draft?: string }) {
  const element = useRef<HTMLDialogElement>(null);
  const asked = useConfirmClose(onClose);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-label="Payment" {...asked.dialog}>
      {asked.inside(
        <>
          <button type="button" onClick={asked.close}>
            Close
          </button>
          <Note {...(draft && { draft })} />
        </>,
      )}
    </dialog>
  );
}

const open = async (draft?: string) => {
  const shown = await renderUi(<Dialog {...(draft && { draft })} />, {
    path: "/home",
  });
  return { ...shown, dialog: screen.getByRole("dialog", { name: "Payment" }) };
};
const type = async () => {
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "2x");
  // The dialog knows of it a moment after it was typed.
  await waitFor(() => expect(hasUnsent()).toBe(true));
};
const question = () => screen.queryByRole("alertdialog", { name: "Discard what you typed?" });
const note = () => (screen.getByRole("textbox", { name: "Note" }) as HTMLInputElement).value;

beforeEach(async () => {
  onClose.mockReset();
  await storeSession(demoUser());
});

/** Behind the dialog, which has no size here. */
const clickOutside = (dialog: Element) => fireEvent.mouseDown(dialog, { clientX: 5, clientY: 5 });
const ways: Record<string, (dialog: Element) => unknown> = {
  Esc: () => {
    screen.getByRole("textbox", { name: "Note" }).focus();
    return userEvent.keyboard("{Escape}");
  },
  "the close button": () => userEvent.click(screen.getByRole("button", { name: "Close" })),
  "the browser's own way of closing": (dialog) =>
    fireEvent(dialog, new Event("cancel", { cancelable: true })),
};

describe("a dialog with something typed in it", () => {
  it.each(Object.entries(ways))(
    "asks before %s closes it; to go on typing is the answer at hand",
    async (_, way) => {
      const { dialog } = await open();
      await type();
      await way(dialog);
      expect(question()).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep editing" }));
      await userEvent.keyboard("{Enter}");
      expect(question()).toBeNull();
      expect(onClose).not.toHaveBeenCalled();
      expect(note()).toBe("2x");
      await way(dialog);
      await userEvent.click(screen.getByRole("button", { name: "Discard" }));
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it("continues after a second Esc, with the focus where it was", async () => {
    await open();
    await type();
    await userEvent.keyboard("{Escape}{Escape}");
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Note" }));
  });

  it("is not closed by a click outside, and asks nothing for it", async () => {
    const { dialog } = await open();
    await type();
    expect(clickOutside(dialog), "the focus would be taken").toBe(false);
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("stays where the browser closed it without asking", async () => {
    const { dialog } = await open();
    await type();
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(question()).toBeTruthy());
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("asks before Back leaves its page, and the browser before the page goes", async () => {
    const { router } = await open();
    await act(async () => router.navigate("/calendar"));
    await type();
    expect(hasUnsent()).toBe(true);
    await act(async () => router.navigate(-1));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect([router.state.location.pathname, note()]).toEqual(["/calendar", "2x"]);
    await act(async () => router.navigate(-1));
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  });

  it("closes without a question after sending, or if the values are the initial ones again", async () => {
    const { dialog } = await open();
    await type();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(hasUnsent()).toBe(false));
    clickOutside(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "!");
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "{Backspace}");
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe("a dialog closes at once", () => {
  it.each(Object.entries({ ...ways, "a click outside": clickOutside }))(
    "by %s where nothing was typed",
    async (_, way) => {
      const { dialog } = await open();
      await way(dialog);
      expect(question()).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it("but not by a press on its own scroll bar", async () => {
    const { dialog } = await open();
    vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 400));
    fireEvent.mouseDown(dialog, { clientX: 495, clientY: 40 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it("where the form keeps a draft of what was typed", async () => {
    await open("payment-note");
    await type();
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
