import { bundleWriter } from "@meridian/core/clinical/fhir/bundle";
import {
  personResources,
  practitionerResources,
  recordResources,
} from "@meridian/core/clinical/fhir/person-resources";
import {
  answerResources,
  consentResource,
  documentResource,
} from "@meridian/core/clinical/fhir/record-resources";
import type { FhirContext, Resource } from "@meridian/core/clinical/fhir/references";
import { photoPath, visitResources } from "@meridian/core/clinical/fhir/visit-resources";
import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import type { CopiedVisit, CopyHead } from "@meridian/core/contracts/patient-copy/patient-copy";
import { BYTE_ORDER_MARK, csvRow, csvSeparator } from "@meridian/core/text/csv";
import { plusDays } from "@meridian/core/time/days";
import { fileNames } from "@meridian/ui/files/file-names";
import { makeZip } from "client-zip";
import type { CopySource } from "./copy-source.ts";
import { everyItem } from "./copy-source.ts";
import schema from "./patient-copy-1.schema.json";

/** What a copy is doing, and how many of it are done. */
export type CopyProgress = { part: "visits" | "pages" | "files"; count: number };

type CopyInput = {
  head: CopyHead;
  source: CopySource;
  /** The absolute address under which the resources of the FHIR bundle are named. */
  base: string;
  /** The clinic's present day. */
  today: string;
  /** The words of the table of answers. */
  header: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: CopyProgress) => void;
};

/** Days of answers read at once. */
const ANSWER_DAYS = 180;

/** What is collected while the record is read, for the files that follow. No more than a line for each file. */
type Collected = {
  photos: { appointment: string; photo: CopiedVisit["photos"][number] }[];
  documents: { document: PatientDocument; path: string }[];
  consents: ConsentEntry[];
  visitPages: (string | undefined)[];
  documentPages: (string | undefined)[];
  /** Kept as blobs, which the browser may store on disk. */
  fhir: Blob[];
  answers: Blob[];
};

/**
 * The archive of a copy: `record.json` with its schema, the FHIR bundle, the printed record, the answers as a table, and
 * the original photos, documents and signed consents. It is written while its parts are read, a page or a file at a time.
 */
export function copyArchive(input: CopyInput): ReadableStream<Uint8Array> {
  return makeZip(archiveFiles(input));
}

async function* archiveFiles(input: CopyInput) {
  const lastModified = new Date(input.head.made_at);
  const collected: Collected = {
    photos: [],
    documents: [],
    consents: [],
    visitPages: [],
    documentPages: [],
    fhir: [],
    answers: [],
  };
  yield { name: "record.json", input: encoded(recordJson(input, collected)), lastModified };
  yield { name: "record.schema.json", input: JSON.stringify(schema, null, 2), lastModified };
  yield { name: "fhir-bundle.json", input: new Blob(collected.fhir), lastModified };
  if (collected.answers.length > 1)
    yield { name: "symptom-answers.csv", input: new Blob(collected.answers), lastModified };
  for await (const file of printedFiles(input, collected)) yield { ...file, lastModified };
  for await (const file of originals(input, collected)) yield { ...file, lastModified };
}

async function* encoded(texts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** A list in JSON, an item a line. */
async function* list(name: string, items: AsyncIterable<unknown> | Iterable<unknown>) {
  let isFirst = true;
  yield `,\n${JSON.stringify(name)}:[`;
  for await (const item of items) {
    yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(item)}`;
    isFirst = false;
  }
  yield "]";
}

/** `record.json`, piece by piece. The FHIR bundle is made of the same items while they pass. */
async function* recordJson(input: CopyInput, collected: Collected): AsyncGenerator<string> {
  const { head, source, signal, base } = input;
  const { patient, language, purpose } = head;
  const context: FhirContext = { base, patient: patient.id, language, people: new Map() };
  const bundle = bundleWriter(context, head.made_at);
  const keep = (resources: readonly Resource[]) =>
    void collected.fhir.push(new Blob(resources.map((resource) => bundle.entry(resource))));
  collected.fhir.push(new Blob([bundle.open()]));
  keep(personResources(head, context));
  keep(recordResources(patient, context));
  const begun = JSON.stringify({ format: "meridian-patient-copy", version: 1, ...head });
  yield begun.slice(0, -1);
  yield* list(
    "appointments",
    visitsOf(input, collected, (visit) => keep(visitResources(visit, context))),
  );
  collected.consents = await source.consents();
  keep(collected.consents.map((entry) => consentResource(entry, context)));
  yield* list("consents", collected.consents);
  const symptoms = await source.symptoms();
  yield* list("symptoms", symptoms);
  yield* list(
    "answers",
    answersOf(input, collected, symptoms, (resources) => keep(resources), context),
  );
  yield* list(
    "documents",
    documentsOf(input, collected, (document, path) => keep([documentResource(document, path, context)])),
  );
  yield* list("charges", purpose === "patient" ? everyItem(source.charges, signal) : []);
  yield "\n}\n";
  keep(practitionerResources(context));
  collected.fhir.push(new Blob([bundle.close()]));
}

async function* visitsOf(
  { source, signal, onProgress }: CopyInput,
  collected: Collected,
  onVisit: (visit: CopiedVisit) => void,
) {
  let count = 0;
  const pages = everyItem(source.visits, signal, (cursor) => collected.visitPages.push(cursor));
  for await (const visit of pages) {
    onVisit(visit);
    for (const photo of visit.photos) collected.photos.push({ appointment: visit.appointment.id, photo });
    count += 1;
    onProgress({ part: "visits", count });
    yield visit;
  }
}

type Symptoms = Awaited<ReturnType<CopySource["symptoms"]>>;

/** All answers, from the day on which the first symptom began to be followed. */
async function* answersOf(
  { source, signal, today, header, head }: CopyInput,
  collected: Collected,
  symptoms: Symptoms,
  onAnswers: (resources: readonly Resource[]) => void,
  context: FhirContext,
) {
  const names = new Map(symptoms.map(({ id, name }) => [id, name]));
  const separator = csvSeparator(head.language);
  collected.answers.push(new Blob([BYTE_ORDER_MARK, csvRow(header, separator)]));
  const first = symptoms.map(({ start }) => start).sort()[0] ?? plusDays(today, 1);
  for (let from = first; from <= today; from = plusDays(from, ANSWER_DAYS)) {
    const to = plusDays(from, ANSWER_DAYS - 1);
    for await (const answered of everyItem((cursor) => source.answers(from, to, cursor), signal)) {
      // Answers around the period come with it.
      if (answered.day < from || answered.day > to) continue;
      onAnswers(answerResources(answered, names, context));
      const rows = answered.entries.map(({ value, entered_at, note }) =>
        csvRow([answered.day, names.get(answered.symptom) ?? "", String(value), entered_at, note], separator),
      );
      collected.answers.push(new Blob(rows));
      yield answered;
    }
  }
}

async function* documentsOf(
  { source, signal }: CopyInput,
  collected: Collected,
  onDocument: (document: PatientDocument, path: string) => void,
) {
  const nameOf = fileNames();
  const pages = everyItem(source.documents, signal, (cursor) => collected.documentPages.push(cursor));
  for await (const document of pages) {
    const path = `documents/${nameOf(document)}`;
    collected.documents.push({ document, path });
    onDocument(document, path);
    yield document;
  }
}

/** The printed record: the person, the appointments by pages, and the list of documents. */
async function* printedFiles({ source, signal, onProgress }: CopyInput, collected: Collected) {
  const parts = [
    () => source.printPerson(),
    ...collected.visitPages.map((cursor) => () => source.printVisits(cursor)),
    ...(collected.documents.length > 0
      ? collected.documentPages.map((cursor) => () => source.printDocuments(cursor))
      : []),
  ];
  const digits = String(parts.length).length;
  for (const [index, print] of parts.entries()) {
    signal.throwIfAborted();
    onProgress({ part: "pages", count: index + 1 });
    yield { name: `record-${String(index + 1).padStart(digits, "0")}.pdf`, input: await print() };
  }
}

/** The files as they were uploaded or signed. */
async function* originals({ source, signal, onProgress }: CopyInput, collected: Collected) {
  let count = 0;
  const next = () => {
    signal.throwIfAborted();
    count += 1;
    onProgress({ part: "files", count });
  };
  for (const { appointment, photo } of collected.photos) {
    next();
    yield { name: photoPath(photo), input: await source.photo({ appointment, photo: photo.id }) };
  }
  for (const { document, path } of collected.documents) {
    next();
    yield { name: path, input: await source.document(document) };
  }
  for (const consent of collected.consents) {
    if (consent.hash === null || consent.status !== "signed") continue;
    next();
    const name = `consents/${consent.at.slice(0, 10)}-${consent.id}.pdf`;
    yield { name, input: await source.signedConsent(consent) };
  }
}
