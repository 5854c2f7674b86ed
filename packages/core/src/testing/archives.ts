import { createHash } from "node:crypto";
import { unzipSync } from "fflate";

/** The files of an archive by name, as another program unpacks them. */
export const unzipArchive = (archive: Uint8Array): Record<string, Uint8Array> => unzipSync(archive);

/** The records of an archive by kind. */
export function recordsByKind(files: Record<string, Uint8Array>): Record<string, Record<string, unknown>[]> {
  const kinds: Record<string, Record<string, unknown>[]> = {};
  for (const [name, content] of Object.entries(files)) {
    const kind = /^data\/([a-z-]+)-\d+\.ndjson$/.exec(name)?.[1];
    if (!kind) continue;
    const lines = Buffer.from(content).toString().split("\n").filter(Boolean);
    kinds[kind] = [...(kinds[kind] ?? []), ...lines.map((line) => JSON.parse(line))];
  }
  return kinds;
}

const textOf = (content: Uint8Array) => Buffer.from(content).toString();
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/**
 * Every file of an archive by name, each as its checksum, for comparing it with the archive of the space it was imported
 * into. Two files differ between them, and here are without what differs: the list of users, where the importing account
 * is added and nobody else has an account (`active`, `owner`), and the manifest, which names the space, the moment, the
 * checksums and the number of users. The lists of checksums are left out, because they name those two.
 */
export function comparedArchive(archive: Uint8Array, importer: string): Record<string, unknown> {
  const files = Object.entries(unzipArchive(archive)).filter(([name]) => !name.startsWith("checksums/"));
  return Object.fromEntries(
    files.flatMap(([name, content]): [string, unknown][] => {
      if (name === "manifest.json") return [[name, comparedManifest(textOf(content))]];
      // Its rows are those of the JSON file.
      if (name.startsWith("csv/users-")) return [];
      if (name.startsWith("data/users-")) return [[name, comparedUsers(textOf(content), importer)]];
      return [[name, sha256(content)]];
    }),
  );
}

function comparedManifest(text: string): unknown {
  const { space: _, created_at: __, checksums: ___, counts, ...rest } = JSON.parse(text);
  const { users: ____, ...others } = counts;
  return { ...rest, counts: others };
}

const comparedUsers = (text: string, importer: string): unknown =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ id }) => id !== importer)
    .map(({ active: _, owner: __, ...rest }) => rest);
