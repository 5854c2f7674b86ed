import { describe, expect, test } from "vitest";
import type { Module } from "../contracts/kernel/access.ts";
import { parseSection } from "./section-rules.ts";

const technique = { id: "technique1", technique: "hvla", places: ["L4"] };
const given = (key: string, module: Module) => ({ id: "treatment1", key, module, name: key });
const answer = async (
  modules: readonly Module[],
  section: Parameters<typeof parseSection>[1],
  items: object[],
) => {
  try {
    await parseSection({ modules: [...modules] }, section, { items });
    return "saved";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a treatment is billable only with its module", () => {
  test.each([
    ["techniques with osteopathy", ["osteo"], "osteopathic_treatment", [technique], "saved"],
    ["techniques without", ["mtc", "others"], "osteopathic_treatment", [technique], "module.not_owned"],
    ["a massage", ["others"], "other_treatments", [given("massage", "others")], "saved"],
    [
      "gua sha with Chinese medicine",
      ["others", "mtc"],
      "other_treatments",
      [given("gua_sha", "mtc")],
      "saved",
    ],
    ["gua sha without", ["others"], "other_treatments", [given("gua_sha", "mtc")], "module.not_owned"],
    [
      "one of several",
      ["others"],
      "other_treatments",
      [given("massage", "others"), given("diet", "fito")],
      "module.not_owned",
    ],
    [
      "a massage without the module",
      ["mtc"],
      "other_treatments",
      [given("massage", "others")],
      "module.not_owned",
    ],
    ["what no list knows", ["others"], "other_treatments", [given("magic", "others")], "input.invalid"],
  ] as const)("%s", async (_, modules, section, items, expected) => {
    expect(await answer(modules, section, [...items])).toBe(expected);
  });
});
