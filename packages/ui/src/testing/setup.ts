import "fake-indexeddb/auto";
import { cleanup, configure, getConfig } from "@testing-library/react";
import i18next from "i18next";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { clearToasts } from "../feedback/toasts.tsx";
import { loadAllErrors, startI18n } from "../i18n/i18n.ts";
import { answerApi } from "./api.tsx";
import { ownStyle } from "./computed-style.ts";
import { findLabelsQuickly } from "./labels.ts";
import { leaveOutOwnerStacks } from "./owner-stacks.ts";

leaveOutOwnerStacks();

const explain = getConfig().getElementError;
// What is waited for is there within milliseconds, but on a busy machine: a slow one is no failure.
configure({ asyncUtilTimeout: 10_000, getElementError: explainOnce });

/** The whole page is written into an error only when waiting has ended, not at every look for what is not there yet. */
function explainOnce(message: string | null, container: Element) {
  if (!(getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
    return explain(message, container);
  return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
}

beforeAll(async () => {
  fillBrowser();
  await startI18n("en", ["shell", "errors"]);
  await loadAllErrors();
  askAnewForTexts();
});

afterEach(() => {
  cleanup();
  clearToasts();
});

// A test file without answers of its own must not get those of a file before it in its process.
afterAll(() => answerApi(async () => Promise.reject(new TypeError("This test file set no answers"))));

/** Texts that a test file before this one in its process had not registered are not asked for again by themselves. */
function askAnewForTexts() {
  const { state } = i18next.services.backendConnector as { state: Record<string, number> };
  for (const [texts, how] of Object.entries(state)) if (how < 0) delete state[texts];
}

/** What jsdom lacks and the product's components ask for. */
function fillBrowser() {
  if (typeof window === "undefined") return;
  // As in the journeys nothing moves. A transition's timer that ended after its page was gone failed the whole run.
  window.matchMedia = vi.fn((query: string) => ({
    matches: query.includes("prefers-reduced-motion"),
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
  findLabelsQuickly();
  window.getComputedStyle = ownStyle;
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
