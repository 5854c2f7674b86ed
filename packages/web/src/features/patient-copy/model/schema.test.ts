import { patientCopyFile } from "@meridian/core/contracts/patient-copy/patient-copy";
import { expect, test } from "vitest";
import * as z from "zod";
import published from "./patient-copy-1.schema.json";

// `npm run schemas` writes it again. A change that older readers of the file cannot read needs a new version.
test("the published schema of record.json is that of the contract", () => {
  const current = z.toJSONSchema(patientCopyFile, { io: "output", unrepresentable: "any" });
  // As text, because the schema holds values that JSON leaves out.
  expect(JSON.parse(JSON.stringify(current))).toEqual(published);
});
