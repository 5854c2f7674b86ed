import type {
  ConsentEntry,
  ConsentRefused,
  ConsentSigned,
} from "@meridian/core/contracts/consents/consent-terms";
import { MAX_STATES, consentsRoutes as routes } from "@meridian/core/contracts/consents/consents";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

const KEY = "consents";
type States = ResponseOf<typeof routes.listStates>;

/** How a patient's consents stand, and what was decided before. */
export const usePatientConsents = (patient: string) =>
  useQuery({
    queryKey: [KEY, "of", patient],
    queryFn: ({ signal }) => call(routes.listOfPatient, { params: { patient }, signal }),
  });

type StatesQuery = {
  states: States | undefined;
  error: Error | null;
  /** None was answered yet, and none failed. */
  isLoading: boolean;
  retry: () => void;
};

/**
 * How the consents of several patients stand: one request for fifty of them. `states` holds those that were answered, `error` says
 * that others were not.
 */
export function useConsentStates(patients: readonly string[]): StatesQuery {
  const ids = useMemo(() => [...new Set(patients)].sort(), [patients]);
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_STATES) }, (_, at) =>
    ids.slice(at * MAX_STATES, (at + 1) * MAX_STATES),
  );
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: [KEY, "states", part.join(",")],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(routes.listStates, { query: { ids: part.join(",") }, signal }),
      staleTime: 60_000,
    })),
    combine: (answers): StatesQuery => {
      const found = answers.flatMap(({ data }) => data ?? []);
      const [first] = found;
      const failed = answers.filter(({ data, error }) => error && !data);
      return {
        states: first && { ...first, items: found.flatMap(({ items }) => items) },
        error: failed[0]?.error ?? null,
        isLoading: answers.some(({ isPending, failureCount }) => isPending && failureCount === 0),
        retry: () => {
          for (const { refetch } of failed) void refetch();
        },
      };
    },
  });
}

/** A text as the patient is shown it. Read anew each time, because exactly these words are signed. */
export const useConsentForm = (
  patient: string,
  text: ConsentSigned["text"],
  language: Language | undefined,
) =>
  useQuery({
    queryKey: [KEY, "form", patient, text, language ?? "patient"],
    queryFn: ({ signal }) =>
      call(routes.getForm, {
        params: { patient },
        query: { text, ...(language && { language }) },
        signal,
        notFound: "throw",
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type Place = { establishment: string | null };

/** What can be decided for a patient; what is shown is read anew after each. */
export function useConsentActions(patient: string) {
  const client = useQueryClient();
  const thenRefresh = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await refresh();
    return answer;
  };
  const refresh = () => client.invalidateQueries({ queryKey: [KEY] });
  const of = { params: { patient }, notFound: "throw" as const };
  return {
    sign: (body: ConsentSigned & Place) => thenRefresh(call(routes.sign, { ...of, body })),
    refuse: (body: ConsentRefused & Place) => thenRefresh(call(routes.refuse, { ...of, body })),
    revoke: (entry: ConsentEntry, reason: string) =>
      thenRefresh(
        call(routes.revoke, {
          params: { patient: entry.patient, consent: entry.id },
          body: { reason },
          notFound: "throw",
        }),
      ),
    refresh,
  };
}

const at = ({ patient, id }: ConsentEntry) => ({
  params: { patient, consent: id },
  notFound: "throw" as const,
});

/** Whether what is stored still is what was signed. */
export const verifyConsent = (entry: ConsentEntry) => call(routes.verify, at(entry));

/** The address of the PDF, valid for some minutes. */
export const documentLink = async (entry: ConsentEntry) => (await call(routes.getDocument, at(entry))).url;
