import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import { clearToasts } from "../feedback/toasts.tsx";
import { startI18n } from "../i18n/i18n.ts";

// What is waited for is there within milliseconds, but on a busy machine: a slow one is no failure.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  fillBrowser();
  await startI18n("en", ["shell", "errors"]);
});

afterEach(() => {
  cleanup();
  clearToasts();
});

/** What jsdom lacks and the product's components ask for. */
function fillBrowser() {
  if (typeof window === "undefined") return;
  window.matchMedia ??= vi.fn((query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })) as typeof window.matchMedia;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
