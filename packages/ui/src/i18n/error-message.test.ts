import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import english from "../locales/en/errors.ts";
import { codeMessage } from "./error-message.ts";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T10:00:20Z"), toFake: ["Date"] });
  await i18next.init({ lng: "en", resources: { en: { errors: english } } });
});
afterEach(() => vi.useRealTimers());

const say = (retry_after?: number) =>
  codeMessage(
    i18next.getFixedT("en", "errors"),
    "throttled",
    retry_after === undefined ? {} : { retry_after },
  );

it("names the time of the next possible try, never too early", () => {
  expect(say(3600)).toBe("Too many attempts. Try again at 11:01.");
  expect(say(40)).toBe("Too many attempts. Try again at 10:01.");
});

it("names the day where that is not today", () =>
  expect(say(86_400)).toBe("Too many attempts. Try again on 3 March, 10:01."));

it("names no time if the server sent none", () =>
  expect(say()).toBe("Too many attempts. Try again in a few minutes."));
