import i18next from "i18next";
import { expect, test } from "vitest";
import english from "../locales/en/errors.ts";
import portuguese from "../locales/pt/errors.ts";
import { loadAllErrors, setLanguage, startI18n } from "./i18n.ts";

const sentence = (code: "login.incorrect" | "appointment.clash") =>
  i18next.getResourceBundle(i18next.language, "errors")?.[code];

// Before the setup of drawn tests, which loads all errors.
await startI18n("en", ["errors"]);
const first = { open: sentence("login.incorrect"), session: sentence("appointment.clash") };

test("a page without a session has only the errors it may show", () =>
  expect(first).toEqual({ open: english["login.incorrect"], session: undefined }));

test("a screen of a session adds the others, in each language that is chosen later", async () => {
  await loadAllErrors();
  expect(sentence("appointment.clash")).toBe(english["appointment.clash"]);
  expect(sentence("login.incorrect")).toBe(english["login.incorrect"]);
  await setLanguage("pt");
  expect(sentence("appointment.clash")).toBe(portuguese["appointment.clash"]);
});
