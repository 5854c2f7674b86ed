import { expect, test } from "vitest";
import { sections } from "../contracts/visits/sections.ts";
import { speechIn } from "./print-texts.ts";
import { safety } from "./safety.ts";

const answered = {
  en: "LI4: traditionally forbidden in pregnancy.",
  pt: "LI4: tradicionalmente proibido na gravidez.",
};
const { reasons } = sections.safety.schema.parse({
  reasons: { given: { ...answered, reason: "Discussed" }, empty: { ...answered, reason: "  " } },
});

test.each(["en", "pt"] as const)(
  "on paper in %s each warning stands with the reason given to it",
  (language) => {
    expect(safety({ reasons }, speechIn(language))).toEqual([
      { kind: "facts", rows: [[answered[language], "Discussed"]] },
    ]);
    expect(safety({ reasons: {} }, speechIn(language))).toEqual([]);
  },
);
