import { mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Route } from "../../packages/core/src/contracts/kernel/route.ts";
import { planPaymentsRoutes } from "../../packages/core/src/contracts/plan-payments/plan-payments.ts";
import type { RouteHandler } from "../../stacks/handlers.ts";
import { patientPageHeaders, securityHeaders } from "../../stacks/security-headers.ts";
import { appDirectories } from "../build.ts";
import { startApi } from "./api.ts";
import { ensureTable, startDynamodb } from "./dynamodb.ts";
import { cloudEnvironment, FILES_BUCKET, PAYMENTS_KEYS, TABLE } from "./environment.ts";
import { startFiles } from "./files.ts";
import { startIdentity } from "./identity.ts";
import { startMailbox } from "./mailbox.ts";
import { startPayments } from "./payments.ts";
import { startPhones } from "./phones.ts";
import { type Ports, portsFrom } from "./ports.ts";
import { startSchedules } from "./schedules.ts";
import { startSecrets } from "./secrets.ts";
import { requireFree, type Service } from "./service.ts";
import { CHECKPOINTS, type StreamConsumer, startStreams } from "./streams.ts";
import { startWeb } from "./web.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const FUNCTIONS = join(root, "packages/functions/src");

type Lambda = Parameters<typeof startApi>[3] extends (route: Route) => infer L ? Awaited<L> : never;

export type CloudOptions = {
  portBase?: number;
  /** Folder for everything that is kept between starts. */
  state?: string;
  /** Empties the folder first. */
  fresh?: boolean;
  /** Serves the built apps; off when only the services are needed. */
  web?: boolean;
  /** Finds a route's handler; by default from source. */
  load?: (route: Route) => Promise<Lambda>;
  /** Replaces the table's stream consumer. */
  consumer?: StreamConsumer;
};

export type Cloud = {
  ports: Ports;
  urls: {
    web: string;
    admin: string;
    api: string;
    mailbox: string;
    phones: string;
    payments: string;
    control: string;
    database: string;
  };
  env: Record<string, string>;
  /** Folder for everything that is kept between starts. */
  state: string;
  /** The content of `/config.json` for the apps. */
  config: object;
  headers: Record<string, string>;
  patientPageHeaders: Record<string, string>;
  runSchedule(id: string): Promise<void>;
  /** Serves the built apps like the distribution; `startCloud` does it itself unless switched off. */
  serveApps(): Promise<Service>;
  stop(): Promise<void>;
};

/** Imports a handler from its source file, the way Lambda would from its bundle. */
const fromSource =
  (handlers: ReadonlyMap<string, RouteHandler>) =>
  async (route: Route): Promise<Lambda> => {
    const { file, name } = handlers.get(route.id) as RouteHandler;
    return (await import(pathToFileURL(join(root, file)).href))[name];
  };

/** Starts the whole local cloud in this process. If a part fails to start, stops those already started. */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const { portBase = 3000, state = join(root, ".local"), fresh = false, web = true } = options;
  const ports = portsFrom(portBase);
  await requireFree(ports);
  if (fresh) rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const services: Service[] = [];
  const begin = async <S extends Service>(service: Promise<S> | S): Promise<S> => {
    const started = await service;
    services.unshift(started);
    return started;
  };
  const stop = async () => {
    for (const service of services.splice(0)) await service.stop();
  };
  try {
    return await assemble(options, { ports, state, web }, begin, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

type Begin = <S extends Service>(service: Promise<S> | S) => Promise<S>;

/** Starts what depends on nothing else. */
async function beginStores(ports: Ports, state: string, webOrigin: string, begin: Begin) {
  const [, , , , , identity] = await Promise.all([
    begin(
      startDynamodb(
        ports.dynamodb,
        join(state, "dynamodb"),
        ...STREAM_FOLDERS.map((folder) => join(state, folder, CHECKPOINTS)),
      ),
    ),
    begin(startFiles(ports.files, state, FILES_BUCKET, webOrigin)),
    begin(startMailbox(ports.mailbox)),
    begin(startPhones(ports.phones)),
    begin(startSecrets(ports.secrets, state)),
    begin(
      startIdentity(
        ports.identity,
        state,
        async () =>
          (await import("../../packages/functions/src/triggers/custom-message.ts")).handler as never,
      ),
    ),
  ]);
  return identity;
}

async function assemble(
  options: CloudOptions,
  { ports, state, web }: { ports: Ports; state: string; web: boolean },
  begin: Begin,
  stop: () => Promise<void>,
): Promise<Cloud> {
  const provisional = cloudEnvironment(ports, { id: "none", clientId: "none" });
  Object.assign(process.env, provisional);
  const identity = await beginStores(ports, state, provisional.WEB_ORIGIN, begin);
  const env = cloudEnvironment(ports, identity.pool);
  Object.assign(process.env, env);
  await ensureTable(TABLE);
  await begin(
    startPayments({
      port: ports.payments,
      webhook: `http://127.0.0.1:${ports.api}${planPaymentsRoutes.webhook.path}`,
      webhookSecret: PAYMENTS_KEYS.webhook_secret,
    }),
  );
  const { allRoutes } = await import("../../packages/core/src/contracts/all.ts");
  const { routeHandlers } = await import("../../stacks/handlers.ts");
  const { schedules } = await import("../../packages/core/src/contracts/kernel/schedules.ts");
  const consumers = options.consumer ? [options.consumer] : await streamConsumers();
  for (const [index, consumer] of consumers.entries())
    await begin(startStreams({ table: TABLE, state: join(state, String(STREAM_FOLDERS[index])), consumer }));
  const jobs = await begin(startSchedules(ports.control, schedules, FUNCTIONS));
  await begin(
    startApi(ports.api, allRoutes, env.WEB_ORIGIN, options.load ?? fromSource(routeHandlers(root))),
  );
  const { config, ...headers } = distribution(env);
  const serveApps = () => startWeb({ port: ports.web, apps: builtApps(), ...headers, config });
  if (web) await begin(serveApps());
  return {
    ports,
    urls: { ...urlsOf(ports), database: env.AWS_ENDPOINT_URL_DYNAMODB },
    env,
    state,
    config,
    ...headers,
    runSchedule: jobs.run,
    serveApps,
    stop,
  };
}

/** Where each consumer of the stream keeps its position. */
const STREAM_FOLDERS = ["stream", "stream-counting"] as const;

const streamConsumers = async () =>
  [
    (await import("../../packages/functions/src/stream/consume.ts")).handler,
    (await import("../../packages/functions/src/stream/count-changes.ts")).handler,
  ] as StreamConsumer[];

const builtApps = () =>
  [
    { prefix: "/", directory: appDirectories.web },
    { prefix: "/admin/", directory: appDirectories.admin },
  ] as const;

function distribution(env: Record<string, string>) {
  const origins = { apiOrigin: String(env.API_ORIGIN), filesOrigin: String(env.AWS_ENDPOINT_URL_S3) };
  const config = { api: env.API_ORIGIN };
  return { config, headers: securityHeaders(origins), patientPageHeaders: patientPageHeaders(origins) };
}

const urlsOf = (ports: Ports) => ({
  web: `http://localhost:${ports.web}`,
  admin: `http://localhost:${ports.web}/admin`,
  api: `http://localhost:${ports.api}`,
  mailbox: `http://localhost:${ports.mailbox}`,
  phones: `http://localhost:${ports.phones}`,
  payments: `http://localhost:${ports.payments}`,
  control: `http://localhost:${ports.control}`,
});
