import type { DocumentKind } from "@meridian/core/contracts/documents/document-kinds";
import {
  type DocumentForm,
  documentsRoutes,
  type PatientDocument,
} from "@meridian/core/contracts/documents/documents";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

/** Keys of what is cached: lists, and single documents, whose files are not fetched again when a list changes. */
const KEY = "documents";
const ONE = "document";
/** Links hold for five minutes. Milliseconds. */
const FRESH_MS = 4 * 60_000;
/** Documents of one page of the list. */
const PAGE = 30;

export type DocumentFilter = { kind: DocumentKind | ""; q: string; archived: boolean };

/** A page of a patient's documents. */
export const readDocuments = (
  patient: string,
  { kind, q, archived }: DocumentFilter,
  cursor?: string,
  signal?: AbortSignal,
) =>
  call(documentsRoutes.list, {
    params: { patient },
    query: {
      ...(kind && { kind }),
      ...(q && { q }),
      archived: archived ? "true" : "false",
      limit: PAGE,
      cursor,
    },
    ...(signal && { signal }),
  });

/** A patient's documents, newest day first. */
export const useDocuments = (patient: string, filter: DocumentFilter) =>
  useCursorList([KEY, patient, filter], (cursor, signal) => readDocuments(patient, filter, cursor, signal));

/** Documents added since a visit. */
export const useAddedSince = (patient: string, since: string) =>
  useQuery({
    queryKey: [KEY, patient, "since", since],
    queryFn: async ({ signal }) =>
      (await call(documentsRoutes.listAdded, { params: { patient }, query: { since }, signal })).items,
  });

export type DocumentReference = Pick<PatientDocument, "id" | "patient">;
const at = ({ id, patient }: DocumentReference) =>
  ({ params: { patient, document: id }, notFound: "throw" }) as const;

/** A document with links to its file. */
export const openDocument = (document: DocumentReference, signal?: AbortSignal) =>
  call(documentsRoutes.open, { ...at(document), ...(signal && { signal }) });

export const useDocument = (document: DocumentReference) =>
  useQuery({
    queryKey: [ONE, document.patient, document.id],
    queryFn: ({ signal }) => openDocument(document, signal),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

/** Changes to documents; the lists that show them are read again. */
export function useDocumentActions() {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: [KEY] });
    const thenRefresh = async (work: Promise<PatientDocument>): Promise<PatientDocument> => {
      const answer = await work;
      void refresh();
      void client.invalidateQueries({ queryKey: [ONE, answer.patient, answer.id] });
      return answer;
    };
    return {
      refresh,
      update: (document: PatientDocument, changes: DocumentForm) =>
        thenRefresh(
          call(documentsRoutes.update, {
            ...at(document),
            body: { ...changes, version: document.version },
          }),
        ),
      archive: (document: PatientDocument) => thenRefresh(call(documentsRoutes.archive, at(document))),
      restore: (document: PatientDocument) => thenRefresh(call(documentsRoutes.restore, at(document))),
    };
  }, [client]);
}

/** How much of the plan's disk space the clinic uses. */
export const useDiskUse = () =>
  useQuery({
    queryKey: [KEY, "disk use"],
    queryFn: ({ signal }) => call(documentsRoutes.readDiskUse, { signal }),
  });
