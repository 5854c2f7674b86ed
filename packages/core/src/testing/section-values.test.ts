import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAnyContent, SECTION_KEYS, sections } from "../contracts/visits/sections.ts";
import { sectionValues } from "./section-values.ts";

test.each(SECTION_KEYS)("values of %s are accepted by its schema, and have something in them", (key) => {
  const { schema } = sections[key];
  const samples = fc.sample(sectionValues(key), { numRuns: 60, seed: 7 });
  for (const data of samples) expect(schema.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
  const filled = samples.filter((data) => Object.keys(data).length > 0 && hasAnyContent(key, data as never));
  if (key !== "price") expect(filled.length).toBeGreaterThan(5);
});

test("each field of every section is filled in some value", () => {
  const never = SECTION_KEYS.flatMap((key) => {
    const samples = fc.sample(sectionValues(key), { numRuns: 200, seed: 7 });
    const fields = Object.keys(samples[0] ?? {});
    return fields
      .filter((field) => new Set(samples.map((data) => JSON.stringify(data[field]))).size < 2)
      .map((field) => `${key}.${field}`);
  });
  expect(never).toEqual([]);
});
