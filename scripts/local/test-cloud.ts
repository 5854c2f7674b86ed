import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Cloud, type CloudOptions, startCloud } from "./cloud.ts";

/** Below the ports that `freePort` gives, and apart for processes that run at the same time. */
export const testPortBase = () => 10_000 + (process.pid % 100) * 20;

/** A local cloud of its own for a test file, empty at first and gone afterwards. Serves no built apps. */
export function testCloud(options: Pick<CloudOptions, "consumer"> = {}): () => Cloud {
  const state = mkdtempSync(join(tmpdir(), "meridian-cloud-"));
  let cloud: Cloud | undefined;
  beforeAll(async () => {
    process.env.POWERTOOLS_LOG_LEVEL ??= "SILENT";
    cloud = await startCloud({ portBase: testPortBase(), state, web: false, ...options });
  });
  afterAll(async () => {
    await cloud?.stop();
    rmSync(state, { recursive: true, force: true });
  });
  return () => {
    if (!cloud) throw new Error("The cloud runs only while tests do");
    return cloud;
  };
}

type Mail = { destination: { to: string[] }; subject: string; body: { text?: string; html?: string } };

/** What the mailbox holds for an address, oldest first. */
export async function mailsTo(cloud: Cloud, address: string): Promise<Mail[]> {
  const answer = await fetch(`${cloud.urls.mailbox}/store?to=${encodeURIComponent(address)}`);
  const { emails } = (await answer.json()) as { emails: Mail[] };
  return emails.filter((mail) => mail.destination.to.includes(address));
}

/** Asks again until there is an answer; throws after so many seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, seconds = 10): Promise<T> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It never came about");
}
