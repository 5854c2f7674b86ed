/** Writes the published JSON schema of a patient's copy again from its contract: `npm run schemas`. */
import { writeFile } from "node:fs/promises";
import { patientCopyFile } from "@meridian/core/contracts/patient-copy/patient-copy";
import * as z from "zod";

const file = "packages/web/src/features/patient-copy/model/patient-copy-1.schema.json";
const schema = z.toJSONSchema(patientCopyFile, { io: "output", unrepresentable: "any" });
await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
