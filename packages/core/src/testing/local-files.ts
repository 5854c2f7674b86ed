import { beforeAll } from "vitest";
import { startFiles } from "../../../../scripts/local/files.ts";
import { env } from "../platform/env.ts";
import { oncePerProcess, temporaryFolder } from "./process-services.ts";

/** Starts the file store of this test process. */
const started = oncePerProcess(async () => {
  const port = Number(new URL(String(process.env.AWS_ENDPOINT_URL_S3)).port);
  await startFiles(port, temporaryFolder("meridian-files-"), env("FILES_BUCKET"), env("WEB_ORIGIN"));
});

/** Gives a test file a file store, which the files before and after it in the same process use too. */
export function localFiles() {
  beforeAll(started);
}
