import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
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
  const older = vi.fn();
  const newer = vi.fn();
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

it("stands in a dialog without text first, so that a screen reader announces the text", async () => {
  await renderUi(<Page />);
  act(() => toast("Moved"));
  const dialog = screen.getByRole("dialog", { name: "Booking" });
  const region = await within(dialog).findByRole("status");
  expect(region.textContent).toBe("");
  await waitFor(() => expect(region.textContent).toBe("Moved"));
});
