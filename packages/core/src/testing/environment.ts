import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { now, shiftClock } from "../platform/clock.ts";
import { freePort } from "./free-port.ts";

/** The only key that the local file store accepts; the other services take any. */
const FILES_KEY = "S3RVER";

/** Environment variables of a test file: the name of its own table, and those that a stack would set. */
const defaults: Record<string, string> = {
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: FILES_KEY,
  AWS_SECRET_ACCESS_KEY: FILES_KEY,
  TABLE_NAME: `test-${randomUUID()}`,
  FILES_BUCKET: "test-files",
  FILES_PATH_STYLE: "true",
  USER_POOL_ID: "eu-west-1_test",
  USER_POOL_CLIENT_ID: "test-client",
  TOKEN_ISSUER: "http://127.0.0.1/eu-west-1_test",
  WEB_ORIGIN: "http://localhost:3000",
  API_ORIGIN: "http://localhost:3001",
  MAIL_FROM: "Meridian <no-reply@meridian.example>",
  EVENTS_TOPIC_ARN: "arn:aws:sns:eu-west-1:000000000000:test",
  APP_SECRET_ARN: "arn:aws:secretsmanager:eu-west-1:000000000000:secret:test",
  PAYMENTS_SECRET_ARN: "arn:aws:secretsmanager:eu-west-1:000000000000:secret:test-payments",
  PAYMENTS_URL: "http://127.0.0.1:9",
  TRANSFER_IBAN: "PT50000000000000000000000",
  TRANSFER_HOLDER: "Demo Company",
  SUPER_ADMIN_USER_ID: "usr_01SUPER00000000000000000000",
  MARKETING_USER_ID: "usr_01MARKET0000000000000000000",
  MANAGER_CHECK_USER_ID: "usr_01CHECK00000000000000000000",
  EARLY_ACCESS_USER_IDS: "usr_01EARLY00000000000000000000",
  POWERTOOLS_LOG_LEVEL: "SILENT",
};

for (const [name, value] of Object.entries(defaults)) {
  if (process.env[name] === undefined) process.env[name] = value;
}

/**
 * Services that test files of this process may start (`local-files.ts`, `local-identity.ts`). Their addresses are known
 * from the beginning, because a client of the product keeps the one that it was made with.
 */
for (const service of ["S3", "SESV2", "SNS", "COGNITO_IDENTITY_PROVIDER"])
  process.env[`AWS_ENDPOINT_URL_${service}`] ??= `http://localhost:${await freePort()}`;

/** The next file in this process begins at the present time. */
afterAll(() => void shiftClock(Date.now() - now()));
