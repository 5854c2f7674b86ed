import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { rewrite } from "../../stacks/rewrite.ts";
import { PATIENT_PAGE_PATHS } from "../../stacks/security-headers.ts";
import { listen, type Service } from "./service.ts";

export type App = { prefix: "/" | "/admin/"; directory: string };
export type WebOptions = {
  port: number;
  apps: readonly App[];
  /** Headers that the distribution adds to every answer. */
  headers: Readonly<Record<string, string>>;
  /** What it adds instead to the pages that patients open with a link. */
  patientPageHeaders: Readonly<Record<string, string>>;
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
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

type File = { bytes: Buffer; type: string; immutable: boolean; packed: Map<string, Buffer> };

/** Encodings in the distribution's order of preference. */
const ENCODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

/**
 * The distribution: the clinic's app at /, the back office at /admin, one origin. Paths without a file get their app's
 * page. Browsers keep built files permanently and revalidate the pages. All files are read at the start, so that
 * another copy can build its own apps while this one runs.
 */
export function startWeb({ port, apps, headers, patientPageHeaders, config }: WebOptions): Promise<Service> {
  const files = new Map(apps.flatMap(filesOf));
  const settings: File = {
    bytes: Buffer.from(JSON.stringify(config)),
    type: "application/json",
    immutable: false,
    packed: new Map(),
  };
  files.set("/config.json", settings);
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const isPatientPage = PATIENT_PAGE_PATHS.some((pattern) => path.startsWith(pattern.replace("*", "")));
    const added = isPatientPage ? patientPageHeaders : headers;
    for (const [name, value] of Object.entries(added)) response.setHeader(name, value);
    const file = files.get(rewrite(path));
    if (!file) {
      response.statusCode = 404;
      return response.end();
    }
    response.setHeader("content-type", file.type);
    response.setHeader("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    response.setHeader("vary", "accept-encoding");
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoding = encodingOf(file, accepted);
    if (encoding) response.setHeader("content-encoding", encoding);
    const body = encoding ? packed(file, encoding) : file.bytes;
    response.setHeader("content-length", body.length);
    return response.end(request.method === "HEAD" ? undefined : body);
  });
  return listen(server, port, "web");
}

/** Every file of an app by its path on the origin. */
function filesOf({ prefix, directory }: App): [string, File][] {
  return globSync("**/*", { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const inner = relative(directory, path).split(sep).join("/");
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      const immutable = inner.startsWith("assets/");
      return [`${prefix}${inner}`, { bytes: readFileSync(path), type, immutable, packed: new Map() }];
    });
}

function encodingOf(file: File, accepted: string): string | undefined {
  if (!/text|json|svg|javascript/.test(file.type)) return undefined;
  return Object.keys(ENCODERS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

function packed(file: File, encoding: string): Buffer {
  const content = file.packed.get(encoding) ?? ENCODERS[encoding]?.(file.bytes) ?? file.bytes;
  file.packed.set(encoding, content);
  return content;
}
