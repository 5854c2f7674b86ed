import { join, resolve } from "node:path";
import { buildApps } from "../build.ts";
import { startCloud } from "../local/cloud.ts";
import type { DemoAccounts } from "../seed/seed.ts";

const state = join(resolve(import.meta.dirname, "../.."), ".build", "bench", "state");

type Cloud = Awaited<ReturnType<typeof startCloud>>;
type Account = { email: string; password: string };
/** A session's cookies, as a browser takes them. */
export type Cookies = readonly { name: string; value: string; url: string }[];

/** What a measurement in a browser needs: the built apps in a local cloud of their own, with the demo clinic. */
export type DemoClinic = {
  cloud: Cloud;
  accounts: DemoAccounts;
  sessionOf: (account: Account) => Promise<Cookies>;
};

/** Builds the apps, starts a cloud, makes the demo clinic and ends the cloud when `work` is done. */
export async function withDemoClinic<T>(work: (clinic: DemoClinic) => Promise<T>): Promise<T> {
  await buildApps();
  const cloud = await startCloud({
    portBase: Number(process.env.BENCH_PORT_BASE ?? 7700),
    state,
    fresh: true,
  });
  try {
    // Imported here because its clients connect when they are loaded: to the cloud that has just started.
    const { seed } = await import("../seed/seed.ts");
    const accounts = await seed();
    return await work({ cloud, accounts, sessionOf: (account) => signIn(cloud, account) });
  } finally {
    await cloud.stop();
  }
}

async function signIn(cloud: Cloud, account: Account): Promise<Cookies> {
  const answer = await fetch(`${cloud.urls.api}/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: cloud.urls.web },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers.getSetCookie().map((line) => {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: cloud.urls.api };
  });
}
