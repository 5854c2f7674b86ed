import { expect, test } from "vitest";
import { sections } from "../contracts/visits/sections.ts";
import { medication } from "./anamnesis.ts";
import { speechIn } from "./print-texts.ts";

test.each([
  ["en", "2020-03-05", "stopped 5 Mar 2020"],
  ["en", "2999-03-05", "until 5 Mar 2999"],
  ["en", "three weeks ago", "stopped three weeks ago"],
  ["pt", "2020-03-05", "suspenso 05/03/2020"],
  ["pt", "2999-03-05", "até 05/03/2999"],
] as const)("on paper in %s a medicine with the end %s reads “%s”", (language, stopped, reads) => {
  const data = sections.medication.schema.parse({ items: [{ drug: "Warfarin", stopped }] });
  expect(medication(data, speechIn(language))).toEqual([{ kind: "facts", rows: [["Warfarin", reads]] }]);
});
