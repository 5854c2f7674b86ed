import { Button } from "@mantine/core";
import type { PreMadeCategory, PreMadeContent } from "@meridian/core/contracts/treatments/pre-made";
import type { PreMade } from "@meridian/core/contracts/treatments/treatments";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../i18n/i18n.ts";
import { loadInside } from "../loading/load.ts";
import { Skeleton } from "../states/states.tsx";

const Panel = lazy(() =>
  loadInside(async () => {
    const [{ PreMadePanel }] = await Promise.all([
      import("./pre-made-panel.tsx"),
      loadNamespaces(["pre-made"]),
    ]);
    return { default: PreMadePanel };
  }),
);

/** The result of applying one, and the undo. */
export type Outcome = { added: number; known: number; left: number; gone?: number; undo: () => void };
/** What the visit holds of a category, to be kept as a pre-made treatment. */
export type Saveable = { category: PreMadeCategory; label: string; content: PreMadeContent };

export type PreMadeProps = {
  /** Which categories are offered here. */
  offered: (category: PreMadeCategory) => boolean;
  apply: (preMade: PreMade) => Promise<Outcome> | Outcome;
  saveable: readonly Saveable[];
};

type Open = "apply" | "save";

/**
 * Applying a pre-made treatment and saving one: two buttons for a heading, and what opens below it. `title` is that heading's
 * text: a screen has several such headings, and a list of its buttons alone would not say which is which.
 */
export function usePreMadeTools(
  title: string,
  props: PreMadeProps | undefined,
): { buttons: ReactNode; panel: ReactNode } {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState<Open>();
  const opener = useRef<HTMLButtonElement>(null);
  if (!props) return { buttons: null, panel: null };
  const button = (what: Open) => (
    <Button
      variant="subtle"
      size="compact-sm"
      ref={open === what ? opener : null}
      aria-label={`${t(`preMade.${what}`)}: ${title}`}
      aria-expanded={open === what}
      onClick={() => setOpen((now) => (now === what ? undefined : what))}
    >
      {t(`preMade.${what}`)}
    </Button>
  );
  return {
    buttons: (
      <>
        {button("apply")}
        {props.saveable.length > 0 && button("save")}
      </>
    ),
    panel: open && (
      <Suspense fallback={<Skeleton lines={2} />}>
        <Panel
          {...props}
          open={open}
          onDone={() => {
            // What had the focus goes with the panel.
            opener.current?.focus();
            setOpen(undefined);
          }}
        />
      </Suspense>
    ),
  };
}
