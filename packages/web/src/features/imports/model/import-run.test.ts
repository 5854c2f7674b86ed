import { MAX_ROWS_AT_ONCE } from "@meridian/core/contracts/imports/imports";
import { TableBuilder } from "@meridian/ui/sheets/table";
import { describe, expect, test } from "vitest";
import type { CheckBody, RowBody } from "../api/imports.ts";
import { compareAll, sendAll } from "./import-run.ts";
import type { PreparedRow } from "./prepare.ts";
import { fingerprintTexts } from "./read-rows.ts";

const rows = Array.from({ length: 100 }, (_, index): PreparedRow => {
  const name = index === 7 ? "" : `Demo ${index}`;
  return { number: index + 2, values: { name }, problems: [], patient: { name } };
});
const texts = rows.map(({ number }) => `row ${number}`);

describe("an import run", () => {
  test("compares all rows with a name, each once, in bounded requests", async () => {
    const asked: CheckBody[] = [];
    const answered: number[] = [];
    await compareAll(
      rows,
      texts,
      async (body) => {
        expect(body.length).toBeLessThanOrEqual(MAX_ROWS_AT_ONCE);
        asked.push(...body);
        return { items: body.map(({ number }) => ({ number, imported: false, candidates: [] })) };
      },
      (items) => answered.push(...items.map(({ number }) => number)),
    );
    const named = rows.filter(({ values }) => values.name !== "").map(({ number }) => number);
    expect(asked.map(({ number }) => number).sort((a, b) => a - b)).toEqual(named);
    expect(new Set(answered).size).toBe(99);
    expect(new Set(asked.map(({ fingerprint }) => fingerprint)).size).toBe(99);
  });
  test("sends the same fingerprints again after a failure, in order", async () => {
    const confirmed = rows.map(({ number, patient }, index) => ({
      fingerprint: texts[index] ?? "",
      body: { number, patient },
    }));
    const sent: RowBody[][] = [];
    let requests = 0;
    const send = async (body: RowBody[]) => {
      requests += 1;
      if (requests === 2) throw new Error("lost");
      sent.push(body);
      return { items: [] };
    };
    await expect(sendAll(confirmed, send, () => {})).rejects.toThrow("lost");
    const first = sent.splice(0);
    await sendAll(confirmed, send, () => {});
    expect(sent[0]).toEqual(first[0]);
    expect(sent.flat().map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
  });
});

test("equal rows of a file have fingerprints of their own, which a second reading repeats", () => {
  const builder = new TableBuilder();
  for (const [index, name] of ["Nome", "Ana", "Rui", "Ana"].entries()) builder.add([name], index + 1);
  const first = fingerprintTexts("patients", builder.table(), 0);
  expect(new Set(first).size).toBe(3);
  expect(fingerprintTexts("patients", builder.table(), 0)).toEqual(first);
});
