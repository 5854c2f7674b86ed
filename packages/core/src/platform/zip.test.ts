import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type ReadBytes, unzipped, zippedFiles } from "./zip-reader.ts";
import { type ZipFile, zipDirectoryLine, zipEnd, zipMember } from "./zip-writer.ts";

const LIMITS = { files: 1000, size: 10_000_000 };
const MODIFIED = Date.UTC(2026, 2, 1, 10, 20, 30);

function archiveOf(files: readonly ZipFile[]): Buffer {
  const chunks: Buffer[] = [];
  const entries = [];
  let offset = 0;
  for (const file of files) {
    const { bytes, entry } = zipMember(file, offset);
    chunks.push(bytes);
    entries.push(entry);
    offset += bytes.length;
  }
  const lines = entries.map(zipDirectoryLine);
  const size = lines.reduce((sum, line) => sum + line.length, 0);
  return Buffer.concat([...chunks, ...lines, zipEnd({ entries: entries.length, offset, size })]);
}
const reader =
  (archive: Uint8Array): ReadBytes =>
  async (first, last) =>
    archive.subarray(first, last + 1);
async function contents(archive: Uint8Array, limits = LIMITS): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of zippedFiles(reader(archive), archive.length, limits))
    found[file.name] = Buffer.from(await unzipped(reader(archive), file)).toString("latin1");
  return found;
}

const files = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-zà-ú0-9 /-]{1,40}$/),
    content: fc.uint8Array({ maxLength: 3000 }),
    modified: fc.constant(MODIFIED),
    isCompressed: fc.boolean(),
  }),
  { maxLength: 12, selector: ({ name }) => name },
);

test("another program reads what is written, and what another wrote is read", async () => {
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      const expected = Object.fromEntries(
        all.map(({ name, content }) => [name, Buffer.from(content).toString("latin1")]),
      );
      const archive = archiveOf(all);
      expect(await contents(archive)).toEqual(expected);
      const elsewhere = Object.entries(unzipSync(archive)).map(
        ([name, content]) => [name, Buffer.from(content).toString("latin1")] as const,
      );
      expect(Object.fromEntries(elsewhere)).toEqual(expected);
      const made = zipSync(Object.fromEntries(all.map(({ name, content }) => [name, content])));
      expect(await contents(made)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("says that the names are UTF-8 in the two ways that programs look at", () => {
  const { entry } = zipMember({ name: "João", content: Buffer.from("demo"), modified: MODIFIED }, 0);
  const line = zipDirectoryLine(entry);
  // Info-ZIP's unzip reads the names of archives made by DOS as DOS's letters, whatever the flag says.
  const UNIX = 3;
  expect({ madeBy: line.readUInt8(5), utf8: line.readUInt16LE(8) & 0x800 }).toEqual({
    madeBy: UNIX,
    utf8: 0x800,
  });
  expect(line.readUInt32LE(38)).toBe(0o100644 * 2 ** 16);
});

describe("an archive larger than 4 GB", () => {
  test("names its files' places and its directory's in the ZIP64 fields", async () => {
    const far = 5 * 1024 ** 3;
    const { bytes, entry } = zipMember({ name: "a", content: Buffer.from("demo"), modified: MODIFIED }, far);
    const line = zipDirectoryLine(entry);
    const offset = far + bytes.length;
    const end = zipEnd({ entries: 1, offset, size: line.length });
    const rest = Buffer.concat([bytes, line, end]);
    const read: ReadBytes = async (first, last) => rest.subarray(Math.max(0, first - far), last + 1 - far);
    const found = [];
    for await (const file of zippedFiles(read, far + rest.length, LIMITS))
      found.push([file.name, file.offset, Buffer.from(await unzipped(read, file)).toString()]);
    expect(found).toEqual([["a", far, "demo"]]);
  });
});

describe("refuses", () => {
  const zeros = (length: number) => zipSync({ a: new Uint8Array(length) });
  test.each([
    ["what is no archive", Buffer.from("name;phone\n".repeat(10)), "not_a_zip"],
    ["an empty file", Buffer.alloc(0), "not_a_zip"],
    ["a file that unpacks to far more than it is", zeros(9_000_000), "too_large"],
    ["a file that is too large", zeros(11_000_000), "too_large"],
    ["too many files", archiveOf(Array.from({ length: 1001 }, (_, at) => member(`f${at}`))), "too_large"],
    ["an archive whose end is missing", archiveOf([member("a")]).subarray(0, -1), "not_a_zip"],
  ] as const)("%s", async (_, archive, fault) => {
    await expect(contents(archive)).rejects.toMatchObject({ fault });
  });

  test("a file whose content is not what the directory says", async () => {
    const archive = archiveOf([{ ...member("a"), isCompressed: true }]);
    const at = archive.indexOf("demo");
    archive[at] = (archive[at] ?? 0) ^ 1;
    await expect(contents(archive)).rejects.toMatchObject({ fault: "damaged" });
  });

  test("any change of a byte, or reads the same names and contents", async () => {
    const whole = archiveOf([member("a"), member("b")]);
    const expected = await contents(whole);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const read = await contents(changed).catch((error: { fault?: string }) => error.fault);
      if (typeof read === "object") expect(Object.values(read)).toEqual(Object.values(expected));
      else expect(read).toMatch(/not_a_zip|damaged|too_large/);
    }
  });
});

function member(name: string): ZipFile {
  return { name, content: Buffer.from("demo text, demo text, demo text"), modified: MODIFIED };
}
