import { openAsBlob } from "node:fs";
import { readFile } from "../../packages/web/src/features/imports/reading/read-file.ts";

/** Reads the file that is named, and tells the parent process how much memory this one took at most, bytes. */
const file = await openAsBlob(String(process.argv[2]));
const table = await (await readFile(file)).read(0);
if (table.rows.length < 1000) throw new Error("The file was not read");
process.send?.(process.resourceUsage().maxRSS * 1024, () => process.exit(0));
