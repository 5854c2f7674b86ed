import { describe, expect, test } from "vitest";
import {
  type Answers,
  type TestContent,
  testContent,
} from "../../contracts/assessments/custom-test-content.ts";
import { contentFaults } from "./custom-test-faults.ts";
import { levelOf, scoreOf } from "./custom-test-scoring.ts";

const options = (points: (number | null)[]) =>
  points.map((one, index) => ({ id: `option${index}`, label: `Option ${index}`, points: one }));
const make = (over: Partial<TestContent>) => testContent.parse({ name: "Demo", ...over });

const severity = make({
  questions: [
    {
      kind: "options",
      id: "first1",
      label: "A",
      required: true,
      many: false,
      options: options([0, 1, 2, 3]),
    },
    { kind: "options", id: "second", label: "B", required: false, many: true, options: options([1, 2, -1]) },
    { kind: "scale", id: "third1", label: "C", required: false, min: 0, max: 10, scored: true },
    { kind: "yes_no", id: "fourth", label: "D", required: false, yes_points: 0.1, no_points: null },
    { kind: "number", id: "fifth1", label: "E", normal_min: 10, normal_max: 20 },
  ] as TestContent["questions"],
  bands: [
    { id: "mild01", from: 0, to: 4, label: "mild" },
    { id: "severe", from: 4.1, to: null, label: "severe" },
  ],
});

describe("the score of a test", () => {
  test.each<[string, Answers, number, boolean, string | undefined]>([
    ["nothing answered", {}, 0, false, undefined],
    ["what must be is missing", { third1: 4 }, 4, false, undefined],
    ["one of a choice", { first1: ["option3"] }, 3, true, "mild"],
    [
      "several options, one of them taking off",
      { first1: ["option0"], second: ["option1", "option2"] },
      1,
      true,
      "mild",
    ],
    ["a scale that counts", { first1: ["option0"], third1: 10 }, 10, true, "severe"],
    [
      "decimals as people add them",
      { first1: ["option0"], fourth: true, second: ["option0"] },
      1.1,
      true,
      "mild",
    ],
    ["no counts nothing", { first1: ["option1"], fourth: false }, 1, true, "mild"],
    ["a figure that is only measured", { first1: ["option0"], fifth1: 99 }, 0, true, "mild"],
  ])("%s", (_, answers, total, complete, band) => {
    expect(scoreOf(severity, answers)).toMatchObject({ total, complete });
    expect(scoreOf(severity, answers)?.band?.label).toBe(band);
  });

  test("the lowest and highest possible score of a test", () => {
    expect(scoreOf(severity, {})).toMatchObject({ least: -1, most: 16.1, missing: 1 });
  });

  test("without counting questions there is no score", () => {
    const plain = make({
      questions: [{ kind: "text", id: "words1", label: "A" }] as TestContent["questions"],
    });
    expect(scoreOf(plain, { words1: "x" })).toBeUndefined();
  });

  test.each([
    [9, "low"],
    [10, undefined],
    [20, undefined],
    [20.5, "high"],
  ])("%d against the usual 10 to 20", (value, level) => {
    const figure = severity.questions.at(-1);
    expect(figure && levelOf(figure, value)).toBe(level);
  });
});

describe("what a draft lacks", () => {
  const faults = (questions: object[], bands: object[] = []) =>
    contentFaults(make({ questions, bands } as Partial<TestContent>));
  test.each<[string, object, Record<string, string>]>([
    ["a name of its own", { kind: "text", id: "words1" }, { "questions.0.label": "required" }],
    [
      "ends in order",
      { kind: "scale", id: "scale1", label: "S", min: 5, max: 5 },
      { "questions.0.max": "range.order" },
    ],
    [
      "usual within possible",
      { kind: "number", id: "number", label: "N", min: 10, normal_min: 5 },
      { "questions.0.normal_min": "range.normal_outside" },
    ],
    ["a picture", { kind: "drawing", id: "sketch", label: "D" }, { "questions.0.image": "required" }],
    [
      "two options",
      { kind: "options", id: "choice", label: "O", options: options([1]) },
      { "questions.0.options": "test.two_options" },
    ],
  ])("%s", (_, question, expected) => expect(faults([question])).toEqual(expected));

  test("a question in addition to headings", () => {
    expect(faults([{ kind: "heading", id: "heading", label: "H" }])).toEqual({
      questions: "test.no_questions",
    });
  });
  test("bands that do not overlap", () => {
    const asked = { kind: "scale", id: "scale1", label: "S" };
    const bands = [
      { id: "first1", from: 0, to: 4, label: "mild" },
      { id: "second", from: 4, to: 8, label: "moderate" },
    ];
    expect(faults([asked], bands)).toEqual({ "bands.1.from": "band.overlap" });
  });
});
