/**
 * Parameters of a deployment: domains, certificates, ids of users with special rights. They come from environment
 * variables, which docs/deploy.md lists. The deployment stops and names any that is missing.
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
  /** Certificate of the API host in us-east-1, for the distribution in front of it. */
  apiEdgeCertificateArn: string;
  /** Web ACL of the distribution in front of the API, in us-east-1; `npm run web-acl` prints its template. */
  webAclArn: string;
  /** Version of the origin-proof secret that the distribution sends; the current one by default. */
  originProofVersion: string | undefined;
  /** Keeps routes that moved to another API in the one they were in before as well, for the deployment that moves them. */
  keepMovedRoutes: boolean;
  /** Sender of all mail, `Name <address>` or an address. */
  mailFrom: string;
  /** Domain verified with SES; the sender's by default. */
  mailDomain: string;
  smsSender: string;
  /** Where alarms go. */
  alertEmail: string;
  superAdminUserId: string;
  marketingUserId: string;
  managerCheckUserId: string;
  earlyAccessUserIds: string;
  /** The account that transfers for plans go to, and its holder. */
  transferIban: string;
  transferHolder: string;
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
    keepMovedRoutes: env.KEEP_MOVED_ROUTES === "yes",
    mailFrom,
    mailDomain: env.MAIL_DOMAIN || domainOf(mailFrom),
    smsSender: env.SMS_SENDER || "Meridian",
    alertEmail: required("ALERT_EMAIL"),
    superAdminUserId: required("SUPER_ADMIN_USER_ID"),
    marketingUserId: required("MARKETING_USER_ID"),
    managerCheckUserId: required("MANAGER_CHECK_USER_ID"),
    earlyAccessUserIds: env.EARLY_ACCESS_USER_IDS ?? "",
    transferIban: required("TRANSFER_IBAN"),
    transferHolder: required("TRANSFER_HOLDER"),
    webDist: env.WEB_DIST || "packages/web/dist",
    adminDist: env.ADMIN_DIST || "packages/admin/dist",
  };
  if (missing.length > 0)
    throw new Error(`Missing deployment parameters: ${missing.join(", ")} (docs/deploy.md)`);
  return found;
}

/**
 * Environment variables that do not refer to other resources. The user pool's trigger gets only these, because the pool
 * would otherwise depend on itself.
 */
export function publicEnvironment(): Record<string, string> {
  const { webDomain, apiDomain, mailFrom, smsSender } = parameters();
  return {
    WEB_ORIGIN: `https://${webDomain}`,
    API_ORIGIN: `https://${apiDomain}`,
    MAIL_FROM: mailFrom,
    SMS_SENDER: smsSender,
  };
}

/** The address inside `Name <address>`, or the address itself. */
export const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** The name in `Name <address>`, or an empty text. */
export const nameOf = (from: string) => /^(.*?)\s*</.exec(from)?.[1] ?? "";

const domainOf = (from: string) => addressOf(from).split("@")[1] ?? "";
