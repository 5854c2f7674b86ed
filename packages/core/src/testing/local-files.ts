import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { FILES_KEY, startFiles } from "../../../../scripts/local/files.ts";
import { env } from "../platform/env.ts";
import { freePort } from "./engine.ts";

/** Gives a test file its own file store, which is deleted after the file's tests. */
export function localFiles() {
  const state = mkdtempSync(join(tmpdir(), "meridian-files-"));
  let stop: (() => Promise<void> | void) | undefined;
  beforeAll(async () => {
    const port = await freePort();
    process.env.AWS_ENDPOINT_URL_S3 = `http://localhost:${port}`;
    process.env.AWS_ACCESS_KEY_ID = FILES_KEY;
    process.env.AWS_SECRET_ACCESS_KEY = FILES_KEY;
    stop = (await startFiles(port, state, env("FILES_BUCKET"), env("WEB_ORIGIN"))).stop;
  });
  afterAll(async () => {
    await stop?.();
    rmSync(state, { recursive: true, force: true });
  });
}
