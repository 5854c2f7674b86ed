import { afterEach, expect, test, vi } from "vitest";
import { hideRestoredPages } from "./sign-out.ts";

const moved = (type: "pagehide" | "pageshow", persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

afterEach(() => {
  document.documentElement.hidden = false;
});

test("a page the browser puts aside is hidden, and loaded again when it is restored", () => {
  const reload = vi.fn();
  hideRestoredPages(reload);
  moved("pageshow", false);
  moved("pagehide", false);
  expect(document.documentElement.hidden).toBe(false);
  moved("pagehide", true);
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  moved("pageshow", true);
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
