import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { UnreviewedMark } from "./unreviewed-mark.tsx";

it("shows a small mark, and explains it only when asked", async () => {
  await renderUi(<UnreviewedMark about="Demo point">Translated from one source.</UnreviewedMark>);
  expect(screen.queryByText(/Translated from one source/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "unreviewed: Demo point" }));
  expect(await screen.findByText("Translated from one source.")).toBeTruthy();
  expect(screen.getByText(/not been reviewed by a clinician/)).toBeTruthy();
});

it("opens with the keyboard, and closes with Esc without closing what is around it", async () => {
  const closed = vi.fn();
  await renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel that closes with Esc.
    <div onKeyDown={({ key }) => key === "Escape" && closed()}>
      <UnreviewedMark>Translated from one source.</UnreviewedMark>
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const mark = screen.getByRole("button", { name: "unreviewed" });
  expect(mark.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(mark.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(mark);
  expect(closed).not.toHaveBeenCalled();
});
