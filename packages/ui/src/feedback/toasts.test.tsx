import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render.tsx";
import { Toasts, toast } from "./toasts.tsx";

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
