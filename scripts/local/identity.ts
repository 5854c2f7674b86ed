import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { deliver } from "./mailbox.ts";
import { type Service, serviceOf } from "./service.ts";

// cognito-local uses an old SDK, which prints a warning at every start.
process.env.AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE = "1";
const require = createRequire(import.meta.url);
/** The modules that cognito-local itself uses. */
const theirs = createRequire(require.resolve("cognito-local"));
const part = (path: string) => require(`cognito-local/lib/${path}`);

type Message = { emailSubject?: string; emailMessage?: string };
type Trigger = (event: unknown) => Promise<{ response: Message }>;
type User = { Username: string; Attributes: { Name: string; Value: string }[]; ConfirmationCode?: string };
type Facts = {
  clientId: string;
  clientMetadata?: Record<string, string>;
  code: string;
  source: string;
  userAttributes: User["Attributes"];
  username: string;
  userPoolId: string;
};

const quiet = { debug() {}, info() {}, warn() {}, error() {}, trace() {}, fatal() {} };
const logger = { ...quiet, child: () => logger, level: "silent" } as Record<string, unknown>;

export type UserPool = { id: string; clientId: string };
export type Identity = Service & { pool: UserPool };

/**
 * The user pool: cognito-local with additions. Codes are sent to the local mailbox with the text of the product's
 * CustomMessage trigger, a confirmation code can be sent again, and no code is printed.
 */
export async function startIdentity(
  port: number,
  state: string,
  customMessage: () => Promise<Trigger>,
): Promise<Identity> {
  const directory = join(state, "identity");
  const { services, messages } = await assemble(port, directory, customMessage);
  const router = part("server/Router").Router(services);
  const inTurn = oneAtATime();
  const proven = withSecret(services);
  const { InvalidParameterError } = part("errors");
  const own: Record<string, unknown> = {
    SignUp: proven(ownAttributesOnly(inTurn(router("SignUp")), [...OWN_ATTRIBUTES, OPENED_BY])),
    ConfirmSignUp: proven(confirmingOnce(services, router("ConfirmSignUp"))),
    ResendConfirmationCode: proven(resendCode(services, messages)),
    ForgotPassword: proven(keepingSilence(router("ForgotPassword"))),
    ConfirmForgotPassword: proven(router("ConfirmForgotPassword")),
    UpdateUserAttributes: ownAttributesOnly(router("UpdateUserAttributes"), OWN_ATTRIBUTES),
    InitiateAuth: () => Promise.reject(new InvalidParameterError("Flow not enabled for this client")),
    RespondToAuthChallenge: () =>
      Promise.reject(new InvalidParameterError("Flow not enabled for this client")),
    AdminInitiateAuth: proven(signIn(router("InitiateAuth"))),
    AdminRespondToAuthChallenge: proven(keepingSession(services, router("RespondToAuthChallenge"))),
    RevokeToken: proven(router("RevokeToken")),
    AdminCreateUser: inTurn(router("AdminCreateUser")),
    AdminUserGlobalSignOut: signOutEverywhere(services),
    AdminSetUserMFAPreference: preferFactor(services),
  };
  const route = (target: string) => own[target] ?? router(target);
  const { createServer } = part("server/server");
  const { default: pino } = await import("pino");
  const application = createServer(
    route,
    pino({ level: "silent" }),
    { hostname: "127.0.0.1", port, development: false },
    services,
  );
  const server = await application.start();
  const pool = await ensurePool(services.cognito);
  return { ...serviceOf(server), pool };
}

async function assemble(port: number, directory: string, customMessage: () => Promise<Trigger>) {
  const ctx = { logger };
  const { DateClock, MessagesService, TriggersService, LambdaService } = part("services");
  const { StormDBDataStoreFactory } = part("services/dataStore/stormDb");
  const { CognitoServiceFactoryImpl } = part("services/cognitoService");
  const { UserPoolServiceFactoryImpl } = part("services/userPoolService");
  const { CryptoService } = part("services/crypto");
  const { JwtTokenGenerator } = part("services/tokenGenerator");
  const { MessageDeliveryService } = part("services/messageDelivery/messageDelivery");
  const { otp } = part("services/otp");
  const { DefaultConfig } = part("server/config");
  const clock = new DateClock();
  const stores = new StormDBDataStoreFactory(directory);
  const cognito = await new CognitoServiceFactoryImpl(
    directory,
    stores,
    new UserPoolServiceFactoryImpl(clock, stores),
  ).create(ctx, { UsernameAttributes: ["email"] });
  const lambda = new LambdaService({}, {});
  const triggers = new TriggersService(clock, cognito, lambda, new CryptoService(DefaultConfig.KMSConfig));
  triggers.enabled = (name: string) => name === "CustomMessage";
  triggers.customMessage = (_ctx: unknown, facts: Facts) => wordsOf(facts, customMessage);
  const sender = {
    sendEmail: (_ctx: unknown, _user: User, to: string, message: Message & { __code: string }) =>
      deliver(
        to,
        message.emailSubject ?? "Your code",
        message.emailMessage ?? `Your code is ${message.__code}`,
      ),
    sendSms: async () => {},
  };
  const messages = new MessagesService(triggers, new MessageDeliveryService(sender));
  const config = { ...DefaultConfig, TokenConfig: { IssuerDomain: `http://localhost:${port}` } };
  const tokenGenerator = new JwtTokenGenerator(clock, triggers, config.TokenConfig);
  return { services: { clock, cognito, config, messages, otp, tokenGenerator, triggers }, messages };
}

/** Calls the trigger as the user pool does. The real service inserts the code afterwards, and so does this. */
async function wordsOf(facts: Facts, customMessage: () => Promise<Trigger>): Promise<Message> {
  const trigger = await customMessage();
  const { response } = await trigger({
    version: "1",
    region: "local",
    userPoolId: facts.userPoolId,
    userName: facts.username,
    triggerSource: facts.source,
    callerContext: { awsSdkVersion: "local", clientId: facts.clientId },
    request: {
      userAttributes: Object.fromEntries(facts.userAttributes.map(({ Name, Value }) => [Name, Value])),
      clientMetadata: facts.clientMetadata ?? {},
      codeParameter: "{####}",
      usernameParameter: "{username}",
      linkParameter: "{##Click Here##}",
    },
    response: { emailSubject: null, emailMessage: null, smsMessage: null },
  });
  const filled = (text?: string) =>
    text?.replaceAll("{####}", facts.code).replaceAll("{username}", facts.username);
  return {
    ...response,
    emailMessage: filled(response.emailMessage),
    emailSubject: filled(response.emailSubject),
  } as Message;
}

type Asked = {
  ClientId: string;
  Username?: string;
  SecretHash?: string;
  ClientSecret?: string;
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeResponses?: Record<string, string>;
};

/** cognito-local gives a client a secret and never asks for it: whoever knew the client's id could call as it. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function withSecret({ cognito }: any) {
  const { NotAuthorizedError } = part("errors");
  const refuse = () => new NotAuthorizedError("Unable to verify secret hash for client");
  return (target: Target): Target =>
    async (ctx, request) => {
      const asked = request as Asked;
      const { ClientSecret } = await cognito.getAppClient(ctx, asked.ClientId);
      if (asked.ClientSecret !== undefined) {
        if (asked.ClientSecret !== ClientSecret) throw refuse();
        return target(ctx, request);
      }
      const given = asked.SecretHash ?? (asked.AuthParameters ?? asked.ChallengeResponses)?.SECRET_HASH;
      const pool = await cognito.getUserPoolForClientId(ctx, asked.ClientId);
      const token = asked.AuthParameters?.REFRESH_TOKEN;
      // A renewal names no user, so the proof is made with the user pool's id of the token's owner.
      const username = token
        ? (await pool.getUserByRefreshToken(ctx, token))?.Username
        : (asked.Username ?? (asked.AuthParameters ?? asked.ChallengeResponses)?.USERNAME);
      const hash = createHmac("sha256", ClientSecret).update(`${username}${asked.ClientId}`).digest("base64");
      if (given !== hash) throw refuse();
      return target(ctx, request);
    };
}

type SignedIn = { AuthenticationResult?: { IdToken?: string; AccessToken?: string } };

/**
 * Signing in for a role of the application: cognito-local's own implementation ignores two-step verification and gives
 * a renewed token the present time of sign-in.
 */
function signIn(initiate: Target): Target {
  const jwt = theirs("jsonwebtoken");
  const { pem } = require("cognito-local/lib/keys/cognitoLocal.private.json");
  const begunAt = (token: string | undefined, auth_time: unknown) =>
    token &&
    jwt.sign({ ...jwt.decode(token), auth_time }, pem, { algorithm: "RS256", keyid: "CognitoLocal" });
  return async (ctx, request) => {
    const asked = request as Asked;
    const flow = asked.AuthFlow === "ADMIN_USER_PASSWORD_AUTH" ? "USER_PASSWORD_AUTH" : asked.AuthFlow;
    const answer = (await initiate(ctx, { ...asked, AuthFlow: flow })) as SignedIn;
    const refresh = asked.AuthParameters?.REFRESH_TOKEN;
    if (!refresh || !answer.AuthenticationResult) return answer;
    const { IdToken, AccessToken, ...rest } = answer.AuthenticationResult;
    const { iat } = jwt.decode(refresh);
    const AuthenticationResult = {
      ...rest,
      IdToken: begunAt(IdToken, iat),
      AccessToken: begunAt(AccessToken, iat),
    };
    return { ...answer, AuthenticationResult };
  };
}

/** cognito-local confirms again whoever is confirmed; the pool refuses. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function confirmingOnce({ cognito }: any, target: Target): Target {
  const { NotAuthorizedError } = part("errors");
  return async (ctx, request) => {
    const { ClientId, Username } = request as Asked;
    const pool = await cognito.getUserPoolForClientId(ctx, ClientId);
    const user = await pool.getUserByUsername(ctx, Username);
    if (user && user.UserStatus !== "UNCONFIRMED")
      throw new NotAuthorizedError("User cannot be confirmed. Current status is CONFIRMED");
    return target(ctx, request);
  };
}

/** cognito-local has no AdminSetUserMFAPreference. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function preferFactor({ cognito }: any) {
  return async (
    ctx: unknown,
    request: { UserPoolId: string; Username: string; SoftwareTokenMfaSettings: { Enabled: boolean } },
  ) => {
    const pool = await cognito.getUserPool(ctx, request.UserPoolId);
    const user = await pool.getUserByUsername(ctx, request.Username);
    const on = request.SoftwareTokenMfaSettings.Enabled;
    await pool.saveUser(ctx, { ...user, UserMFASettingList: on ? ["SOFTWARE_TOKEN_MFA"] : [] });
    return {};
  };
}

/** cognito-local has no ResendConfirmationCode. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function resendCode({ cognito, otp }: any, messages: any) {
  return async (ctx: unknown, asked: unknown) => {
    const request = asked as { ClientId: string; Username: string };
    const pool = await cognito.getUserPoolForClientId(ctx, request.ClientId);
    const user: User | null = await pool.getUserByUsername(ctx, request.Username);
    // An unknown address gets the same answer, so that nobody learns who has an account.
    const email = user?.Attributes.find(({ Name }) => Name === "email")?.Value ?? request.Username;
    const details = { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: email };
    if (!user) return { CodeDeliveryDetails: details };
    const code = otp();
    await pool.saveUser(ctx, { ...user, ConfirmationCode: code });
    await messages.deliver(ctx, "ResendCode", request.ClientId, pool.options.Id, user, code, {}, details);
    return { CodeDeliveryDetails: details };
  };
}

/** cognito-local has no AdminUserGlobalSignOut: no refresh token of the user works any more. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function signOutEverywhere({ cognito }: any) {
  return async (ctx: unknown, request: { UserPoolId: string; Username: string }) => {
    const pool = await cognito.getUserPool(ctx, request.UserPoolId);
    const user = await pool.getUserByUsername(ctx, request.Username);
    if (user) await pool.saveUser(ctx, { ...user, RefreshTokens: [] });
    return {};
  };
}

type Target = (ctx: unknown, request: unknown) => Promise<unknown>;

/**
 * cognito-local checks whether an address is free and reserves it later, so two parallel sign-ups would both get it.
 */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return (target: Target): Target =>
    (ctx, request) => {
      const turn = last.then(() => target(ctx, request));
      last = turn.catch(() => {});
      return turn;
    };
}

/** Attributes that the application's client may write, as in the stack; one of them only when it signs somebody up. */
const OWN_ATTRIBUTES = ["email", "name", "locale"];
const OPENED_BY = "custom:opened_by";

/** cognito-local lets any client write any attribute, so a stranger could sign up into another space. */
function ownAttributesOnly(target: Target, own: readonly string[]): Target {
  const { NotAuthorizedError } = part("errors");
  return (ctx, request) => {
    const { UserAttributes = [] } = request as { UserAttributes?: { Name: string }[] };
    if (UserAttributes.every(({ Name }) => own.includes(Name))) return target(ctx, request);
    return Promise.reject(new NotAuthorizedError("A client attempted to write unauthorized attribute"));
  };
}

/** cognito-local reveals that an address has no account, which the user pool's client is configured to hide. */
function keepingSilence(target: Target): Target {
  const { UserNotFoundError } = part("errors");
  return async (ctx, request) => {
    try {
      return await target(ctx, request);
    } catch (error) {
      if (!(error instanceof UserNotFoundError)) throw error;
      const { Username } = request as { Username: string };
      return {
        CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: Username },
      };
    }
  };
}

/** cognito-local loses the refresh token of a sign-in with two-step verification. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function keepingSession({ cognito }: any, respond: Target): Target {
  return async (ctx, request) => {
    const { ClientId, ChallengeResponses } = request as Asked;
    const answer = (await respond(ctx, request)) as { AuthenticationResult?: { RefreshToken: string } };
    const token = answer.AuthenticationResult?.RefreshToken;
    if (token) {
      const pool = await cognito.getUserPoolForClientId(ctx, ClientId);
      const user = await pool.getUserByUsername(ctx, ChallengeResponses?.USERNAME);
      await pool.storeRefreshToken(ctx, token, user);
    }
    return answer;
  };
}

const NAME = "meridian-local";
/** The only client, which has a secret. */
const CLIENT = "meridian-server";

/** One pool and one client, made once. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
async function ensurePool(cognito: any): Promise<UserPool> {
  const ctx = { logger };
  const pools = await cognito.listUserPools(ctx);
  const found = pools.find((pool: { Name: string }) => pool.Name === NAME);
  const { CognitoIdentityProviderClient, ListUserPoolClientsCommand } = await import(
    "@aws-sdk/client-cognito-identity-provider"
  );
  const client = new CognitoIdentityProviderClient({});
  const id: string = found?.Id ?? (await createPool(client));
  const { UserPoolClients = [] } = await client.send(
    new ListUserPoolClientsCommand({ UserPoolId: id, MaxResults: 60 }),
  );
  const ours = UserPoolClients.find(({ ClientName }) => ClientName === CLIENT);
  const clientId = String(ours?.ClientId ?? (await createClient(client, id)));
  client.destroy();
  return { id, clientId };
}

type Sdk = import("@aws-sdk/client-cognito-identity-provider").CognitoIdentityProviderClient;

async function createPool(client: Sdk): Promise<string> {
  const { CreateUserPoolCommand } = await import("@aws-sdk/client-cognito-identity-provider");
  const created = await client.send(
    new CreateUserPoolCommand({
      PoolName: NAME,
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      MfaConfiguration: "OPTIONAL",
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
      Schema: ["space_id", "user_id", "opened_by"].map((Name) => ({
        Name,
        AttributeDataType: "String" as const,
        Mutable: Name !== "opened_by",
      })),
    }),
  );
  return String(created.UserPool?.Id);
}

async function createClient(client: Sdk, UserPoolId: string): Promise<string> {
  const { CreateUserPoolClientCommand } = await import("@aws-sdk/client-cognito-identity-provider");
  const application = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: CLIENT,
      GenerateSecret: true,
      ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      WriteAttributes: [...OWN_ATTRIBUTES, OPENED_BY],
      IdTokenValidity: 15,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { IdToken: "minutes", AccessToken: "minutes", RefreshToken: "days" },
    }),
  );
  return String(application.UserPoolClient?.ClientId);
}
