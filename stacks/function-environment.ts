import { use } from "sst/constructs";
import type { Resources } from "./grants.ts";
import { Identity } from "./identity.ts";
import { Messaging } from "./messaging.ts";
import { addressOf, parameters, publicEnvironment } from "./parameters.ts";
import { Storage } from "./storage.ts";

/** Environment variables of every function, named as in core's platform/env.ts, and the resources that may be granted. */
export function functionEnvironment(): { environment: Record<string, string>; resources: Resources } {
  const { table, files, secret, paymentsSecret } = use(Storage);
  const { events, mailArns } = use(Messaging);
  const { userPool, client, issuer } = use(Identity);
  const { superAdminUserId, marketingUserId, managerCheckUserId, earlyAccessUserIds, mailFrom } =
    parameters();
  const { transferIban, transferHolder } = parameters();
  return {
    environment: {
      ...publicEnvironment(),
      TABLE_NAME: table.tableName,
      FILES_BUCKET: files.bucketName,
      FILES_PATH_STYLE: "false",
      USER_POOL_ID: userPool.userPoolId,
      USER_POOL_CLIENT_ID: client.userPoolClientId,
      TOKEN_ISSUER: issuer,
      TOKEN_KEYS_URL: `${issuer}/.well-known/jwks.json`,
      EVENTS_TOPIC_ARN: events.topicArn,
      // The secret's name. A function reads the value at run time, if its contract allows that.
      APP_SECRET_ARN: secret.secretArn,
      PAYMENTS_SECRET_ARN: paymentsSecret.secretArn,
      PAYMENTS_URL: "https://api.stripe.com",
      TRANSFER_IBAN: transferIban,
      TRANSFER_HOLDER: transferHolder,
      SUPER_ADMIN_USER_ID: superAdminUserId,
      MARKETING_USER_ID: marketingUserId,
      MANAGER_CHECK_USER_ID: managerCheckUserId,
      EARLY_ACCESS_USER_IDS: earlyAccessUserIds,
    },
    resources: {
      table,
      files,
      userPoolArn: userPool.userPoolArn,
      secretArn: secret.secretArn,
      paymentsSecretArn: paymentsSecret.secretArn,
      events,
      mailArns,
      mailAddress: addressOf(mailFrom),
    },
  };
}
