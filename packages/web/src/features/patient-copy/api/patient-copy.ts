import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import { consentsRoutes } from "@meridian/core/contracts/consents/consents";
import { documentsRoutes } from "@meridian/core/contracts/documents/documents";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { courseRoutes } from "@meridian/core/contracts/monitoring/course";
import { monitoredSymptomRoutes } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { CopyPurpose } from "@meridian/core/contracts/patient-copy/copy-purposes";
import {
  COPIED_DOCUMENTS,
  type CopyHead,
  patientCopyRoutes,
} from "@meridian/core/contracts/patient-copy/patient-copy";
import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import { addressOf, call } from "@meridian/ui/api/client";
import { fetchFile } from "@meridian/ui/api/open-file";
import { fetchStored } from "@meridian/ui/files/fetch-stored";
import type { CopySource } from "../model/copy-source.ts";

type Copy = { patient: string; purpose: CopyPurpose; language: Language };

/** Begins a copy, which is recorded as an export. */
export const startCopy = ({ patient, purpose, language }: Copy, signal: AbortSignal): Promise<CopyHead> =>
  call(patientCopyRoutes.start, {
    params: { patient },
    body: { purpose, language },
    signal,
    notFound: "throw",
  });

/** Where the parts of a copy come from. Every answer is a page. */
export function copySource({ patient, purpose, language }: Copy, signal: AbortSignal): CopySource {
  const of = { params: { patient }, signal, notFound: "throw" } as const;
  const pdf = (route: { path: `/${string}` }, cursor?: string) =>
    fetchFile(addressOf(route, { params: { patient }, query: { purpose, language, cursor } }), signal);
  return {
    visits: (cursor) => call(patientCopyRoutes.visits, { ...of, query: { purpose, cursor } }),
    consents: async () => (await call(consentsRoutes.listOfPatient, of)).items,
    symptoms: async () => (await call(monitoredSymptomRoutes.listOfPatient, of)).items,
    answers: (from, to, cursor) =>
      call(courseRoutes.getCourse, { ...of, query: { from, to, marks: "false", cursor } }),
    documents: (cursor) =>
      call(documentsRoutes.list, { ...of, query: { archived: "false", limit: COPIED_DOCUMENTS, cursor } }),
    charges: (cursor) => call(billingRoutes.ofPatient, { ...of, query: { limit: 100, cursor } }),
    printPerson: () => pdf(patientCopyRoutes.printPerson),
    printVisits: (cursor) => pdf(patientCopyRoutes.printVisits, cursor),
    printDocuments: (cursor) => pdf(patientCopyRoutes.printDocuments, cursor),
    photo: async ({ appointment, photo }) => {
      const { original } = await call(photosRoutes.open, {
        params: { appointment, photo },
        signal,
        notFound: "throw",
      });
      return fetchStored(original, signal);
    },
    document: async (document) => {
      const params = { patient: document.patient, document: document.id };
      const { download } = await call(documentsRoutes.open, { params, signal, notFound: "throw" });
      return fetchStored(download, signal);
    },
    signedConsent: async (consent) => {
      const params = { patient: consent.patient, consent: consent.id };
      const { url } = await call(consentsRoutes.getDocument, { params, signal, notFound: "throw" });
      return fetchStored(url, signal);
    },
  };
}
