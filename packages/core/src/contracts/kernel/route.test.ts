import { expect, it } from "vitest";
import { allRoutes } from "../all.ts";

/** The only capability whose answers are the same for whoever has it. */
const READS_TABLES = { who: "space", can: "catalogue.read" };

it("lets browsers store only what is the same for everybody, and contains no personal data", () => {
  const cacheable = allRoutes.filter((route) => route.cacheable);
  expect(cacheable.map(({ id }) => id).sort()).toEqual([
    "acupuncture.point-facts",
    "acupuncture.tables",
    "catalogues.published",
    "classifications.farm-groups",
    "classifications.icd-chapters",
    "classifications.tcm-patterns",
    "legal-texts.read",
    "materia.tables",
    "supplements.tables",
    "support.question-answers",
  ]);
  for (const { method, access } of cacheable) {
    expect(method).toBe("GET");
    if (access.who !== "session" && access.who !== "public") expect(access).toMatchObject(READS_TABLES);
  }
});
