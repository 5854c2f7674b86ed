import { Button } from "@mantine/core";
import { formatDate } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { ariaKeys, type Keys, keysText, useCommands } from "@meridian/ui/shell/commands";
import { Skeleton } from "@meridian/ui/states/states";
import { IconHistory } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { PointsImporter } from "../frame/points-slot.ts";
import { useVisitContext } from "../frame/visit-context.tsx";
import classes from "./repeat.module.css";

const Panel = lazy(() =>
  loadInside(async () => {
    const [panel] = await Promise.all([
      import("./repeat-panel.tsx"),
      loadNamespaces(["repeat-treatment", "ingredients", "treatments", "safety"]),
    ]);
    return panel;
  }),
);

const KEYS: Keys = { code: "KeyR" };

type RepeatLastProps = {
  /** Whether its step is in sight. */
  active: boolean;
  /** Undefined without the module, or until the panel of points says how they come in. */
  importer: PointsImporter | undefined;
};

/**
 * What the last visit gave, to be given again: one press or one key opens the list. Nothing where no earlier visit may be
 * read. It stays mounted beside other steps, for its key.
 */
export function RepeatLast({ active, importer }: RepeatLastProps) {
  const { content, mode } = useVisitContext();
  const { previous } = content;
  if (mode !== "live" || !previous) return null;
  return <RepeatOffer active={active} importer={importer} previous={previous} />;
}

type RepeatOfferProps = RepeatLastProps & {
  previous: NonNullable<ReturnType<typeof useVisitContext>["content"]["previous"]>;
};

function RepeatOffer({ active, importer, previous }: RepeatOfferProps) {
  const { t } = useTranslation("visit");
  const [, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useCommands([
    {
      id: "repeat-last",
      label: t("repeat.action"),
      keys: KEYS,
      run: () => {
        if (!active) setSearch({ step: "treatments" }, { replace: true });
        setOpen(true);
      },
    },
  ]);
  if (!active) return null;
  const { points, prescribed = [] } = previous.summary;
  const words = [points.join(" "), ...prescribed].filter(Boolean).join(" · ");
  return (
    <div className={classes.repeat} data-tour="repeat">
      <div className={classes.offer}>
        <Button
          ref={opener}
          variant="light"
          leftSection={<IconHistory size={16} stroke={1.5} aria-hidden />}
          aria-expanded={open}
          aria-keyshortcuts={ariaKeys(KEYS)}
          title={keysText(KEYS)}
          onClick={() => setOpen(!open)}
        >
          {t("repeat.action")}
        </Button>
        <p>{[formatDate(previous.start), words].filter(Boolean).join(": ")}</p>
      </div>
      {open && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Panel
            previous={previous}
            importer={importer}
            onDone={(lead) => {
              setOpen(false);
              if (!lead) opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
