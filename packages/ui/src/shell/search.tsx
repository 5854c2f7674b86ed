import { lazy, Suspense, useEffect, useState } from "react";
import { loadPart } from "../loading/load.ts";
import type { Found } from "./search-dialog.tsx";

const SearchDialog = lazy(() =>
  loadPart(() => import("./search-dialog.tsx")).then((module) => ({ default: module.SearchDialog })),
);

export type { Found };

type SearchSources = {
  findPatients?: (text: string, signal: AbortSignal) => Promise<Found[]>;
  screens: readonly Found[];
  actions: readonly Found[];
};

/** Opens on Ctrl/⌘ K and when told; its code is fetched then. */
export function useSearch(sources: SearchSources) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return {
    show: () => setOpen(true),
    dialog: open && (
      <Suspense>
        <SearchDialog {...sources} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
