import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, connect } from "node:net";
import { dirname, join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { freePort } from "./free-port.ts";
import { secretStore } from "./secret-store.ts";

/** How to start the local DynamoDB engine: the platform's binary package, otherwise the portable launcher. */
export function engineCommand(): { command: string; args: string[] } {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@dynoxide/${process.platform}-${process.arch}/package.json`,
    );
    const binary = join(dirname(manifest), "dynoxide");
    if (existsSync(binary)) return { command: binary, args: [] };
  } catch {
    // No binary package for this platform: the launcher fetches one.
  }
  return { command: "npx", args: ["--yes", "dynoxide@1.2.1"] };
}

/** As `environment.ts` names it to the tests. */
const PAYMENTS_SECRET = "arn:aws:secretsmanager:eu-west-1:000000000000:secret:test-payments";

/** Resolves when something listens on the port; throws after ten seconds. */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(socket.destroy() !== undefined));
      socket.once("error", () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Nothing listens on port ${port}`);
}

/**
 * Runs before the tests of a project. Starts one engine in memory for all files (each creates its own table), one
 * issuer of session tokens whose public key is served over HTTP with the one of the local user pool, and a secret store.
 */
export default async function setup() {
  const engine = await startEngine();
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: "test", alg: "RS256", use: "sig" };
  const { jwk: ofUserPool } = createRequire(import.meta.url)(
    "cognito-local/lib/keys/cognitoLocal.public.json",
  );
  const keys = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [publicJwk, ofUserPool] }));
  });
  const secrets = secretStore(() => Buffer.alloc(32, 7).toString("base64"), undefined, {
    [PAYMENTS_SECRET]: JSON.stringify({ api_key: "sk_test_local", webhook_secret: "whsec_local" }),
  });
  for (const server of [keys, secrets])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.TEST_TOKEN_KEY = JSON.stringify(await exportJWK(privateKey));
  process.env.TOKEN_KEYS_URL = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys.json`;
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = engine.endpoint;
  return () => {
    engine.process?.kill();
    keys.close();
    secrets.close();
  };
}

async function startEngine(): Promise<{ endpoint: string; process?: ChildProcess }> {
  if (process.env.DYNAMODB_ENDPOINT) return { endpoint: process.env.DYNAMODB_ENDPOINT };
  const port = await freePort();
  const { command, args } = engineCommand();
  const child = spawn(command, [...args, "serve", "--port", String(port)], { stdio: "ignore" });
  await listening(port);
  return { endpoint: `http://127.0.0.1:${port}`, process: child };
}
