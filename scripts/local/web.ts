import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { listen, type Service } from "./service.ts";

export type App = { prefix: "/" | "/admin/"; directory: string };
export type WebOptions = {
  port: number;
  apps: readonly App[];
  /** What the distribution adds to every answer. */
  headers: Readonly<Record<string, string>>;
  /** The apps' settings, `/config.json`. */
  config: object;
};

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

type File = { bytes: Buffer; compressed?: Buffer; type: string; immutable: boolean };

/**
 * The distribution: the clinic's app at /, the back office at /admin, one origin. Screens have no file of their own
 * and get their app's page; built files are kept by the browser for good, the pages asked about each time.
 */
export function startWeb({ port, apps, headers, config }: WebOptions): Promise<Service> {
  const cache = new Map<string, File>();
  const read = (path: string): File => {
    const held = cache.get(path);
    if (held) return held;
    const bytes = readFileSync(path);
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const compressible = /text|json|svg|javascript/.test(type);
    const file: File = {
      bytes,
      type,
      immutable: path.includes("/assets/"),
      ...(compressible && {
        compressed: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      }),
    };
    cache.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    if (path === "/config.json") {
      response.setHeader("content-type", "application/json");
      response.setHeader("cache-control", "no-cache");
      return response.end(JSON.stringify(config));
    }
    const found = find(apps, path);
    if (!found) {
      response.statusCode = 404;
      return response.end();
    }
    const file = read(found);
    response.setHeader("content-type", file.type);
    response.setHeader("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.compressed && /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) {
      response.setHeader("content-encoding", "br");
      return response.end(file.compressed);
    }
    return response.end(file.bytes);
  });
  return listen(server, port, "web");
}

/** The file for a path; a screen's path is answered with its app's page, a missing asset with nothing. */
function find(apps: readonly App[], path: string): string | undefined {
  const admin = path === "/admin" || path.startsWith("/admin/");
  const app = apps.find(({ prefix }) => prefix === (admin ? "/admin/" : "/"));
  if (!app) return undefined;
  const inner = normalize(admin ? path.slice("/admin".length) : path);
  const file = join(app.directory, inner);
  if (!file.startsWith(app.directory)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(inner) ? undefined : join(app.directory, "index.html");
}
