import {
  type ImportCandidate,
  MAX_ROWS_AT_ONCE,
  type RowResult,
} from "@meridian/core/contracts/imports/imports";
import type { CheckBody, RowBody } from "../api/imports.ts";
import { textHash } from "../reading/read-file.ts";
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
  const batches = batchesOf(named);
  const worker = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const body = await Promise.all(
        batch.map(async ({ row, text }) => comparisonOf(row, await textHash(text))),
      );
      onFacts((await compare(body)).items);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
}

/** A row that was confirmed: its patient, and for a merge the patient it goes into. */
export type Confirmed = { row: PreparedRow; fingerprint: string; into?: string };

type Send = (rows: RowBody[]) => Promise<{ items: RowResult[] }>;

/**
 * Sends the confirmed rows in batches, one after the other. `onResults` gets each answer. A failed batch throws; sending
 * everything again later adds only what is missing.
 */
export async function sendAll(
  confirmed: readonly Confirmed[],
  send: Send,
  onResults: (results: RowResult[]) => void,
): Promise<void> {
  for (const batch of batchesOf(confirmed)) {
    const rows = await Promise.all(
      batch.map(async ({ row, fingerprint, into }) => ({
        number: row.number,
        fingerprint: await textHash(fingerprint),
        patient: row.patient,
        ...(into !== undefined && { into }),
      })),
    );
    onResults((await send(rows)).items);
  }
}
