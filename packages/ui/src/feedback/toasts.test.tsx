import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { keepFocus } from "../focus/keep-focus.ts";
import { renderUi } from "../testing/render.tsx";
import { clearToasts, Toasts, toast } from "./toasts.tsx";

afterEach(() => act(clearToasts));

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <dialog open aria-label="Booking">
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </dialog>
      )}
      <Toasts />
    </>
  );
}

it("an undo can be pressed while a dialog is open, and stays when it closes", async () => {
  await renderUi(<Page />);
  const run = vi.fn();
  act(() => toast("Cancelled", { action: { label: "Undo", run } }));
  const dialog = screen.getByRole("dialog", { name: "Booking" });
  expect(await within(dialog).findByRole("button", { name: "Undo" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
});

it("the newest action has a key, wherever the focus is, and in a dialog", async () => {
  await renderUi(<Page />);
  const [older, newer] = [vi.fn(), vi.fn()];
  act(() => {
    toast("Archived", { action: { label: "Undo", run: older } });
    toast("Moved", { action: { label: "Undo", run: newer } });
    toast("Saved");
  });
  screen.getByRole("button", { name: "Close" }).focus();
  await userEvent.keyboard("{Alt>}[KeyZ]{/Alt}");
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole("button", { name: "Close" })).toBe(document.activeElement);
  await userEvent.keyboard("{Alt>}[KeyZ]{/Alt}");
  expect(older).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("a message stays while the focus is on it, and gives it back where it was when it goes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stop = keepFocus();
  await renderUi(
    <>
      <button type="button">Archive</button>
      <Toasts />
    </>,
  );
  const before = screen.getByRole("button", { name: "Archive" });
  before.focus();
  act(() => toast("Archived", { action: { label: "Undo", run: () => undefined } }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  undo.focus();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(undo.isConnected).toBe(true);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(before));
  act(() => toast("Saved"));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText("Saved")).toBeNull();
  stop();
  vi.useRealTimers();
});

it("stands in a dialog without text first, so that a screen reader announces the text", async () => {
  await renderUi(<Page />);
  act(() => toast("Moved"));
  const dialog = screen.getByRole("dialog", { name: "Booking" });
  const region = await within(dialog).findByRole("status");
  expect(region.textContent).toBe("");
  await waitFor(() => expect(region.textContent).toBe("Moved"));
});
