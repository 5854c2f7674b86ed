import { createRequire } from "node:module";
import { join } from "node:path";
import { deliver } from "./mailbox.ts";
import { type Service, serviceOf } from "./service.ts";

// cognito-local still uses the SDK of old, which says so at every start.
process.env.AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE = "1";
const require = createRequire(import.meta.url);
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
 * The user pool: cognito-local with what it lacks. Codes arrive in the local mailbox in the words of the product's
 * own CustomMessage trigger; a confirmation code can be sent again; no code is printed.
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
  const own: Record<string, unknown> = {
    SignUp: ownAttributesOnly(inTurn(router("SignUp"))),
    UpdateUserAttributes: ownAttributesOnly(router("UpdateUserAttributes")),
    ForgotPassword: keepingSilence(router("ForgotPassword")),
    AdminCreateUser: inTurn(router("AdminCreateUser")),
    ResendConfirmationCode: resendCode(services, messages),
    AdminUserGlobalSignOut: signOutEverywhere(services),
    RespondToAuthChallenge: keepingSession(services, router("RespondToAuthChallenge")),
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

/** Calls the trigger as the user pool does; the real service fills in the code afterwards, and so do we. */
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

/** cognito-local has no ResendConfirmationCode. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function resendCode({ cognito, otp }: any, messages: any) {
  return async (ctx: unknown, request: { ClientId: string; Username: string }) => {
    const pool = await cognito.getUserPoolForClientId(ctx, request.ClientId);
    const user: User | null = await pool.getUserByUsername(ctx, request.Username);
    // An unknown address gets the same answer: who has an account is nobody's business.
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

/** cognito-local looks whether an address is free and takes it later: two at once would both get it. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return (target: Target): Target =>
    (ctx, request) => {
      const turn = last.then(() => target(ctx, request));
      last = turn.catch(() => {});
      return turn;
    };
}

/** What the application's client may write, as the stack's client has it. */
const OWN_ATTRIBUTES = ["email", "name", "locale"];

/** cognito-local lets any client write any attribute: a stranger could sign up into another's space. */
function ownAttributesOnly(target: Target): Target {
  const { NotAuthorizedError } = part("errors");
  return (ctx, request) => {
    const { UserAttributes = [] } = request as { UserAttributes?: { Name: string }[] };
    if (UserAttributes.every(({ Name }) => OWN_ATTRIBUTES.includes(Name))) return target(ctx, request);
    return Promise.reject(new NotAuthorizedError("A client attempted to write unauthorized attribute"));
  };
}

/** cognito-local says that an address has no account, which the pool's client is told to keep to itself. */
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

type Challenge = { ClientId: string; ChallengeResponses?: { USERNAME?: string } };
type Answered = (
  ctx: unknown,
  request: Challenge,
) => Promise<{ AuthenticationResult?: { RefreshToken: string } }>;

/** cognito-local forgets the refresh token of a sign-in with a second factor. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
function keepingSession({ cognito }: any, respond: Answered) {
  return async (ctx: unknown, request: Challenge) => {
    const answer = await respond(ctx, request);
    const token = answer.AuthenticationResult?.RefreshToken;
    if (token) {
      const pool = await cognito.getUserPoolForClientId(ctx, request.ClientId);
      const user = await pool.getUserByUsername(ctx, request.ChallengeResponses?.USERNAME);
      await pool.storeRefreshToken(ctx, token, user);
    }
    return answer;
  };
}

const NAME = "meridian-local";

/** One pool and one client, made once. */
// biome-ignore lint/suspicious/noExplicitAny: cognito-local's inner services have no public types
async function ensurePool(cognito: any): Promise<UserPool> {
  const ctx = { logger };
  const pools = await cognito.listUserPools(ctx);
  const found = pools.find((pool: { Name: string }) => pool.Name === NAME);
  const {
    CognitoIdentityProviderClient,
    CreateUserPoolClientCommand,
    CreateUserPoolCommand,
    ListUserPoolClientsCommand,
  } = await import("@aws-sdk/client-cognito-identity-provider");
  const client = new CognitoIdentityProviderClient({});
  if (found) {
    const { UserPoolClients } = await client.send(
      new ListUserPoolClientsCommand({ UserPoolId: found.Id, MaxResults: 1 }),
    );
    return { id: found.Id, clientId: String(UserPoolClients?.[0]?.ClientId) };
  }
  const created = await client.send(
    new CreateUserPoolCommand({
      PoolName: NAME,
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      MfaConfiguration: "OPTIONAL",
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
      Schema: ["space_id", "user_id"].map((Name) => ({
        Name,
        AttributeDataType: "String" as const,
        Mutable: true,
      })),
    }),
  );
  const id = String(created.UserPool?.Id);
  const application = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId: id,
      ClientName: NAME,
      ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      WriteAttributes: OWN_ATTRIBUTES,
      IdTokenValidity: 15,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { IdToken: "minutes", AccessToken: "minutes", RefreshToken: "days" },
    }),
  );
  client.destroy();
  return { id, clientId: String(application.UserPoolClient?.ClientId) };
}
