import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { archiveSchema } from "../packages/core/src/exports/archive-schema.ts";
import { archiveFormatPage, schemaFile } from "./archive-format.ts";

// `npm run schemas` writes both again. A change that makes archives unreadable for earlier code needs a new version.
test("the published schema of an archive is that of the code", () => {
  expect(JSON.parse(readFileSync(schemaFile, "utf8"))).toEqual(JSON.parse(JSON.stringify(archiveSchema())));
});

test("the page about the archive is that of the code", () => {
  expect(readFileSync("docs/archive-format.md", "utf8")).toBe(archiveFormatPage());
});
