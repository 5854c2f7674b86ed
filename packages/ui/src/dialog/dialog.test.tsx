import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render.tsx";
import { Dialog } from "./dialog.tsx";

function Opening({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Demo question" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

async function opened(children: ReactNode) {
  const { unmount } = await renderUi(<Opening>{children}</Opening>);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return unmount;
}

it("begins in the first field, and in a group of radios at the chosen one", async () => {
  const unmount = await opened(
    <>
      <input type="hidden" />
      <input disabled aria-label="Number" />
      <textarea aria-label="Reason" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
  unmount();
  await opened(
    <>
      <input type="radio" name="kind" aria-label="Short" />
      <input type="radio" name="kind" aria-label="Long" defaultChecked />
      <input aria-label="Note" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Long"));
});

it("begins at its title where it has no field, so that no button is pressed by accident", async () => {
  await opened(<button type="button">Erase</button>);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Demo question" }));
});

it("gives the focus back to what opened it", async () => {
  await opened(<button type="button">Erase</button>);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
});
