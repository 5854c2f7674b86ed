import { ACCOUNT_MAILS_KEY } from "@meridian/core/db/table";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from "aws-cdk-lib/aws-cognito";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import { CUSTOM_MESSAGE } from "./bundle.ts";
import { ProductFunction } from "./function.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { justify } from "./nag-suppressions.ts";
import { addressOf, nameOf, parameters, publicEnvironment } from "./parameters.ts";
import { Storage } from "./storage.ts";

/** The user pool, the application's client, and the function that writes the pool's mails. */
export function Identity({ stack, app }: StackContext) {
  const { table } = use(Storage);
  withoutCustomResources(stack);
  const customMessage = new ProductFunction(stack, "CustomMessage", {
    entry: CUSTOM_MESSAGE,
    description: "Texts of the confirmation and reset mails",
    environment: { ...publicEnvironment(), TABLE_NAME: table.tableName },
    logGroup: logGroup(stack, "Logs", "identity"),
  });
  customMessage.addToRolePolicy(publishedWords(table));
  const userPool = pool(stack, app.region, customMessage);
  const client = applicationClient(userPool);
  const issuer = `https://cognito-idp.${app.region}.amazonaws.com/${userPool.userPoolId}`;
  stack.addOutputs({ UserPoolId: userPool.userPoolId, UserPoolClientId: client.userPoolClientId });
  return { userPool, client, issuer };
}

/** Reading the published words of the user pool's mails, and no other item. */
const publishedWords = (table: ITable) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["dynamodb:GetItem"],
    resources: [table.tableArn],
    conditions: {
      "ForAllValues:StringEquals": { "dynamodb:LeadingKeys": [ACCOUNT_MAILS_KEY.partition] },
    },
  });

function pool(scope: StackContext["stack"], region: string, customMessage: ProductFunction): UserPool {
  const { mailFrom, mailDomain } = parameters();
  const userPool = new UserPool(scope, "Users", {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes: {
      space_id: new StringAttribute({ mutable: true, maxLen: 64 }),
      user_id: new StringAttribute({ mutable: true, maxLen: 64 }),
      opened_by: new StringAttribute({ mutable: false, maxLen: 64 }),
    },
    passwordPolicy: {
      minLength: 8,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
      tempPasswordValidity: Duration.days(7),
    },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    featurePlan: FeaturePlan.ESSENTIALS,
    email: UserPoolEmail.withSES({
      fromEmail: addressOf(mailFrom),
      ...(nameOf(mailFrom) && { fromName: nameOf(mailFrom) }),
      sesRegion: region,
      sesVerifiedDomain: mailDomain,
    }),
    lambdaTriggers: { customMessage },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  justify(
    userPool,
    {
      id: "AwsSolutions-COG1",
      reason:
        "Length without rules of composition, as NIST SP 800-63B advises; the product's rule is 8 characters.",
    },
    {
      id: "AwsSolutions-COG2",
      reason: "The second factor is each user's choice, or each space's for all of its users.",
    },
    {
      id: "AwsSolutions-COG3",
      reason:
        "Sign-in comes from our functions, so the pool would judge their addresses; lock-out is counted by the product.",
    },
  );
  return userPool;
}

/**
 * The only client, which only the functions use. It has a secret, which they read from the pool. Without it, anyone who
 * knows the client's id could sign up, try passwords or request codes and bypass the product's limits. Only a role's IAM
 * grant can start a session. No browser holds an access token, because a user could change the account with it.
 */
function applicationClient(userPool: UserPool): UserPoolClient {
  const own = new ClientAttributes().withStandardAttributes({ email: true, fullname: true, locale: true });
  return userPool.addClient("Application", {
    generateSecret: true,
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: Duration.minutes(15),
    accessTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    authSessionValidity: Duration.minutes(3),
    // Which call opened an account is said when it is opened.
    writeAttributes: own.withCustomAttributes("opened_by"),
    readAttributes: own
      .withStandardAttributes({ email: true, emailVerified: true, fullname: true, locale: true })
      .withCustomAttributes("space_id", "user_id"),
  });
}
