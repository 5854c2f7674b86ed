import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { keepFocus } from "../focus/keep-focus.ts";
import { renderUi } from "../testing/render.tsx";
import { Toasts, toast } from "./toasts.tsx";

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
