import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOOK_EVERY, showOfflinePage } from "./page.ts";
import { TEXTS } from "./texts.ts";

let stop: () => void = () => undefined;
let online = false;
const open = vi.fn();
const answers = vi.fn(async () => online);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function show(language: "en" | "pt") {
  const root = document.createElement("div");
  document.body.append(root);
  stop = showOfflinePage(root, language, { answers, open });
  return root;
}

beforeEach(() => {
  vi.useFakeTimers();
  online = false;
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it.each(["en", "pt"] as const)("says in %s what is kept, what works and what does not", (language) => {
  const page = show(language);
  const { title, keptItems, worksItems, needsItems } = TEXTS[language];
  expect(page.querySelector("h1")?.textContent).toBe(title);
  const items = [...page.querySelectorAll("li")].map((item) => item.textContent);
  expect(items).toEqual([...keptItems, ...worksItems, ...needsItems]);
  expect(document.documentElement.lang).toBe(language === "pt" ? "pt-PT" : "en");
});

it("opens the address again by itself once the server answers", async () => {
  show("en");
  await pass(3 * LOOK_EVERY);
  expect(open).not.toHaveBeenCalled();
  online = true;
  await pass(LOOK_EVERY);
  expect(open).toHaveBeenCalledOnce();
});

it("asks at once when the browser says that the connection is back", async () => {
  show("en");
  online = true;
  window.dispatchEvent(new Event("online"));
  await pass(1);
  expect(open).toHaveBeenCalledOnce();
});

it("tries again on request and says that there is still no connection", async () => {
  const page = show("en");
  page.querySelector("button")?.click();
  expect(page.querySelector("[role=status]")?.textContent).toBe("Trying again…");
  await pass(1);
  expect(page.querySelector("[role=status]")?.textContent).toBe("Still no connection.");
  expect(open).not.toHaveBeenCalled();
});
