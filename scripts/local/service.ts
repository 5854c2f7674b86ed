import type { Server } from "node:http";

/** A running part of the local cloud. */
export type Service = { stop(): Promise<void> };

/** Listens on loopback; a busy port is named in the error. */
export function listen(server: Server, port: number, what: string): Promise<Service> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} (${what}) is taken. Choose another with --port-base.`)
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", () => resolve(serviceOf(server)));
  });
}

/** Stops a server at once, open connections included. */
export const serviceOf = (server: Server): Service => ({
  stop: () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
});
