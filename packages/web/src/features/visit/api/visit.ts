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

/** What this user typed in an appointment and never sent: the not-found page gives it back. */
async function wordsLeft(appointment: string) {
  const drafts = await draftsLeft(`appointment/${appointment}/`).catch(() => []);
  return drafts.flatMap(({ value }) => typedContent(value));
}

/** An appointment with everything in it. Read again when one comes back to the tab. */
export const useVisit = (patient: string, appointment: string) =>
  useQuery({
    queryKey: visitKey(appointment),
    queryFn: ({ signal }) =>
      call(visitsRoutes.get, {
        params: { appointment },
        query: { patient },
        signal,
        unsaved: () => wordsLeft(appointment),
      }),
    refetchOnWindowFocus: true,
    structuralSharing: (known, read) =>
      replaceEqualDeep(known, newestVisit(known as Visit | undefined, read as Visit)),
  });

/** A previous visit, to copy from; asked for only then. */
export function useReadVisit() {
  const client = useQueryClient();
  return (patient: string, appointment: string): Promise<Visit> =>
    client.fetchQuery({
      queryKey: visitKey(appointment),
      queryFn: () => call(visitsRoutes.get, { params: { appointment }, query: { patient } }),
      staleTime: 60_000,
    });
}

/** The visit before this one, whole: what is taken over from it. One request, kept while the screen is open. */
export const useLastVisit = (patient: string, appointment: string | undefined) =>
  useQuery({
    queryKey: visitKey(appointment ?? ""),
    queryFn: ({ signal }) =>
      call(visitsRoutes.get, {
        params: { appointment: appointment ?? "" },
        query: { patient },
        signal,
        // What is only beside the work never takes it away.
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

/** Saves a section; what the screen knows of the visit follows without asking again. */
export function useSaveSection({ id: appointment, patient }: { id: string; patient: string }) {
  const client = useQueryClient();
  const keep = (section: SectionKey, stands: SectionView) =>
    client.setQueryData<Visit>(visitKey(appointment), (visit) => {
      if (!visit?.content) return visit;
      const others = visit.content.sections.filter((one) => one.section !== section);
      return { ...visit, content: { ...visit.content, sections: [...others, stands] } };
    });
  return async ({ section, leaving = false, ...body }: Save) => {
    const saved = await call(visitsRoutes.saveSection, {
      params: { appointment, section },
      body: { patient, ...body },
      keepalive: leaving,
    }).catch((error: unknown) => {
      // It may be one's own text whose answer was lost; whoever opens the visit next must not see less than stands.
      const stands = isConflict(error) ? (error.current as Partial<SectionView> | undefined) : undefined;
      if (stands?.section === section) keep(section, stands as SectionView);
      if (body.amend && stands) void client.invalidateQueries({ queryKey: visitKey(appointment) });
      throw error;
    });
    keep(section, saved);
    if (body.amend) await client.invalidateQueries({ queryKey: visitKey(appointment) });
    return saved;
  };
}

/** What the screen knows of the visit follows the points just saved: coming back shows them without asking again. */
export function useSaveAcupuncture(appointment: string) {
  const client = useQueryClient();
  return (acupuncture: NonNullable<Visit["content"]>["acupuncture"]) =>
    client.setQueryData<Visit>(visitKey(appointment), (visit) =>
      visit?.content ? { ...visit, content: { ...visit.content, acupuncture } } : visit,
    );
}

/** Corrects the points of a signed appointment; what the screen knows of the visit follows. */
export function useAmendPoints({ id: appointment, patient }: { id: string; patient: string }) {
  const client = useQueryClient();
  const keep = useSaveAcupuncture(appointment);
  return async (text: PointsText, version: number, amend: AmendmentReason) => {
    const saved = await call(acupunctureRoutes.amend, {
      params: { appointment },
      body: { patient, version, ...text, amend },
    }).catch((error: unknown) => {
      // Whoever gives up must not see less than stands.
      const stands = isConflict(error) ? (error.current as Partial<AcupunctureState> | undefined) : undefined;
      if (stands?.points) keep(stands as AcupunctureState);
      if (stands) void client.invalidateQueries({ queryKey: visitKey(appointment) });
      throw error;
    });
    keep(saved);
    await client.invalidateQueries({ queryKey: visitKey(appointment) });
  };
}

/** ICD codes by code or words of both languages. */
export async function findIcd(q: string, signal: AbortSignal) {
  return (await call(classificationsRoutes.icdSearch, { query: { q }, signal })).icd_codes;
}

/** The Chinese-medicine patterns; they never change within a session. */
export const usePatterns = (enabled: boolean) =>
  useQuery({
    queryKey: ["patterns"],
    queryFn: ({ signal }) => call(classificationsRoutes.tcmPatterns, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

/** Books and articles to cite; they hardly change within a session. */
export const useReferences = () =>
  useQuery({
    queryKey: ["bibliographic-references"],
    queryFn: ({ signal }) => call(classificationsRoutes.references, { signal }),
    staleTime: 300_000,
  });
