import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { createContext, useCallback, useContext, useRef, useState } from "react";

type Content = NonNullable<Visit["content"]>;
export type Report = {
  state: SaveState<unknown>;
  holds: boolean;
  /** How many points are chosen. */
  count?: number;
  /** The needles put in and taken out, and what counts all of them as out. */
  needles?: { in: number; out: number; takeOut: () => void };
  /** Saves now; resolves with whether the server has everything. */
  flush: () => Promise<boolean>;
};

/** What reports: the sections, the acupuncture panel that the route brings, and photos on their way. */
export type ReportedPart = SectionKey | "acupuncture" | "photos";

export type VisitContextValue = {
  visit: Visit;
  content: Content;
  /** `live` saves by itself; `locked` is signed; `closed` is not begun, or another's. */
  mode: "live" | "locked" | "closed";
  /** Whether the signed appointment is the user's own to amend. */
  mayAmend: boolean;
  report: (part: ReportedPart, report: Report) => void;
};

const Context = createContext<VisitContextValue | undefined>(undefined);
export const VisitProvider = Context.Provider;

/** The visit, where there is one around: a reading view also stands in the patient's history. */
export const useVisitAround = () => useContext(Context);

export function useVisitContext(): VisitContextValue {
  const value = useContext(Context);
  if (!value) throw new Error("outside a visit");
  return value;
}

/** What every section last said of itself: for the one save state, the steps' marks and finishing. */
export function useReports() {
  const [reports, setReports] = useState<Partial<Record<ReportedPart, Report>>>({});
  const latest = useRef(reports);
  latest.current = reports;
  const report = useCallback(
    (part: ReportedPart, next: Report) => setReports((before) => ({ ...before, [part]: next })),
    [],
  );
  const all = Object.values(reports);
  return {
    reports,
    report,
    states: all.map(({ state }) => state),
    /** Saves everything now. False when something is still only on this device. */
    flushAll: async () => {
      const saved = await Promise.all(Object.values(latest.current).map(({ flush }) => flush()));
      return saved.every(Boolean);
    },
  };
}
