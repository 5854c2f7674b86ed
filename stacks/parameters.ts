/**
 * What a deployment is told from outside: addresses, certificates, ids with special rights. Environment variables,
 * never literals; docs/deploy.md has the table. A missing one stops the deployment and is named.
 */
export type Parameters = {
  /** Host of the apps, e.g. `app.example.com`. */
  webDomain: string;
  /** Host of the API; a sibling of the web host, so that its cookies are same-site. */
  apiDomain: string;
  /** Certificate of the web host, in us-east-1 as CloudFront asks. */
  webCertificateArn: string;
  /** Certificate of the API host, in the app's region. */
  apiCertificateArn: string;
  /** Certificate of the API host in us-east-1, for the distribution before it. */
  apiEdgeCertificateArn: string;
  /** Web ACL of the distribution before the API, in us-east-1; `npm run web-acl` writes its template. */
  webAclArn: string;
  /** Version of the origin's proof that the distribution says; the current one unless told. */
  originProofVersion: string | undefined;
  /** Sender of all mail, `Name <address>` or an address. */
  mailFrom: string;
  /** Domain verified with SES; the sender's unless told. */
  mailDomain: string;
  smsSender: string;
  /** Where alarms go. */
  alertEmail: string;
  superAdminUserId: string;
  marketingUserId: string;
  managerCheckUserId: string;
  earlyAccessUserIds: string;
  /** Folders with the built apps. */
  webDist: string;
  adminDist: string;
};

export function parameters(env: NodeJS.ProcessEnv = process.env): Parameters {
  const missing: string[] = [];
  const required = (name: string) => {
    const value = env[name]?.trim();
    if (!value) missing.push(name);
    return value ?? "";
  };
  const mailFrom = required("MAIL_FROM");
  const found: Parameters = {
    webDomain: required("WEB_DOMAIN"),
    apiDomain: required("API_DOMAIN"),
    webCertificateArn: required("WEB_CERTIFICATE_ARN"),
    apiCertificateArn: required("API_CERTIFICATE_ARN"),
    apiEdgeCertificateArn: required("API_EDGE_CERTIFICATE_ARN"),
    webAclArn: required("WEB_ACL_ARN"),
    originProofVersion: env.ORIGIN_PROOF_VERSION || undefined,
    mailFrom,
    mailDomain: env.MAIL_DOMAIN || domainOf(mailFrom),
    smsSender: env.SMS_SENDER || "Meridian",
    alertEmail: required("ALERT_EMAIL"),
    superAdminUserId: required("SUPER_ADMIN_USER_ID"),
    marketingUserId: required("MARKETING_USER_ID"),
    managerCheckUserId: required("MANAGER_CHECK_USER_ID"),
    earlyAccessUserIds: env.EARLY_ACCESS_USER_IDS ?? "",
    webDist: env.WEB_DIST || "packages/web/dist",
    adminDist: env.ADMIN_DIST || "packages/admin/dist",
  };
  if (missing.length > 0)
    throw new Error(`Missing deployment parameters: ${missing.join(", ")} (docs/deploy.md)`);
  return found;
}

/**
 * The part of a function's environment that is no resource of ours: all that the user pool's own trigger can be given
 * without the pool depending on itself.
 */
export function publicEnvironment(): Record<string, string> {
  const told = parameters();
  return {
    WEB_ORIGIN: `https://${told.webDomain}`,
    API_ORIGIN: `https://${told.apiDomain}`,
    MAIL_FROM: told.mailFrom,
    SMS_SENDER: told.smsSender,
  };
}

/** The address inside `Name <address>`, or the address itself. */
export const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** The name before it, or nothing. */
export const nameOf = (from: string) => /^(.*?)\s*</.exec(from)?.[1] ?? "";

const domainOf = (from: string) => addressOf(from).split("@")[1] ?? "";
