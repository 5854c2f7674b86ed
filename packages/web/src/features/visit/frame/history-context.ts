import type { ReviewedSection } from "@meridian/core/contracts/visits/sections/history-review";
import { createContext, type ReactNode, useContext } from "react";

/** What the last visit recorded of a section. */
export type Recorded = {
  section: ReviewedSection;
  since: string;
  /** To read. */
  view: ReactNode;
  /** Puts it into this visit as it stood, once it was asked again; gives what stood before. */
  confirm: () => () => void;
  /** Opens its editor, with what lasts of it in the fields. */
  change: () => void;
};

/** The folded part of the anamnesis; undefined where nothing is folded. */
const Context = createContext<readonly Recorded[] | undefined>(undefined);
export const HistoryProvider = Context.Provider;
export const useRecordedHistory = () => useContext(Context) ?? [];
