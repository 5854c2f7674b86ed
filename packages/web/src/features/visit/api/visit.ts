import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import { type AcupunctureState, acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import type { AmendmentReason } from "@meridian/core/contracts/visits/amendment";
import type { Edit, SectionKey, SectionView } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { call } from "@meridian/ui/api/client";
import { isConflict } from "@meridian/ui/api/errors";
import { typedContent } from "@meridian/ui/api/unsaved";
import { draftsLeft } from "@meridian/ui/drafts/drafts";
import { replaceEqualDeep, useQuery, useQueryClient } from "@tanstack/react-query";
import { newestVisit } from "../model/newest-visit.ts";

const visitKey = (appointment: string) => ["visit", appointment] as const;

/** The texts this user typed in an appointment that were never saved; the not-found page shows them. */
async function unsentTexts(appointment: string) {
  const drafts = await draftsLeft(`appointment/${appointment}/`).catch(() => []);
  return drafts.flatMap(({ value }) => typedContent(value));
}

/** An appointment with its clinical content. Fetched again when the user returns to the tab. */
export const useVisit = (patient: string, appointment: string) =>
  useQuery({
    queryKey: visitKey(appointment),
    queryFn: ({ signal }) =>
      call(visitsRoutes.get, {
        params: { appointment },
        query: { patient },
        signal,
        unsaved: () => unsentTexts(appointment),
      }),
    refetchOnWindowFocus: true,
    structuralSharing: (known, read) =>
      replaceEqualDeep(known, newestVisit(known as Visit | undefined, read as Visit)),
  });

/** Reads an earlier visit to copy from. */
export function useReadVisit() {
  const client = useQueryClient();
  return (patient: string, appointment: string): Promise<Visit> =>
    client.fetchQuery({
      queryKey: visitKey(appointment),
      queryFn: () => call(visitsRoutes.get, { params: { appointment }, query: { patient } }),
      staleTime: 60_000,
    });
}

/** The visit before this one with its content. Fetched once and kept while the screen is open. */
export const useLastVisit = (patient: string, appointment: string | undefined) =>
  useQuery({
    queryKey: visitKey(appointment ?? ""),
    queryFn: ({ signal }) =>
      call(visitsRoutes.get, {
        params: { appointment: appointment ?? "" },
        query: { patient },
        signal,
        // A missing last visit must not replace the open one by the not-found page.
        notFound: "throw",
      }),
    staleTime: 60_000,
    enabled: appointment !== undefined,
  });

type Save = {
  section: SectionKey;
  version: number;
  data: Record<string, unknown>;
  edit?: Edit;
  amend?: AmendmentReason;
  leaving?: boolean;
};

/** Saves a section and updates the cached visit without fetching it again. */
export function useSaveSection({ id: appointment, patient }: { id: string; patient: string }) {
  const client = useQueryClient();
  const keep = (section: SectionKey, current: SectionView) =>
    client.setQueryData<Visit>(visitKey(appointment), (visit) => {
      if (!visit?.content) return visit;
      const others = visit.content.sections.filter((one) => one.section !== section);
      return { ...visit, content: { ...visit.content, sections: [...others, current] } };
    });
  return async ({ section, leaving = false, ...body }: Save) => {
    const saved = await call(visitsRoutes.saveSection, {
      params: { appointment, section },
      body: { patient, ...body },
      keepalive: leaving,
    }).catch((error: unknown) => {
      // The conflict may be this user's own save whose answer was lost: the cache must have at least what is stored.
      const current = isConflict(error) ? (error.current as Partial<SectionView> | undefined) : undefined;
      if (current?.section === section) keep(section, current as SectionView);
      if (body.amend && current) void client.invalidateQueries({ queryKey: visitKey(appointment) });
      throw error;
    });
    keep(section, saved);
    if (body.amend) await client.invalidateQueries({ queryKey: visitKey(appointment) });
    return saved;
  };
}

/** Updates the cached visit with the points just saved, so that returning to it needs no request. */
export function useSaveAcupuncture(appointment: string) {
  const client = useQueryClient();
  return (acupuncture: NonNullable<Visit["content"]>["acupuncture"]) =>
    client.setQueryData<Visit>(visitKey(appointment), (visit) =>
      visit?.content ? { ...visit, content: { ...visit.content, acupuncture } } : visit,
    );
}

/** Amends the points of a signed appointment and updates the cached visit. */
export function useAmendPoints({ id: appointment, patient }: { id: string; patient: string }) {
  const client = useQueryClient();
  const keep = useSaveAcupuncture(appointment);
  return async (text: PointsText, version: number, amend: AmendmentReason) => {
    const saved = await call(acupunctureRoutes.amend, {
      params: { appointment },
      body: { patient, version, ...text, amend },
    }).catch((error: unknown) => {
      // If the user gives up, the screen must show what is stored.
      const current = isConflict(error)
        ? (error.current as Partial<AcupunctureState> | undefined)
        : undefined;
      if (current?.points) keep(current as AcupunctureState);
      if (current) void client.invalidateQueries({ queryKey: visitKey(appointment) });
      throw error;
    });
    keep(saved);
    await client.invalidateQueries({ queryKey: visitKey(appointment) });
  };
}

/** ICD codes by code or words of both languages. */
export async function searchIcd(q: string, signal: AbortSignal) {
  return (await call(classificationsRoutes.icdSearch, { query: { q }, signal })).icd_codes;
}

/** The patterns of Chinese medicine, fetched once a session. */
export const usePatterns = (enabled: boolean) =>
  useQuery({
    queryKey: ["patterns"],
    queryFn: ({ signal }) => call(classificationsRoutes.tcmPatterns, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

/** Books and articles to cite. */
export const useReferences = () =>
  useQuery({
    queryKey: ["bibliographic-references"],
    queryFn: ({ signal }) => call(classificationsRoutes.references, { signal }),
    staleTime: 300_000,
  });
