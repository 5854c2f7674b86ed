import { FILES_KEY } from "./files.ts";
import type { Ports } from "./ports.ts";

export const REGION = "eu-west-1";
export const TABLE = "meridian-local";
export const FILES_BUCKET = "meridian-local-files";
export const SECRET_ARN = `arn:aws:secretsmanager:${REGION}:000000000000:secret:meridian-local`;
export const PAYMENTS_SECRET_ARN = `${SECRET_ARN}-payments`;
/** The keys that the payments sandbox accepts and signs with. */
export const PAYMENTS_KEYS = { api_key: "sk_test_local", webhook_secret: "whsec_local" } as const;
export const TOPIC_ARN = `arn:aws:sns:${REGION}:000000000000:meridian-local-events`;

/** Administrators with special rights, as a deployment names them in its configuration. */
export const ADMINISTRATORS = {
  superAdmin: "usr_00000000000000000000000001",
  marketing: "usr_00000000000000000000000002",
  managerCheck: "usr_00000000000000000000000003",
  staff: "usr_00000000000000000000000004",
} as const;

/**
 * The environment variables of the functions, with local endpoints instead of AWS's. Product code does not know about
 * them: the SDK itself reads the `AWS_ENDPOINT_URL_…` variables.
 */
export function cloudEnvironment(ports: Ports, pool: { id: string; clientId: string }) {
  const identity = `http://localhost:${ports.identity}`;
  return {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: FILES_KEY,
    AWS_SECRET_ACCESS_KEY: FILES_KEY,
    AWS_ENDPOINT_URL_DYNAMODB: process.env.DYNAMODB_ENDPOINT ?? `http://127.0.0.1:${ports.dynamodb}`,
    AWS_ENDPOINT_URL_S3: `http://localhost:${ports.files}`,
    AWS_ENDPOINT_URL_SNS: `http://127.0.0.1:${ports.phones}`,
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${ports.mailbox}`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${ports.secrets}`,
    TABLE_NAME: TABLE,
    FILES_BUCKET,
    FILES_PATH_STYLE: "true",
    USER_POOL_ID: pool.id,
    USER_POOL_CLIENT_ID: pool.clientId,
    TOKEN_ISSUER: `${identity}/${pool.id}`,
    TOKEN_KEYS_URL: `${identity}/${pool.id}/.well-known/jwks.json`,
    WEB_ORIGIN: `http://localhost:${ports.web}`,
    API_ORIGIN: `http://localhost:${ports.api}`,
    MAIL_FROM: "Meridian <no-reply@meridian.example>",
    SMS_SENDER: "Meridian",
    EVENTS_TOPIC_ARN: TOPIC_ARN,
    APP_SECRET_ARN: SECRET_ARN,
    PAYMENTS_SECRET_ARN,
    PAYMENTS_URL: `http://127.0.0.1:${ports.payments}`,
    TRANSFER_IBAN: "PT50000000000000000000000",
    TRANSFER_HOLDER: "Demo Company",
    SUPER_ADMIN_USER_ID: ADMINISTRATORS.superAdmin,
    MARKETING_USER_ID: ADMINISTRATORS.marketing,
    MANAGER_CHECK_USER_ID: ADMINISTRATORS.managerCheck,
    EARLY_ACCESS_USER_IDS: "",
  };
}
