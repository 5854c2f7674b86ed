import { signed } from "./files.ts";

/** A version of a file, or the mark that it was deleted. */
export type FileVersion = { key: string; version: string };

const LINK_SECONDS = 5 * 60;
const REQUEST_MS = 20_000;

async function list(query: Record<string, string>): Promise<string> {
  const link = await signed("GET", "", LINK_SECONDS, {}, undefined, {
    versions: "",
    "encoding-type": "url",
    ...query,
  });
  return (await sent(link, "GET")).text();
}

async function sent(link: string, method: string): Promise<Response> {
  const answer = await fetch(link, { method, signal: AbortSignal.timeout(REQUEST_MS) });
  if (!answer.ok && answer.status !== 404) throw new Error(`file store answered ${answer.status}`);
  return answer;
}

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
const decoded = (text: string) => decodeURIComponent(text.replaceAll("+", " "));

/** The folders directly in a folder, each with its whole name and a slash; of the whole store for an empty text. */
export async function listFolders(folder: string): Promise<string[]> {
  const found: string[] = [];
  let after: Record<string, string> | undefined = {};
  while (after) {
    const page = await list({ prefix: folder, delimiter: "/", ...after });
    for (const [, inner] of page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs))
      found.push(decoded(textOf(inner ?? "", "Prefix") ?? ""));
    const next = textOf(page, "NextKeyMarker");
    after = next === undefined ? undefined : { "key-marker": decoded(next) };
  }
  return found;
}

/** Versions of files whose names begin with a text, a thousand at most: the rest is found once these are deleted. */
export async function versionsBelow(prefix: string): Promise<FileVersion[]> {
  const page = await list({ prefix });
  return [...page.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs)].map(([, , xml = ""]) => ({
    key: decoded(textOf(xml, "Key") ?? ""),
    version: textOf(xml, "VersionId") ?? "null",
  }));
}

/** Deletes one version for good. A missing one is not an error. */
export async function removeVersion({ key, version }: FileVersion): Promise<void> {
  await sent(await signed("DELETE", key, LINK_SECONDS, {}, undefined, { versionId: version }), "DELETE");
}
