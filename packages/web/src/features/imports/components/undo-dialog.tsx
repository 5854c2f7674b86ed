import { Button } from "@mantine/core";
import type { Import, KeptRecord } from "@meridian/core/contracts/imports/imports";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useImportActions } from "../api/imports.ts";

type UndoDialogProps = { one: Import; onKept: (kept: KeptRecord[]) => void; onClose: () => void };

/**
 * Says what undoing an import removes, and how much of it is removed while it works. Stopping, and closing the dialog, end it after the
 * request that is on its way: what was undone until then stays undone.
 */
export function UndoDialog({ one, onKept, onClose }: UndoDialogProps) {
  const { t } = useTranslation("imports");
  const { t: say } = useTranslation("ui");
  const undo = useUndo(one);
  const left = one.created - one.removed;
  const count = { count: left, number: formatNumber(left), file: one.file_name };
  const begin = async () => {
    const ended = await undo.run();
    if (!ended) return;
    onKept(ended.kept);
    toast(t(ended.isWhole ? "undo.done" : "undo.stopped"));
    onClose();
  };
  const close = () => (undo.isWorking ? undo.stop() : onClose());
  return (
    <Dialog title={t("undo.title")} onClose={close}>
      {undo.isWorking ? (
        <p role="status">
          {t("undo.progress", { done: formatNumber(undo.removed), all: formatNumber(one.created) })}{" "}
          {undo.isStopping && t("undo.stopping")}
        </p>
      ) : (
        <p>{t(one.kind === "appointments" ? "appointments.undo" : "undo.effect", count)}</p>
      )}
      {undo.failure !== undefined && <ErrorState compact error={undo.failure} />}
      {undo.isWorking ? (
        <FormActions>
          <StopUndo isStopping={undo.isStopping} onStop={undo.stop} />
        </FormActions>
      ) : (
        <FormActions>
          <Button color="red" onClick={() => void begin()}>
            {t(one.state === "undoing" ? "undo.continue" : "undo.title")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say("action.cancel")}
          </Button>
        </FormActions>
      )}
    </Dialog>
  );
}

/** It has the focus while the undo works, because the button that began it is gone. */
function StopUndo({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const { t } = useTranslation("imports");
  return (
    <Button variant="default" onClick={onStop} loading={isStopping} autoFocus>
      {t("undo.stop")}
    </Button>
  );
}

/** Undoes an import page by page until all is undone or it is stopped. `removed` counts while it works. */
function useUndo(one: Import) {
  const { undo, refresh } = useImportActions();
  const [removed, setRemoved] = useState(one.removed);
  const [state, setState] = useState<"idle" | "working" | "stopping">("idle");
  const [failure, setFailure] = useState<unknown>();
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
    setState("stopping");
  };
  // Nobody would see it go on after the screen was left.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  /** The records that stay, and whether all was undone; undefined where a request failed. */
  const run = async (): Promise<{ kept: KeptRecord[]; isWhole: boolean } | undefined> => {
    const kept: KeptRecord[] = [];
    let cursor: string | undefined;
    isStopped.current = false;
    setFailure(undefined);
    setState("working");
    try {
      do {
        const answer = await undo(one.id, cursor);
        kept.push(...answer.kept);
        setRemoved(answer.import.removed);
        cursor = answer.next ?? undefined;
      } while (cursor !== undefined && !isStopped.current);
      return { kept, isWhole: cursor === undefined };
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      await refresh();
      setState("idle");
    }
  };
  return { run, stop, removed, failure, isWorking: state !== "idle", isStopping: state === "stopping" };
}
