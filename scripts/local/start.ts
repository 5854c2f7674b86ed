import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildApps } from "../build.ts";
import { startCloud } from "./cloud.ts";
import { demoClinic } from "./demo-clinic.ts";

const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    "port-base": { type: "string", default: "3000" },
    state: { type: "string", default: ".local" },
    dev: { type: "boolean", default: false },
    "small-demo": { type: "boolean", default: false },
  },
});

const portBase = Number(values["port-base"]);
if (!Number.isInteger(portBase) || portBase < 1024 || portBase > 65_000) {
  console.error("--port-base takes a port number from 1024 to 65000");
  process.exit(2);
}
const state = resolve(values.state);
const readyFile = join(state, "ready.json");
rmSync(readyFile, { force: true });
process.env.POWERTOOLS_LOG_LEVEL ??= "WARN";

// Until everything runs there is nothing to stop in order; started services end with this process.
const giveUp = () => process.exit(1);
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
for (const signal of SIGNALS) process.once(signal, giveUp);

const startedAt = Date.now();
const built = values.dev ? undefined : buildApps();
const [cloud, { accounts, filling }] = await Promise.all([startAndSeed(), built])
  .then(([started]) => started)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

const front = values.dev
  ? await (await import("./dev-server.ts")).startDevServer(cloud.ports, cloud.config)
  : await cloud.serveApps();

let ending = false;
const { control, ...urls } = cloud.urls;
writeFileSync(readyFile, JSON.stringify({ ...urls, control, accounts }, null, 2));
const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
const rows = [
  ...Object.entries({ ...urls, "run a job": `curl -X POST ${control}/run/<job>` }),
  ...Object.entries(accounts).map(([name, { email, password }]) => [name, `${email}  ${password}`]),
];
console.log(`\nMeridian is ready after ${seconds} s\n`);
for (const [name, value] of rows) console.log(`  ${String(name).padEnd(15)} ${value}`);
console.log("\nCtrl-C ends it.");
if (filling === "interrupted")
  console.log("\nAn earlier start ended while the demo clinic was being filled; --fresh makes a whole one.");
if (typeof filling === "object") {
  console.log("\nThe demo clinic's appointments are still being written.");
  filling.finished.then(
    (all) => !ending && console.log(all ? "They are all there." : "Some are missing: see above."),
  );
}

const end = async () => {
  if (ending) return;
  ending = true;
  rmSync(readyFile, { force: true });
  await front.stop();
  await cloud.stop();
  process.exit(0);
};
for (const signal of SIGNALS) process.off(signal, giveUp).on(signal, end);

/** The clinic is seeded while the apps are still being built. */
async function startAndSeed() {
  const started = await startCloud({ portBase, state, fresh: values.fresh, web: false });
  return [started, await demoClinic(state, { small: values["small-demo"] })] as const;
}
