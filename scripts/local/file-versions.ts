import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";

/** How s3rver names the file with an object's content. */
const CONTENT = "._S3rver_object";

/**
 * The answer to a request for versions of files, which s3rver does not have: each file has one version. Undefined for
 * other requests.
 */
export function versionsIn(directory: string, { method, url }: IncomingMessage): string | undefined {
  const { searchParams: query } = new URL(url ?? "/", "http://localhost");
  if (method !== "GET" || !query.has("versions")) return undefined;
  const prefix = query.get("prefix") ?? "";
  const keys = keysBelow(directory, prefix.slice(0, prefix.lastIndexOf("/") + 1)).filter((key) =>
    key.startsWith(prefix),
  );
  const inner = query.get("delimiter") === "/" ? foldersOf(keys, prefix) : keys.slice(0, 1000).map(version);
  return `<ListVersionsResult><EncodingType>url</EncodingType>${inner.join("")}</ListVersionsResult>`;
}

function keysBelow(directory: string, folder: string): string[] {
  const root = join(directory, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(CONTENT))
    .map((file) => folder + file.slice(0, -CONTENT.length))
    .sort();
}

const version = (key: string) =>
  `<Version><Key>${encodeURIComponent(key)}</Key><VersionId>null</VersionId></Version>`;

function foldersOf(keys: readonly string[], prefix: string): string[] {
  const names = keys
    .map((key) => /^[^/]+\//.exec(key.slice(prefix.length))?.[0])
    .filter((name) => name !== undefined);
  return [...new Set(names)].map(
    (name) => `<CommonPrefixes><Prefix>${encodeURIComponent(prefix + name)}</Prefix></CommonPrefixes>`,
  );
}
