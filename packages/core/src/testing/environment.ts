import { randomUUID } from "node:crypto";

/** Environment variables of a test file: the name of its own table, and those that a stack would set. */
const defaults: Record<string, string> = {
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
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
