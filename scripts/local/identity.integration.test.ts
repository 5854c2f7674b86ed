import { createHmac } from "node:crypto";
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailsTo, testCloud } from "./test-cloud.ts";

const cloud = testCloud();
const PASSWORD = "a long password";
const NEW_PASSWORD = "another password";
const email = "ana.demo@patients.example";
let pool: CognitoIdentityProviderClient;
let ClientId: string;
let UserPoolId: string;
let secret: string;
beforeAll(async () => {
  pool = new CognitoIdentityProviderClient({});
  ClientId = cloud().env.USER_POOL_CLIENT_ID ?? "";
  UserPoolId = cloud().env.USER_POOL_ID ?? "";
  const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  secret = String(UserPoolClient?.ClientSecret);
});
/** What the application proves itself with. */
const hash = (username: string) =>
  createHmac("sha256", secret).update(`${username}${ClientId}`).digest("base64");
const proven = (Username: string) => ({ ClientId, Username, SecretHash: hash(Username) });
afterAll(() => pool?.destroy());

/** The code in the newest mail, in the text and in the link. */
async function newestCode(address: string) {
  const mail = (await mailsTo(cloud(), address)).at(-1);
  const code = /&(?:amp;)?code=(\d{4,6})/.exec(mail?.body.html ?? "")?.[1];
  return { subject: mail?.subject, code };
}
const signUp = (Username: string, locale: string, more: { Name: string; Value: string }[] = []) =>
  pool.send(
    new SignUpCommand({
      ...proven(Username),
      Password: PASSWORD,
      UserAttributes: [
        { Name: "email", Value: Username },
        { Name: "name", Value: "Demo Person" },
        { Name: "locale", Value: locale },
        ...more,
      ],
    }),
  );
const signIn = (PASSWORD: string) =>
  pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD, SECRET_HASH: hash(email) },
    }),
  );
const sessionsOf = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(String(cloud().env.TOKEN_KEYS_URL))), {
    issuer: String(cloud().env.TOKEN_ISSUER),
    audience: ClientId,
  });

// Each step needs what the one before it left behind, as a person does.
describe("the user pool", () => {
  test("an account is confirmed with the newest code from the mailbox", async () => {
    await signUp(email, "pt");
    const first = await newestCode(email);
    expect(first.subject).toBe("Confirme o seu e-mail");
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ name: "UserNotConfirmedException" });
    await pool.send(new ResendConfirmationCodeCommand(proven(email)));
    expect(await mailsTo(cloud(), email)).toHaveLength(2);
    const { code } = await newestCode(email);
    const confirm = (ConfirmationCode?: string) =>
      pool.send(new ConfirmSignUpCommand({ ...proven(email), ConfirmationCode }));
    await expect(confirm("000")).rejects.toMatchObject({ name: "CodeMismatchException" });
    await confirm(code);
  });

  test("signing in gives a session that its published keys prove, and renewing another", async () => {
    const { AuthenticationResult: first } = await signIn(PASSWORD);
    const { payload } = await sessionsOf(String(first?.IdToken));
    expect(payload).toMatchObject({ email, token_use: "id" });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(15 * 60);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const renew = (username: string) =>
      pool.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: "REFRESH_TOKEN_AUTH",
          AuthParameters: { REFRESH_TOKEN: String(first?.RefreshToken), SECRET_HASH: hash(username) },
        }),
      );
    const { AuthenticationResult: renewed } = await renew(String(payload["cognito:username"]));
    const later = (await sessionsOf(String(renewed?.IdToken))).payload;
    expect(later.auth_time).toBe(payload.auth_time);
    expect(Number(later.iat)).toBeGreaterThan(Number(payload.iat));
    await expect(renew("another")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(signIn("a wrong password")).rejects.toMatchObject({
      name: expect.stringMatching(/NotAuthorized|InvalidPassword/),
    });
  });

  test("a second factor is asked for once it is set up", async () => {
    const { AuthenticationResult } = await signIn(PASSWORD);
    const AccessToken = String(AuthenticationResult?.AccessToken);
    const { SecretCode } = await pool.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const factor = new TOTP({ secret: String(SecretCode) });
    await pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: factor.generate() }));
    const prefer = (Enabled: boolean) =>
      pool.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId,
          Username: email,
          SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
        }),
      );
    await prefer(true);
    const asked = await signIn(PASSWORD);
    expect(asked).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
    expect(asked.AuthenticationResult).toBeUndefined();
    const answer = (code: string) =>
      pool.send(
        new AdminRespondToAuthChallengeCommand({
          UserPoolId,
          ClientId,
          ChallengeName: "SOFTWARE_TOKEN_MFA",
          Session: asked.Session,
          ChallengeResponses: {
            USERNAME: email,
            SOFTWARE_TOKEN_MFA_CODE: code,
            SECRET_HASH: hash(email),
          },
        }),
      );
    const right = factor.generate();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    await expect(answer(wrong)).rejects.toMatchObject({ name: "CodeMismatchException" });
    const { AuthenticationResult: session } = await answer(right);
    await sessionsOf(String(session?.IdToken));
    await prefer(false);
  });

  test("a forgotten password is replaced with a code from the mailbox", async () => {
    await pool.send(new ForgotPasswordCommand(proven(email)));
    const { code, subject } = await newestCode(email);
    expect(subject).toBe("Escolha uma nova palavra-passe");
    await pool.send(
      new ConfirmForgotPasswordCommand({
        ...proven(email),
        ConfirmationCode: code,
        Password: NEW_PASSWORD,
      }),
    );
    await expect(signIn(PASSWORD)).rejects.toThrow();
    expect((await signIn(NEW_PASSWORD)).AuthenticationResult?.AccessToken).toBeDefined();
  });

  test("an address without account gets the same answer", async () => {
    const Username = "nobody@patients.example";
    const delivery = { CodeDeliveryDetails: { DeliveryMedium: "EMAIL" } };
    expect(await pool.send(new ForgotPasswordCommand(proven(Username)))).toMatchObject(delivery);
    expect(await pool.send(new ResendConfirmationCodeCommand(proven(Username)))).toMatchObject(delivery);
    expect(await mailsTo(cloud(), Username)).toHaveLength(0);
  });

  test("a sign-up cannot choose a space", async () => {
    const intruder = signUp("intruder@patients.example", "en", [
      { Name: "custom:space_id", Value: "spc_of_another" },
    ]);
    await expect(intruder).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(await mailsTo(cloud(), "intruder@patients.example")).toHaveLength(0);
  });

  test("two at once with one address make one account", async () => {
    const twins = await Promise.allSettled([1, 2].map(() => signUp("twin@patients.example", "en")));
    expect(twins.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("whoever knows its client's id and not the secret is refused", async () => {
    const Username = email;
    const AuthParameters = { USERNAME: email, PASSWORD: NEW_PASSWORD };
    const calls = [
      () =>
        pool.send(new SignUpCommand({ ClientId, Username: "stranger@patients.example", Password: PASSWORD })),
      () => pool.send(new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters })),
      () => pool.send(new ForgotPasswordCommand({ ClientId, Username })),
      () => pool.send(new ResendConfirmationCodeCommand({ ClientId, Username, SecretHash: "guessed" })),
      () => pool.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: "123456" })),
      () => pool.send(new RevokeTokenCommand({ ClientId, Token: "x", ClientSecret: "guessed" })),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({
        name: expect.stringMatching(/NotAuthorized|InvalidParameter/),
      });
    expect(await mailsTo(cloud(), "stranger@patients.example")).toHaveLength(0);
  });

  test("a stranger's token opens nothing", async () => {
    const forged = pool.send(new GetUserCommand({ AccessToken: "a.b.c" }));
    await expect(forged).rejects.toThrow();
  });
});
