import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { ListedEntry } from "@meridian/core/contracts/catalogues/office";
import { toast } from "@meridian/ui/feedback/toasts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState, Skeleton } from "@meridian/ui/states/states";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFailure } from "../../../feedback/use-failure.ts";
import { readUnreviewed, useCatalogue, useCatalogueActions } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";
import { DisputeDialog } from "./entry-actions.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import { EntryForm } from "./entry-form.tsx";

/** Entries that wait, a page at a time, behind the last key that was read. */
function useQueue(catalogue: CatalogueKey) {
  const failed = useFailure();
  const [entries, setEntries] = useState<readonly ListedEntry[]>();
  const place = useRef<string | null | undefined>(undefined);
  const read = useCallback(async () => {
    if (place.current === null) return [];
    const page = await readUnreviewed(catalogue, place.current);
    place.current = page.next;
    return page.items;
  }, [catalogue]);
  useEffect(() => {
    place.current = undefined;
    read().then(setEntries, (error) => {
      failed(error);
      setEntries([]);
    });
  }, [read, failed]);
  const next = () => {
    const rest = (entries ?? []).slice(1);
    setEntries(rest.length > 0 ? rest : undefined);
    if (rest.length === 0) void read().then(setEntries, failed);
  };
  return { current: entries?.[0], waits: entries === undefined, next };
}

/** Accepts an entry and goes on to the next one; another press meanwhile does nothing. */
function useAccept(
  review: ReturnType<typeof useCatalogueActions>["review"],
  current: ListedEntry | undefined,
  next: () => void,
) {
  const { t } = useTranslation("catalogues");
  const failed = useFailure();
  const busy = useRef(false);
  return async () => {
    if (!current || busy.current) return;
    busy.current = true;
    try {
      const { entry } = await review(current, "reviewed");
      const undo = () => void review(entry, "unreviewed").catch(failed);
      toast(t("accepted", { name: current.name[currentLanguage()] }), {
        action: { label: t("undo"), run: undo },
      });
      next();
    } catch (error) {
      failed(error);
    } finally {
      busy.current = false;
    }
  };
}

/** One unreviewed entry at a time: accepted, corrected, disputed or skipped by a key. */
export function ReviewQueue({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const { current, waits, next } = useQueue(catalogue);
  const { review } = useCatalogueActions(catalogue);
  const accept = useAccept(review, current, next);
  const left = useCatalogue(catalogue).data?.unreviewed;
  const [open, setOpen] = useState<"dispute" | "mend">();
  const heading = useRef<HTMLHeadingElement>(null);
  const key = current?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each next entry is led to
  useEffect(() => heading.current?.focus(), [key]);
  const keys: Record<string, () => unknown> = {
    a: accept,
    e: () => setOpen("mend"),
    d: () => setOpen("dispute"),
    s: next,
  };
  useKeys(current && !open ? keys : {});
  if (waits) return <Skeleton lines={6} />;
  if (!current)
    return (
      <EmptyState
        title={t("review.done")}
        help={t("review.doneHelp")}
        action={
          <Button component={Link} to={`/dashboard/catalogues/${catalogue}`} variant="default">
            {t("review.back")}
          </Button>
        }
      />
    );
  return (
    <section className={classes.entry} aria-labelledby="queue-entry">
      {left !== undefined && <p className={classes.meta}>{t("review.left", { count: left })}</p>}
      <h2 id="queue-entry" ref={heading} tabIndex={-1} className={classes.card}>
        {current.name[currentLanguage()]}
      </h2>
      {current.uses !== null && <p className={classes.meta}>{t("used", { count: current.uses })}</p>}
      {open === "mend" ? (
        <EntryForm
          key={current.key}
          catalogue={catalogue}
          entry={current}
          onSaved={() => {
            setOpen(undefined);
            next();
          }}
          onCancel={() => {
            setOpen(undefined);
            heading.current?.focus();
          }}
        />
      ) : (
        <>
          <EntryFacts catalogue={catalogue} entry={current} />
          <div className={classes.actions}>
            <Button aria-keyshortcuts="a" onClick={() => void accept()}>
              {t("accept")}
            </Button>
            <Button variant="default" aria-keyshortcuts="e" onClick={() => setOpen("mend")}>
              {t("mend")}
            </Button>
            <Button variant="default" aria-keyshortcuts="d" onClick={() => setOpen("dispute")}>
              {t("dispute")}
            </Button>
            <Button variant="default" aria-keyshortcuts="s" onClick={next}>
              {t("review.skip")}
            </Button>
          </div>
          <p className={classes.quiet}>{t("review.keys")}</p>
        </>
      )}
      {open === "dispute" && (
        <DisputeDialog
          name={current.name[currentLanguage()]}
          onDispute={(reason) => review(current, "disputed", reason).then(next)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** Runs an action by a single letter, where nobody is typing and no modifier is pressed. */
function useKeys(keys: Readonly<Record<string, () => unknown>>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if ((event.target as Element | null)?.closest("input, textarea, select, dialog, [role=dialog]")) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
