import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port on which nothing listens. It lies below those that systems give to outgoing connections, so that no connection
 * takes it before a service listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 30_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
