import type { Server } from "node:http";
import { createServer } from "node:net";

/** A running part of the local cloud. */
export type Service = { stop(): Promise<void> };

/** Listens on loopback; a busy port is named in the error. */
export function listen(server: Server, port: number, what: string): Promise<Service> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? busy(port, what) : error),
    );
    server.listen(port, "127.0.0.1", () => resolve(serviceOf(server)));
  });
}

/**
 * Throws if one of the ports is in use. Called before anything starts, because a service whose port is taken might
 * otherwise talk to another copy's service.
 */
export async function requireFree(ports: Readonly<Record<string, number>>): Promise<void> {
  await Promise.all(
    Object.entries(ports).map(async ([what, port]) => {
      const probe = createServer();
      const taken = await new Promise<boolean>((resolve) => {
        probe.once("error", () => resolve(true));
        probe.listen(port, "127.0.0.1", () => resolve(false));
      });
      if (taken) throw busy(port, what);
      await new Promise((closed) => probe.close(closed));
    }),
  );
}

const busy = (port: number, what: string) =>
  new Error(`Port ${port} (${what}) is taken. Choose others with --port-base.`);

/**
 * How long an idle connection stays open, in milliseconds, as at AWS's endpoints. Node's five seconds could close one
 * just when a client sends on it.
 */
const IDLE = 350_000;

/** Keeps idle connections as long as the cloud does, and stops a server at once, including open connections. */
export function serviceOf(server: Server): Service {
  server.keepAliveTimeout = IDLE;
  return {
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
