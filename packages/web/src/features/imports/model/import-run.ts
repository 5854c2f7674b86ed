import {
  type ImportCandidate,
  MAX_ROWS_AT_ONCE,
  type RowResult,
} from "@meridian/core/contracts/imports/imports";
import { batchesOf, inBatches } from "@meridian/ui/sheets/batches";
import { textHash } from "@meridian/ui/sheets/read-file";
import type { CheckBody } from "../api/imports.ts";
import type { PreparedRow } from "./prepare.ts";

/** What the server knows about a row of the file. */
export type ServerFacts = { imported: boolean; candidates: ImportCandidate[] };

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
  await inBatches(named, MAX_ROWS_AT_ONCE, async (batch) => {
    const body = await Promise.all(
      batch.map(async ({ row, text }) => comparisonOf(row, await textHash(text))),
    );
    onFacts((await compare(body)).items);
  });
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
  for (const batch of batchesOf(confirmed, MAX_ROWS_AT_ONCE)) {
    const rows = await Promise.all(
      batch.map(
        async ({ fingerprint, body }) => ({ ...body, fingerprint: await textHash(fingerprint) }) as Body,
      ),
    );
    onResults((await send(rows)).items);
  }
}
