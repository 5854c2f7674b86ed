import type { ChargeSummary } from "@meridian/core/contracts/billing/billing";
import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import type { SymptomDay } from "@meridian/core/contracts/monitoring/course";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import type { CopiedVisit } from "@meridian/core/contracts/patient-copy/patient-copy";

type Page<Item> = { items: Item[]; next: string | null };
type Cursor = string | undefined;

/** Where the parts of a copy come from, each read when the archive needs it. */
export type CopySource = {
  visits: (cursor: Cursor) => Promise<Page<CopiedVisit>>;
  consents: () => Promise<ConsentEntry[]>;
  symptoms: () => Promise<MonitoredSymptom[]>;
  answers: (from: string, to: string, cursor: Cursor) => Promise<Page<SymptomDay>>;
  documents: (cursor: Cursor) => Promise<Page<PatientDocument>>;
  charges: (cursor: Cursor) => Promise<Page<ChargeSummary>>;
  printPerson: () => Promise<Blob>;
  printVisits: (cursor: Cursor) => Promise<Blob>;
  printDocuments: (cursor: Cursor) => Promise<Blob>;
  photo: (photo: { appointment: string; photo: string }) => Promise<Response>;
  document: (document: PatientDocument) => Promise<Response>;
  signedConsent: (consent: ConsentEntry) => Promise<Response>;
};

/** The items of every page, one after the other; `onPage` is told where each page begins. */
export async function* everyItem<Item>(
  read: (cursor: Cursor) => Promise<Page<Item>>,
  signal: AbortSignal,
  onPage?: (cursor: Cursor) => void,
) {
  let cursor: Cursor;
  do {
    const { items, next } = await read(cursor);
    signal.throwIfAborted();
    onPage?.(cursor);
    yield* items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
