import * as z from "zod";

/**
 * The environment variables of a function, validated when first read. Endpoints of AWS services are not among them: the SDK
 * reads those itself (`AWS_ENDPOINT_URL_DYNAMODB`, `…_S3`, `…_SNS`, `…_SESV2`, `…_COGNITO_IDENTITY_PROVIDER`,
 * `…_SECRETS_MANAGER`), so that a local run differs in endpoints only.
 */
const schema = z.object({
  TABLE_NAME: z.string().min(3),
  FILES_BUCKET: z.string().min(3),
  /** "true" where the file store takes the bucket from the path instead of the host name. */
  FILES_PATH_STYLE: z.enum(["true", "false"]).default("false"),
  USER_POOL_ID: z.string().min(3),
  USER_POOL_CLIENT_ID: z.string().min(3),
  /** The `iss` of the tokens. Their public keys are below this URL. */
  TOKEN_ISSUER: z.url(),
  TOKEN_KEYS_URL: z.url(),
  /** Origin of the clinic's app, e.g. `https://app.example.com`: CORS, the origin check, links in mails. */
  WEB_ORIGIN: z.url(),
  API_ORIGIN: z.url(),
  MAIL_FROM: z.string().min(3),
  SMS_SENDER: z.string().max(11).default("Meridian"),
  EVENTS_TOPIC_ARN: z.string().min(3),
  /**
   * Where the secret store has the application's secret (base64 of 32 bytes or more). Encryption keys are derived from
   * it.
   */
  APP_SECRET_ARN: z.string().min(3),
  /** Where the secret store has the payment provider's keys: JSON with `api_key` and `webhook_secret`. */
  PAYMENTS_SECRET_ARN: z.string().min(3),
  /** The payment provider's API. */
  PAYMENTS_URL: z.url().default("https://api.stripe.com"),
  /** The account that transfers go to, and whose it is. */
  TRANSFER_IBAN: z.string().min(15),
  TRANSFER_HOLDER: z.string().min(1),
  SUPER_ADMIN_USER_ID: z.string(),
  MARKETING_USER_ID: z.string(),
  MANAGER_CHECK_USER_ID: z.string(),
  /** Comma-separated user ids. */
  EARLY_ACCESS_USER_IDS: z.string().default(""),
});

export type Env = z.output<typeof schema>;

/** The value of one setting. Throws, naming the setting and never its value, when it is missing or malformed. */
export function env<Key extends keyof Env>(key: Key): Env[Key] {
  const parsed = schema.shape[key].safeParse(process.env[key]);
  if (!parsed.success) throw new Error(`Environment variable ${key} is missing or malformed`);
  return parsed.data as Env[Key];
}
