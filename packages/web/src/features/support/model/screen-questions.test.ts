import type { PublishedQuestion } from "@meridian/core/contracts/support/question-answers";
import { expect, test } from "vitest";
import { screens } from "../../../app/screens.ts";
import { questionsOf } from "./screen-questions.ts";

const question = (id: string, topic: PublishedQuestion["topic"], area: PublishedQuestion["area"] = null) =>
  ({ id, question: id, answer: [], topic, area }) satisfies PublishedQuestion;

const ALL = [
  question("book", "calendar"),
  question("move", "calendar"),
  question("block", "calendar"),
  question("print", "calendar", "calendar"),
  question("trend", "patients", "monitoring"),
  question("add patient", "patients"),
  question("patients' list", "data", "patients"),
  question("points", "catalogues", "mtc"),
  question("own entries", "catalogues"),
  question("first day", "start"),
  question("today", "start", "home"),
  question("sign", "appointments"),
  question("delete", "data"),
  question("invite", "account"),
  question("logo", "account", "settings"),
];
const shown = (pathname: string) => questionsOf(ALL, pathname).map(({ id }) => id);

test.each([
  ["/calendar", ["print", "book", "move"]],
  ["/patient/pat_1/appointments/new", ["print", "book", "move"]],
  ["/patient/pat_1/appointment/apt_1", ["sign"]],
  ["/patient/pat_1", ["patients' list", "add patient"]],
  ["/patients/import", ["delete"]],
  ["/monitoring", ["trend", "add patient"]],
  ["/settings/acupuncture/points", ["points", "own entries"]],
  ["/settings/export", ["delete"]],
  ["/settings/places", ["logo", "invite"]],
  ["/users/invite", ["logo", "invite"]],
  ["/home", ["today", "first day"]],
  ["/support", ["first day"]],
])(
  "shows on %s the questions assigned to it before those of its topic, three at most",
  (pathname, expected) => expect(shown(pathname)).toEqual(expected),
);

test("every screen has a subject of its own, except the home, the guided tour and the support page", () => {
  const paths = screens.filter(({ frame = "app" }) => frame === "app").map(({ path }) => `/${path}`);
  expect(paths.length).toBeGreaterThan(40);
  const probe = [question("nothing else", "start")];
  const without = paths.filter((path) => questionsOf(probe, path).length > 0);
  expect(without.sort()).toEqual(["/home", "/support", "/tour"]);
});
