import { type AcupunctureState, acupunctureRoutes } from "@meridian/core/contracts/acupuncture";
import { call } from "@meridian/ui/api/client";
import { ApiError, isConflict, isOffline } from "@meridian/ui/api/errors";
import { same } from "@meridian/ui/drafts/autosave";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { toSend, type Value } from "../model/chosen.ts";

/** Every point the user may choose, with where it may go and what to beware of; read once. */
export const usePoints = (enabled: boolean) =>
  useQuery({
    queryKey: ["acupuncture", "points"],
    queryFn: async ({ signal }) => (await call(acupunctureRoutes.points, { body: {}, signal })).points,
    staleTime: 600_000,
    enabled,
  });

/** Classic groups and the user's own. */
export const useGroups = (enabled: boolean) =>
  useQuery({
    queryKey: ["acupuncture", "groups"],
    queryFn: ({ signal }) => call(acupunctureRoutes.get, { signal }),
    staleTime: 600_000,
    enabled,
  });

/** Points by any spelling, best first. */
export async function searchPoints(q: string, auricular: boolean, signal: AbortSignal) {
  const query = { q, auricular: auricular ? ("true" as const) : ("false" as const), limit: 8 };
  return (await call(acupunctureRoutes.search, { query, signal })).points;
}

type Saving = {
  appointment: string;
  /** What the server is known to hold, and its version. */
  stored: Value;
  version: number;
  /** Told what the server holds after each save. */
  onSaved: (state: AcupunctureState) => void;
};

/** Sends what changed: the points, the Ashi text, or both, each on top of the other's version. */
export function useSaveChosen({ appointment, stored, version, onSaved }: Saving) {
  const held = useRef({ value: stored, version });
  // Read anew since the last save, perhaps with another writer's change: that is what a change is compared with.
  if (version > held.current.version) held.current = { value: stored, version };
  const act = async (
    body: Parameters<typeof call<typeof acupunctureRoutes.appointment>>[1]["body"],
    keepalive: boolean,
  ) => {
    const state = await call(acupunctureRoutes.appointment, { params: { appointment }, body, keepalive });
    onSaved(state);
    return state.version;
  };
  /** What was sent and never answered: where it stands, it is nobody else's. */
  const unanswered = useRef<Value[]>([]);
  const send = async (next: Value, saving: { version: number; leaving: boolean }) => {
    let base = Math.max(saving.version, held.current.version);
    const { points, ashi } = held.current.value;
    if (!same(next.points, points)) {
      base = await act({ action: "save", version: base, points: next.points.map(toSend) }, saving.leaving);
      held.current = { value: { points: next.points, ashi }, version: base };
    }
    if (next.ashi !== ashi) {
      base = await act({ action: "save_ashi", version: base, ashi_points: next.ashi }, saving.leaving);
      held.current = { value: next, version: base };
    }
    return { version: base };
  };
  return async (next: Value, saving: { version: number; leaving: boolean }) => {
    try {
      const saved = await send(next, saving);
      unanswered.current = [];
      return saved;
    } catch (error) {
      if (isOffline(error) || (error instanceof ApiError && error.status >= 500))
        unanswered.current.push({ points: next.points, ashi: held.current.value.ashi }, next);
      const standing = isConflict(error)
        ? (error.current as Partial<AcupunctureState> | undefined)
        : undefined;
      if (standing?.version !== undefined && standing.points) onSaved(standing as AcupunctureState);
      const own = standing && unanswered.current.find((value) => stands(value, standing));
      if (!own || standing?.version === undefined) throw error;
      unanswered.current = [];
      held.current = { value: own, version: standing.version };
      return send(next, { ...saving, version: standing.version });
    }
  };
}

/** Whether the server holds just this; what its tables add to a point says nothing of who wrote it. */
function stands(value: Value, { points = [], ashi_points = "" }: Partial<AcupunctureState>) {
  if (ashi_points !== value.ashi || points.length !== value.points.length) return false;
  return value.points.every((point, at) => {
    const there: Record<string, unknown> = { ...points[at] };
    return Object.entries(toSend(point)).every(([name, sent]) => same(sent, there[name]));
  });
}
