import { Button } from "@mantine/core";
import type { Import, KeptRecord } from "@meridian/core/contracts/imports/imports";
import { can } from "@meridian/core/contracts/kernel/access";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useImportActions, useImports } from "../api/imports.ts";
import classes from "./imports.module.css";
import { UndoDialog } from "./undo-dialog.tsx";

/** The imports of the clinic, newest first, each of which can be undone for 30 days. */
export function ImportList() {
  const { t } = useTranslation("imports");
  const { rows, loading, error, retry, more, loadMore } = useImports();
  const [undoing, setUndoing] = useState<Import>();
  const [kept, setKept] = useState<KeptRecord[]>([]);
  const heading = useId();
  const title = useFocusAfter(undoing !== undefined);
  if (error) return <ErrorState error={error} onRetry={retry} compact />;
  if (loading) return <Skeleton lines={3} />;
  return (
    <section className={classes.imports} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1} className={classes.heading}>
        {t("list.title")}
      </h2>
      {kept.length > 0 && (
        <Notice
          tone="amber"
          title={t(kept.some(({ appointment }) => appointment) ? "appointments.kept" : "list.kept", {
            count: kept.length,
          })}
          live
        >
          <ul>
            {kept.map(({ id, name, appointment, reason }) => (
              <li key={appointment?.id ?? id}>
                <Link to={appointment ? `/patient/${id}/appointment/${appointment.id}` : `/patient/${id}`}>
                  {appointment ? `${formatDateTime(appointment.start)}, ${name}` : name}
                </Link>
                : {t(appointment ? "kept.appointment" : `kept.${reason}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length === 0 && <EmptyState compact title={t("list.none")} />}
      <ul className={classes.list} aria-label={t("list.title")}>
        {rows.map((one) => (
          <ImportRow key={one.id} one={one} onUndo={() => setUndoing(one)} />
        ))}
      </ul>
      <MoreButton more={more} count={rows.length} onMore={loadMore}>
        {t("list.more")}
      </MoreButton>
      {undoing && <UndoDialog one={undoing} onKept={setKept} onClose={() => setUndoing(undefined)} />}
    </section>
  );
}

/** One import: what came of it, who began it and when, and how long it can be undone. */
function ImportRow({ one, onUndo }: { one: Import; onUndo: () => void }) {
  const { t } = useTranslation("imports");
  const user = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const mayUndo =
    one.state !== "undone" &&
    new Date().toISOString() < one.undo_until &&
    (one.started_by === user.id || can(user, "patients.manage"));
  const numbers = [
    t(one.kind === "appointments" ? "appointments.created" : "result.created", {
      count: one.created,
      number: formatNumber(one.created),
    }),
    ...(one.merged > 0 ? [t("result.merged", { count: one.merged, number: formatNumber(one.merged) })] : []),
    ...(one.skipped > 0 ? [t("result.left", { count: one.skipped, number: formatNumber(one.skipped) })] : []),
    ...(one.state === "undone" || one.removed > 0
      ? [
          t(one.kind === "appointments" ? "appointments.removed" : "list.removed", {
            count: one.removed,
            number: formatNumber(one.removed),
          }),
        ]
      : []),
  ];
  return (
    <li>
      <div>
        <strong>{one.file_name}</strong> <Tag tone={TONES[one.state]}>{t(`state.${one.state}`)}</Tag>
        <p className={classes.examples}>
          {formatDateTime(one.started_at)} · {one.started_by_name}
        </p>
        <p>{numbers.join(" · ")}</p>
        {one.state === "running" && <p className={classes.examples}>{t("list.resume")}</p>}
        {one.state === "undoing" && <p className={classes.examples}>{t("list.undoing")}</p>}
      </div>
      {mayUndo && (
        <div className={classes.undo}>
          {one.state === "undoing" && <KeepButton one={one} onKept={() => button.current?.focus()} />}
          <Button
            ref={button}
            variant="default"
            onClick={onUndo}
            aria-label={t(one.state === "undoing" ? "undo.continueOf" : "undo.of", { file: one.file_name })}
          >
            {t(one.state === "undoing" ? "undo.continue" : "undo.button")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Keeps what an undo that was stopped left of an import. */
function KeepButton({ one, onKept }: { one: Import; onKept: () => void }) {
  const { t } = useTranslation("imports");
  const { finish, refresh } = useImportActions();
  const run = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    await run(async () => {
      await finish(one.id, one.skipped);
      await refresh();
      onKept();
      return undefined;
    }, t("undo.kept"));
    setIsBusy(false);
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void keep()}
      aria-label={t("undo.keepOf", { file: one.file_name })}
    >
      {t("undo.keep")}
    </Button>
  );
}

/** The element that gets the focus when a dialog closes and the button that opened it is gone. */
function useFocusAfter(isOpen: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return element;
}

const TONES = { running: "amber", done: "green", undoing: "amber", undone: "plain" } as const;
