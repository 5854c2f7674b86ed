import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { archiveKinds, derivedEntities, leftOutEntities } from "./kinds.ts";

/** The stored names of all entities, read from the files that declare them. */
async function allEntities(): Promise<string[]> {
  const root = new URL("../", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:\.entity|catalogue-entry)\.ts$/.test(file),
  );
  const names = new Set<string>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(new URL(file, root).href);
    for (const exported of Object.values(module)) {
      const model = (exported as { schema?: { model?: { entity?: string } } } | undefined)?.schema?.model;
      if (model?.entity) names.add(model.entity);
    }
  }
  return [...names].sort();
}

test("every entity of the table is exported, derived or left out with a reason", async () => {
  const listed = [
    ...Object.keys(archiveKinds),
    ...Object.keys(derivedEntities),
    ...Object.keys(leftOutEntities),
  ];
  expect(new Set(listed).size).toBe(listed.length);
  expect((await allEntities()).filter((entity) => !listed.includes(entity))).toEqual([]);
});

test("each kind is listed under its entity's own name", () => {
  for (const [name, { entity }] of Object.entries(archiveKinds))
    expect(entity.schema.model.entity).toBe(name);
});
