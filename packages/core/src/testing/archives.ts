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
