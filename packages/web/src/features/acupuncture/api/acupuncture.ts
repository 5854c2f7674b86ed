import { type AcupunctureState, acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { call } from "@meridian/ui/api/client";
import { ApiError, isConflict, isOffline } from "@meridian/ui/api/errors";
import { ENTRIES_STALE_MS, TABLE_TIMES } from "@meridian/ui/catalogue/use-catalogue";
import { usePublishedAnswer } from "@meridian/ui/catalogue/use-published";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { makeCatalogue } from "../model/catalogue.ts";
import { type PointsValue, requestBody } from "../model/point-entries.ts";

const tablesQuery = (language: string) => (newest: string | undefined) => ({
  queryKey: ["acupuncture", "tables", language, newest],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(acupunctureRoutes.tables, { query: { ...(newest && { publication: newest }) }, signal }),
  ...TABLE_TIMES,
});
const ownQuery = (newest: string | undefined) => ({
  queryKey: newest ? ["acupuncture", "own", newest] : ["acupuncture", "own"],
  // The specified answer does not name the publication of the groups.
  queryFn: async ({ signal }: { signal: AbortSignal }) => ({
    ...(await call(acupunctureRoutes.get, { query: { ...(newest && { publication: newest }) }, signal })),
    publication: newest ?? null,
  }),
  staleTime: ENTRIES_STALE_MS,
});

/**
 * The points and groups that can be chosen: built-in ones with what the back office published over them, and those that
 * users made.
 *
 * @param options.follows whether to ask twice a minute for newer ones, as an open appointment does
 */
export function useCatalogue(enabled: boolean, { follows = false }: { follows?: boolean } = {}) {
  const tables = usePublishedAnswer("points", tablesQuery(currentLanguage()), { enabled, follows });
  const own = usePublishedAnswer("point-groups", ownQuery, { enabled, follows });
  const catalogueTables = tables.data;
  const entries = own.data;
  const catalogue = useMemo(
    () => catalogueTables && entries && makeCatalogue(catalogueTables, entries),
    [catalogueTables, entries],
  );
  const client = useQueryClient();
  return {
    catalogue,
    /** Waits for the catalogue, so that a search typed meanwhile is answered when it is loaded. */
    ready: async () =>
      catalogue ??
      makeCatalogue(await client.ensureQueryData(tables.query), await client.ensureQueryData(own.query)),
    own: entries,
    error: tables.error ?? own.error,
    retry: () => void Promise.all([tables.refetch(), own.refetch()]),
  };
}

const factsQuery = (language: string) => (newest: string | undefined) => ({
  queryKey: ["acupuncture", "point-facts", language, newest],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(acupunctureRoutes.pointFacts, { query: { ...(newest && { publication: newest }) }, signal }),
  ...TABLE_TIMES,
});

/** Location and needling of the points: long texts, fetched once when the first is shown. */
export function usePointFacts(enabled: boolean) {
  const { data } = usePublishedAnswer("points", factsQuery(currentLanguage()), { enabled });
  const byId = useMemo(() => new Map(data?.points.map((point) => [point.id, point])), [data]);
  return {
    factsOf: (id: string) => byId.get(id),
    weakness: (auricular: boolean) => data?.weakness[auricular ? "ear" : "body"],
  };
}

type Saving = {
  appointment: string;
  /** The value last read from the server, and its version. */
  stored: PointsValue;
  version: number;
  /** Called with the stored state after each save. */
  onSaved: (state: AcupunctureState) => void;
};

/** Saves what changed: the points, the Ashi text and marks, or both in two requests, each on the other's version. */
export function useSavePoints({ appointment, stored, version, onSaved }: Saving) {
  const latest = useRef({ value: stored, version });
  // A newer value was read since the last save, perhaps with somebody else's change: later changes are compared with it.
  if (version > latest.current.version) latest.current = { value: stored, version };
  const act = async (
    body: Parameters<typeof call<typeof acupunctureRoutes.appointment>>[1]["body"],
    keepalive: boolean,
  ) => {
    const state = await call(acupunctureRoutes.appointment, { params: { appointment }, body, keepalive });
    onSaved(state);
    return state.version;
  };
  /**
   * Values whose save was never answered. If the server has one of them, the conflict is with this user's own save.
   */
  const unanswered = useRef<PointsValue[]>([]);
  const send = async (next: PointsValue, saving: { version: number; leaving: boolean }) => {
    let base = Math.max(saving.version, latest.current.version);
    const { points, ashi, marks } = latest.current.value;
    if (!deepEqual(next.points, points)) {
      base = await act(
        { action: "save", version: base, points: next.points.map(requestBody) },
        saving.leaving,
      );
      latest.current = { value: { ...latest.current.value, points: next.points }, version: base };
    }
    if (next.ashi !== ashi || !deepEqual(next.marks ?? [], marks ?? [])) {
      base = await act(
        {
          action: "save_ashi",
          version: base,
          ashi_points: next.ashi,
          ...(next.marks && { ashi_marks: next.marks }),
        },
        saving.leaving,
      );
      latest.current = { value: next, version: base };
    }
    return { version: base };
  };
  return async (next: PointsValue, saving: { version: number; leaving: boolean }) => {
    try {
      const saved = await send(next, saving);
      unanswered.current = [];
      return saved;
    } catch (error) {
      if (isOffline(error) || (error instanceof ApiError && error.status >= 500))
        unanswered.current.push({ ...latest.current.value, points: next.points }, next);
      const current = isConflict(error)
        ? (error.current as Partial<AcupunctureState> | undefined)
        : undefined;
      if (current?.version !== undefined && current.points) onSaved(current as AcupunctureState);
      const own = current && unanswered.current.find((value) => isStored(value, current));
      if (!own || current?.version === undefined) throw error;
      unanswered.current = [];
      latest.current = { value: own, version: current.version };
      return send(next, { ...saving, version: current.version });
    }
  };
}

/** Whether the server has exactly this value; names that the server adds to a point are ignored. */
function isStored(value: PointsValue, state: Partial<AcupunctureState>) {
  const { points = [], ashi_points = "", ashi_marks = [] } = state;
  if (
    ashi_points !== value.ashi ||
    !deepEqual(ashi_marks, value.marks ?? []) ||
    points.length !== value.points.length
  )
    return false;
  return value.points.every((point, at) => {
    const there: Record<string, unknown> = { ...points[at] };
    return Object.entries(requestBody(point)).every(([name, sent]) => deepEqual(sent, there[name]));
  });
}
