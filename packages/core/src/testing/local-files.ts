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
  const before = { ...process.env };
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
    // The next file in this process has its own settings.
    for (const name of ["AWS_ENDPOINT_URL_S3", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  });
}
