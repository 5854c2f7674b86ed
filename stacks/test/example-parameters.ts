/** Reserved names and obvious stand-ins, for synthesis without an account. */
export const EXAMPLE_ACCOUNT = "000000000000";
export const EXAMPLE_REGION = "eu-west-1";
const certificate = (region: string) =>
  `arn:aws:acm:${region}:${EXAMPLE_ACCOUNT}:certificate/00000000-0000-0000-0000-000000000000`;

export const EXAMPLE_PARAMETERS: Readonly<Record<string, string>> = {
  WEB_DOMAIN: "app.example.com",
  API_DOMAIN: "api.example.com",
  WEB_CERTIFICATE_ARN: certificate("us-east-1"),
  API_CERTIFICATE_ARN: certificate(EXAMPLE_REGION),
  API_EDGE_CERTIFICATE_ARN: certificate("us-east-1"),
  WEB_ACL_ARN: `arn:aws:wafv2:us-east-1:${EXAMPLE_ACCOUNT}:global/webacl/meridian/00000000-0000-0000-0000-000000000000`,
  MAIL_FROM: "Meridian <no-reply@example.com>",
  ALERT_EMAIL: "operations@example.com",
  TRANSFER_IBAN: "PT50000000000000000000000",
  TRANSFER_HOLDER: "Example Company",
  SUPER_ADMIN_USER_ID: "usr_00000000000000000000000001",
  MARKETING_USER_ID: "usr_00000000000000000000000002",
  MANAGER_CHECK_USER_ID: "usr_00000000000000000000000003",
  EARLY_ACCESS_USER_IDS: "",
};
