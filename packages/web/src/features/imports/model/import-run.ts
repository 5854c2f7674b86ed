import {
  type ImportCandidate,
  MAX_ROWS_AT_ONCE,
  type RowResult,
} from "@meridian/core/contracts/imports/imports";
import { textHash } from "@meridian/ui/sheets/read-file";
import type { CheckBody } from "../api/imports.ts";
import type { PreparedRow } from "./prepare.ts";

/** What the server knows about a row of the file. */
export type ServerFacts = { imported: boolean; candidates: ImportCandidate[] };

/** Requests under way at the same time while rows are compared. */
const CONCURRENT = 3;

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_ROWS_AT_ONCE) }, (_, index) =>
    all.slice(index * MAX_ROWS_AT_ONCE, (index + 1) * MAX_ROWS_AT_ONCE),
  );

/** What of a row is compared with the clinic's patients. */
export const comparisonOf = ({ number, values, patient }: PreparedRow, fingerprint: string): CheckBody => ({
  number,
  fingerprint,
  name: (values.name ?? "").slice(0, 200),
  birthday: patient.birthday ?? null,
  phone: patient.phone ?? "",
  mobile_number: patient.mobile_number ?? "",
  email: patient.email ?? "",
  vat_number: patient.vat_number ?? "",
  health_system_number: patient.health_system_number ?? "",
});

type Compare = (rows: CheckBody[]) => Promise<{ items: ({ number: number } & ServerFacts)[] }>;

/**
 * Compares rows with the clinic's patients, some requests at a time; `onFacts` gets each answer. Rows without a name are
 * left out.
 */
export async function compareAll(
  rows: readonly PreparedRow[],
  fingerprints: readonly string[],
  compare: Compare,
  onFacts: (items: ({ number: number } & ServerFacts)[]) => void,
): Promise<void> {
  const named = rows.flatMap((row, index) =>
    row.values.name ? [{ row, text: fingerprints[index] ?? "" }] : [],
  );
  await inBatches(named, async (batch) => {
    const body = await Promise.all(
      batch.map(async ({ row, text }) => comparisonOf(row, await textHash(text))),
    );
    onFacts((await compare(body)).items);
  });
}

/** Works on all of a list in batches as large as a request may be, a few at a time. */
export async function inBatches<T>(all: readonly T[], work: (batch: T[]) => Promise<void>): Promise<void> {
  const batches = batchesOf(all);
  const worker = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await work(batch);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
}

/** A row that was confirmed: the text of its fingerprint, and what is sent of it besides. */
export type Confirmed<Body> = { fingerprint: string; body: Omit<Body, "fingerprint"> };

type Send<Body> = (rows: Body[]) => Promise<{ items: RowResult[] }>;

/**
 * Sends the confirmed rows in batches, one after the other. `onResults` gets each answer. A failed batch throws; sending
 * everything again later adds only what is missing.
 */
export async function sendAll<Body extends { fingerprint: string }>(
  confirmed: readonly Confirmed<Body>[],
  send: Send<Body>,
  onResults: (results: RowResult[]) => void,
): Promise<void> {
  for (const batch of batchesOf(confirmed)) {
    const rows = await Promise.all(
      batch.map(
        async ({ fingerprint, body }) => ({ ...body, fingerprint: await textHash(fingerprint) }) as Body,
      ),
    );
    onResults((await send(rows)).items);
  }
}
