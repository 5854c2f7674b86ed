import { createHmac } from "node:crypto";
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { clientLimits } from "./client-limits.ts";
import { env } from "./env.ts";

/** Milliseconds for one try: writing an invitation's text waits for a function of ours that may have to start first. */
const REQUEST_MS = 6000;

let client: CognitoIdentityProviderClient | undefined;
export const pool = () => {
  client ??= new CognitoIdentityProviderClient(clientLimits(REQUEST_MS));
  return client;
};

/** How the user pool calls a failure. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/** One person's account, for calls that a role of ours is allowed. */
export const account = (Username: string) => ({ UserPoolId: env("USER_POOL_ID"), Username });

let secret: Promise<string> | undefined;

/**
 * The secret without which the pool answers nobody: knowing the client's id alone opens nothing. Asked of the pool when a
 * process first needs it, so that it stands in no template and in no environment. A failure is not remembered.
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

/** What proves to the pool that a call about `username` comes from this application. */
export async function secretHash(username: string): Promise<string> {
  const hmac = createHmac("sha256", await clientSecret());
  return hmac.update(`${username}${env("USER_POOL_CLIENT_ID")}`).digest("base64");
}

/** The client with that proof, for calls about one person. */
export const proven = async (username: string) => ({
  ClientId: env("USER_POOL_CLIENT_ID"),
  SecretHash: await secretHash(username),
});
