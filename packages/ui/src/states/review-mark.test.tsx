import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ReviewMark } from "./review-mark.tsx";

it("shows a small mark, and explains it only when asked", async () => {
  await renderUi(<ReviewMark about="Demo point">Translated from one source.</ReviewMark>);
  expect(screen.queryByText(/Translated from one source/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "unreviewed: Demo point" }));
  expect(await screen.findByText("Translated from one source.")).toBeTruthy();
  expect(screen.getByText(/not been reviewed by a clinician/)).toBeTruthy();
});

it.each([
  ["reviewed", /reviewed this on 23 November 2026/],
  ["disputed", /disputed this on 23 November 2026/],
] as const)("says when a text was %s, and by which reference", async (state, words) => {
  const review = { review: state, reviewed_on: "2026-11-23", reference: "Demo book" };
  await renderUi(
    <ReviewMark about="Demo point" review={review}>
      Translated from one source.
    </ReviewMark>,
  );
  await userEvent.click(screen.getByRole("button", { name: `${state}: Demo point` }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText("Reference: Demo book")).toBeTruthy();
  expect(screen.queryByText(/not been reviewed/)).toBeNull();
});

it("opens with the keyboard, and closes with Esc without closing what is around it", async () => {
  const closed = vi.fn();
  await renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel that closes with Esc.
    <div onKeyDown={({ key }) => key === "Escape" && closed()}>
      <ReviewMark>Translated from one source.</ReviewMark>
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
