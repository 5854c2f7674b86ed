import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
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

/**
 * Opens the search on Ctrl/⌘ K or by a button. Its code is loaded then; what is typed meanwhile is passed to the
 * dialog.
 */
export function useSearch(sources: SearchSources) {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  const early = useRef("");
  const before = useRef<Element>(null);
  const show = useCallback(() => {
    if (!open) before.current = document.activeElement;
    setOpen(true);
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        show();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [show]);
  return {
    show,
    dialog: open && (
      <Suspense
        fallback={
          <input
            className="visually-hidden"
            // Already visible, so that focusing does not scroll.
            style={{ position: "fixed", top: 0 }}
            aria-label={t("search.open")}
            // biome-ignore lint/a11y/noAutofocus: it stands in for the field that was asked for
            autoFocus
            onChange={(event) => {
              early.current = event.currentTarget.value;
            }}
          />
        }
      >
        <SearchDialog
          {...sources}
          initial={early}
          onClose={() => {
            early.current = "";
            setOpen(false);
            // The temporary field had the focus before the dialog, so the browser cannot return it.
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
          }}
        />
      </Suspense>
    ),
  };
}
