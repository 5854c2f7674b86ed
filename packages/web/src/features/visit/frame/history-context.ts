import type { ReviewedSection } from "@meridian/core/contracts/visits/sections/history-review";
import { createContext, type ReactNode, useContext } from "react";

/** What the last visit recorded in a section of the anamnesis. */
export type RecordedSection = {
  section: ReviewedSection;
  since: string;
  /** The recorded answers, read-only. */
  view: ReactNode;
  /** Copies the section into this visit, after the patient was asked again. Returns the undo. */
  confirm: () => () => void;
  /** Opens the editor, filled with the lasting answers of the last visit. */
  change: () => void;
};

/** The sections of the anamnesis shown as one folded line each. */
const Context = createContext<readonly RecordedSection[] | undefined>(undefined);
export const HistoryProvider = Context.Provider;
export const useFoldedSections = () => useContext(Context) ?? [];
