import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { secretStore } from "../../packages/core/src/testing/secret-store.ts";
import { PAYMENTS_KEYS, PAYMENTS_SECRET_ARN } from "./environment.ts";
import { listen, type Service } from "./service.ts";

/**
 * Secrets Manager with the keys of the payments sandbox, and with the application's secret, which is created once and
 * kept with the state, so that cursors and drafts survive a restart. The latter can be rotated as in AWS:
 * `aws --endpoint-url … secretsmanager put-secret-value`.
 */
export const startSecrets = (port: number, state: string): Promise<Service> =>
  listen(
    secretStore(() => earlier(state) ?? random(), join(state, "secrets.json"), {
      [PAYMENTS_SECRET_ARN]: JSON.stringify(PAYMENTS_KEYS),
    }),
    port,
    "secrets",
  );

const random = () => randomBytes(32).toString("base64");

/** Where earlier versions stored it. */
function earlier(state: string): string | undefined {
  const file = join(state, "app-secret");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
