import { createServer as createHttpServer } from "node:http";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { rewrite } from "../../stacks/rewrite.ts";
import type { Ports } from "./ports.ts";
import { listen, type Service } from "./service.ts";

const packages = resolve(dirname(fileURLToPath(import.meta.url)), "../../packages");

/** Both apps from source with hot reload, on the distribution's one origin. */
export async function startDevServer(ports: Ports, config: object): Promise<Service> {
  const app = (name: string, port: number) =>
    createServer({
      root: join(packages, name),
      appType: "spa",
      server: { middlewareMode: true, hmr: { port, host: "127.0.0.1" } },
    });
  const [web, admin] = await Promise.all([app("web", ports.webDev), app("admin", ports.adminDev)]);
  const server = createHttpServer((request, response) => {
    const path = request.url ?? "/";
    if (path.split("?")[0] === "/config.json") {
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(config));
    }
    const file = rewrite(path.split("?")[0] ?? "/");
    // The pages that patients open with a link are documents of their own.
    if (file === "/monitoring.html" || file === "/consent.html") request.url = file;
    // Vite serves an app with a base path only below it.
    if (path === "/admin") request.url = "/admin/";
    return (path.startsWith("/admin") ? admin : web).middlewares(request, response);
  });
  const front = await listen(server, ports.web, "web");
  return {
    stop: async () => {
      await front.stop();
      await Promise.all([web.close(), admin.close()]);
    },
  };
}
