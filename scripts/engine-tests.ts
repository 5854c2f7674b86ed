import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listening } from "../packages/core/src/testing/engine.ts";
import { freePort } from "../packages/core/src/testing/free-port.ts";

/**
 * Runs the tests that use the database on Amazon's own local engine, which refuses what ours lets pass. It needs Java, and
 * in `DYNAMODB_LOCAL_DIR` the folder of a recent version: those before July 2023 do not return the item that a write's
 * condition met. Arguments name test files. The engine takes no address to listen at: it listens at all of the machine's.
 */
const directory = process.env.DYNAMODB_LOCAL_DIR ?? "";
if (!existsSync(join(directory, "DynamoDBLocal.jar"))) {
  console.error("Set DYNAMODB_LOCAL_DIR to the folder that holds Amazon's DynamoDBLocal.jar.");
  process.exit(1);
}
const port = String(await freePort());
const engine = spawn(
  "java",
  [
    "-Djava.library.path=DynamoDBLocal_lib",
    "-jar",
    "DynamoDBLocal.jar",
    "-inMemory",
    "-sharedDb",
    "-port",
    port,
  ],
  { cwd: directory, stdio: ["ignore", "ignore", "inherit"] },
);
process.once("exit", () => engine.kill());
engine.once("error", () => {
  console.error("Java could not be started.");
  process.exit(1);
});
await listening(Number(port));
const named = process.argv.slice(2);
const files = named.length > 0 ? named : ["packages/core", "packages/functions"];
const tests = spawn("vitest", ["run", "--project", "unit*", ...files], {
  stdio: "inherit",
  env: { ...process.env, DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}` },
});
tests.once("exit", (code) => process.exit(code ?? 1));
