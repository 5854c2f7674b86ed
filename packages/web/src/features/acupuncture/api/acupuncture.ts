import { acupunctureRoutes } from "@meridian/core/contracts/acupuncture";
import { call } from "@meridian/ui/api/client";
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

/** Sends what changed: the points, the Ashi text, or both, each on top of the other's version. */
export function useSaveChosen(appointment: string, stored: Value) {
  const sent = useRef({ value: stored, version: 0 });
  const act = async (
    body: Parameters<typeof call<typeof acupunctureRoutes.appointment>>[1]["body"],
    keepalive: boolean,
  ) => {
    const { version } = await call(acupunctureRoutes.appointment, {
      params: { appointment },
      body,
      keepalive,
    });
    sent.current.version = version;
    return version;
  };
  return async (next: Value, { version, leaving }: { version: number; leaving: boolean }) => {
    let base = Math.max(version, sent.current.version);
    if (!same(next.points, sent.current.value.points)) {
      base = await act({ action: "save", version: base, points: next.points.map(toSend) }, leaving);
      sent.current.value = { ...sent.current.value, points: next.points };
    }
    if (next.ashi !== sent.current.value.ashi) {
      base = await act({ action: "save_ashi", version: base, ashi_points: next.ashi }, leaving);
      sent.current.value = { ...sent.current.value, ashi: next.ashi };
    }
    return { version: base };
  };
}
