/**
 * Writes the published JSON schemas again from their contracts, and the page about the archive of a clinic:
 * `npm run schemas`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { patientCopyFile } from "@meridian/core/contracts/patient-copy/patient-copy";
import * as z from "zod";
import { archiveSchema } from "../packages/core/src/exports/archive-schema.ts";
import { archiveFormatPage, schemaFile } from "./archive-format.ts";

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
const asText = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;

const copy = z.toJSONSchema(patientCopyFile, { io: "output", unrepresentable: "any" });
await write("packages/web/src/features/patient-copy/model/patient-copy-1.schema.json", asText(copy));
await write(schemaFile, asText(archiveSchema()));
await write("docs/archive-format.md", archiveFormatPage());
