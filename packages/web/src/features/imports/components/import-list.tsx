import { Button } from "@mantine/core";
import type { Import, KeptRecord } from "@meridian/core/contracts/imports/imports";
import { can } from "@meridian/core/contracts/kernel/access";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useImportActions, useImports } from "../api/imports.ts";
import classes from "./imports.module.css";

/** The imports of the clinic, newest first, each of which can be undone for 30 days. */
export function ImportList() {
  const { t } = useTranslation("imports");
  const { rows, loading, error, retry, more, loadMore } = useImports();
  const [undoing, setUndoing] = useState<Import>();
  const [kept, setKept] = useState<KeptRecord[]>([]);
  const heading = useId();
  if (error) return <ErrorState error={error} onRetry={retry} compact />;
  if (loading) return <Skeleton lines={3} />;
  return (
    <section className={classes.imports} aria-labelledby={heading}>
      <h2 id={heading}>{t("list.title")}</h2>
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
      {more && (
        <Button variant="default" onClick={loadMore}>
          {t("list.more")}
        </Button>
      )}
      {undoing && <UndoDialog one={undoing} onKept={setKept} onClose={() => setUndoing(undefined)} />}
    </section>
  );
}

type UndoDialogProps = { one: Import; onKept: (kept: KeptRecord[]) => void; onClose: () => void };

/** Says what undoing an import removes, and how much of it is removed while it works. */
function UndoDialog({ one, onKept, onClose }: UndoDialogProps) {
  const { t } = useTranslation("imports");
  const { run, removed } = useUndo();
  const count = { count: one.created, number: formatNumber(one.created), file: one.file_name };
  const effect = t(one.kind === "appointments" ? "appointments.undo" : "undo.effect", count);
  return (
    <DecisionDialog
      title={t("undo.title")}
      effect={
        removed === undefined
          ? effect
          : t("undo.progress", { done: formatNumber(removed), all: formatNumber(one.created) })
      }
      danger
      done={t("undo.done")}
      onDecide={async () => onKept(await run(one.id))}
      onClose={onClose}
    />
  );
}

/** One import: what came of it, who began it and when, and how long it can be undone. */
function ImportRow({ one, onUndo }: { one: Import; onUndo: () => void }) {
  const { t } = useTranslation("imports");
  const user = useSession();
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
    ...(one.state === "undone"
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
      </div>
      {mayUndo && (
        <Button variant="default" onClick={onUndo} aria-label={t("undo.of", { file: one.file_name })}>
          {t("undo.button")}
        </Button>
      )}
    </li>
  );
}

const TONES = { running: "amber", done: "green", undone: "plain" } as const;

/** Undoes an import page by page; returns the patients that stay. `removed` counts while it works. */
function useUndo() {
  const { undo, refresh } = useImportActions();
  const [removed, setRemoved] = useState<number>();
  const run = async (id: string) => {
    const kept: KeptRecord[] = [];
    let cursor: string | undefined;
    try {
      do {
        const answer = await undo(id, cursor);
        kept.push(...answer.kept);
        setRemoved(answer.import.removed);
        cursor = answer.next ?? undefined;
      } while (cursor !== undefined);
      await refresh();
    } finally {
      setRemoved(undefined);
    }
    return kept;
  };
  return { run, removed };
}
