import { createHmac } from "node:crypto";
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { clientLimits } from "./client-limits.ts";
import { env } from "./env.ts";

/**
 * Milliseconds for one attempt. Signing up and sending a code calls a function of ours, which may have a cold start. Two
 * attempts end before the function that makes them does, so that it can answer.
 */
const REQUEST_MS = 6000;
const ATTEMPTS = 2;

let client: CognitoIdentityProviderClient | undefined;
export const pool = () => {
  client ??= new CognitoIdentityProviderClient({ maxAttempts: ATTEMPTS, ...clientLimits(REQUEST_MS) });
  return client;
};

/** The user pool's name for a failure. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/** The parameters that name one account, for calls authorised by the function's IAM role. */
export const account = (Username: string) => ({ UserPoolId: env("USER_POOL_ID"), Username });

let secret: Promise<string> | undefined;

/**
 * The client secret, without which the user pool refuses calls: the client id alone is not enough. A process reads it
 * from the pool when first needed, so that it is in no template and no environment variable. A failure is not cached.
 */
export function clientSecret(): Promise<string> {
  secret ??= readSecret();
  secret.catch(() => {
    secret = undefined;
  });
  return secret;
}

async function readSecret(): Promise<string> {
  const { UserPoolClient } = await pool().send(
    new DescribeUserPoolClientCommand({
      UserPoolId: env("USER_POOL_ID"),
      ClientId: env("USER_POOL_CLIENT_ID"),
    }),
  );
  if (!UserPoolClient?.ClientSecret) throw new Error("The user pool's client has no secret");
  return UserPoolClient.ClientSecret;
}

/** The hash that proves to the user pool that a call about `username` comes from this application. */
export async function secretHash(username: string): Promise<string> {
  const hmac = createHmac("sha256", await clientSecret());
  return hmac.update(`${username}${env("USER_POOL_CLIENT_ID")}`).digest("base64");
}

/** The parameters with that hash, for calls about one person. */
export const proven = async (username: string) => ({
  ClientId: env("USER_POOL_CLIENT_ID"),
  SecretHash: await secretHash(username),
});
