import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";

type Content = NonNullable<Visit["content"]>;
export type PartReport = {
  state: SaveState<unknown>;
  hasContent: boolean;
  /** The number of chosen points. */
  count?: number;
  /** The needles put in and taken out, and the function that counts all of them as out. */
  needles?: { in: number; out: number; takeOut: () => void };
  /** Saves now; resolves to whether the server has everything. */
  flush: () => Promise<boolean>;
};

/** The parts that report: the sections, the acupuncture panel and photos being uploaded. */
export type ReportingPart = SectionKey | "acupuncture" | "photos";

export type VisitContextValue = {
  visit: Visit;
  content: Content;
  /** `live` is edited with autosave; `locked` is signed; `closed` is not begun, or somebody else's. */
  mode: "live" | "locked" | "closed";
  /** Whether the user may amend the signed appointment. */
  mayAmend: boolean;
  report: (part: ReportingPart, report: PartReport) => void;
};

/** What does not change when a section is saved. */
export type VisitFacts = Pick<VisitContextValue, "mode" | "mayAmend" | "report"> & {
  visit: Pick<Visit, "appointment" | "patient">;
};

const Context = createContext<VisitContextValue | undefined>(undefined);
const FactsContext = createContext<VisitFacts | undefined>(undefined);

export function VisitProvider({ value, children }: { value: VisitContextValue; children: ReactNode }) {
  const { mode, mayAmend, report } = value;
  const { appointment, patient } = value.visit;
  const facts = useMemo(
    () => ({ visit: { appointment, patient }, mode, mayAmend, report }),
    [appointment, patient, mode, mayAmend, report],
  );
  return (
    <FactsContext.Provider value={facts}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </FactsContext.Provider>
  );
}

/** The surrounding visit, if any: read-only views are also used in the patient's history, outside a visit. */
export const useOptionalVisit = () => useContext(Context);

/** The same without the content, for what must not be drawn again whenever any section was saved. */
export const useOptionalVisitFacts = () => useContext(FactsContext);

function insideVisit<T>(value: T | undefined): T {
  if (!value) throw new Error("outside a visit");
  return value;
}

export const useVisitContext = (): VisitContextValue => insideVisit(useOptionalVisit());

/** The visit without its content: see {@link useOptionalVisitFacts}. */
export const useVisitFacts = (): VisitFacts => insideVisit(useOptionalVisitFacts());

/** The latest report of every part, for the save status, the steps' marks and the finish dialog. */
export function useReports() {
  const [reports, setReports] = useState<Partial<Record<ReportingPart, PartReport>>>({});
  const latest = useRef(reports);
  latest.current = reports;
  const report = useCallback(
    (part: ReportingPart, next: PartReport) => setReports((before) => ({ ...before, [part]: next })),
    [],
  );
  const all = Object.values(reports);
  return {
    reports,
    report,
    states: all.map(({ state }) => state),
    /** Saves everything now. Resolves to false when something is still only on this device. */
    flushAll: async () => {
      const saved = await Promise.all(Object.values(latest.current).map(({ flush }) => flush()));
      return saved.every(Boolean);
    },
  };
}
