import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { describe, expect, it } from "vitest";
import { archiveAll } from "./archive.ts";

const document = (title: string, size = 10): PatientDocument => ({
  id: `doc_${title}`,
  patient: "pat_1",
  kind: "exam",
  title,
  date: "2026-03-01",
  appointment: null,
  format: "txt",
  size,
  added_at: "2026-03-01T10:00:00.000Z",
  added_by: { id: "usr_1", name: "Demo Therapist" },
  archived_until: null,
  changeable: true,
  version: 2,
});

/** Archives documents on pages of two. Answers the text of each archive, and how often a file was read. */
async function archived(documents: PatientDocument[], abort = new AbortController(), stopAt = Infinity) {
  const archives: string[] = [];
  const counts: (readonly [number, number | undefined])[] = [];
  await archiveAll(
    {
      page: async (cursor) => {
        const from = Number(cursor ?? 0);
        const next = from + 2 < documents.length ? String(from + 2) : null;
        return { items: documents.slice(from, from + 2), next };
      },
      file: async ({ title }) => new Response(`text of ${title}`),
    },
    async (archive) => void archives.push(await new Response(archive).text()),
    {
      signal: abort.signal,
      onProgress: (count, total) => {
        counts.push([count, total]);
        if (count === stopAt) abort.abort();
      },
    },
  );
  return { archives, counts };
}

describe("an archive of all documents", () => {
  it("holds the documents of every page, those with equal names numbered", async () => {
    const { archives, counts } = await archived(["a", "b", "b", "c/d", "e"].map((title) => document(title)));
    expect(archives).toHaveLength(1);
    for (const name of ["a", "b", "b (2)", "c d", "e"])
      expect(archives[0]).toContain(`2026-03-01 ${name}.txt`);
    expect(archives[0]).toContain("text of c/d");
    expect(counts.map(([count]) => count)).toEqual([1, 2, 3, 4, 5]);
  });

  it("says of how many it is, as soon as the last page was read", async () => {
    const { counts } = await archived(["a", "b", "c"].map((title) => document(title)));
    expect(counts).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 3],
    ]);
    expect((await archived([document("a"), document("b")])).counts).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it("goes on in another archive beyond a gigabyte", async () => {
    const half = 600 * 1024 ** 2;
    const { archives } = await archived([document("a", half), document("b", half), document("c", 5)]);
    expect(
      archives.map((text) => ["a", "b", "c"].filter((name) => text.includes(`text of ${name}`))),
    ).toEqual([["a"], ["b", "c"]]);
  });

  it("saves nothing once it is cancelled", async () => {
    const abort = new AbortController();
    await expect(archived([document("a"), document("b")], abort, 1)).rejects.toThrow();
  });
});
