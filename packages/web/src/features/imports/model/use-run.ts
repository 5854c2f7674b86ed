import type { Import, RowResult } from "@meridian/core/contracts/imports/imports";
import { withAnswers } from "@meridian/ui/sheets/batches";
import { useRef, useState } from "react";
import { type AppointmentBody, type RowBody, type StartBody, useImportActions } from "../api/imports.ts";
import { type Confirmed, sendAll } from "./import-run.ts";

export type RunState = "idle" | "running" | "paused" | "done";

/** What is imported: the rows that were confirmed, and how they are sent. */
export type RowsToSend =
  | { kind: "patients"; confirmed: Confirmed<RowBody>[] }
  | { kind: "appointments"; confirmed: Confirmed<AppointmentBody>[] };

type Start = {
  /** How the file was read. */
  body: StartBody;
  rows: RowsToSend;
  skipped: number;
  /** An import of the same file that was not finished. */
  resumed: Import | undefined;
};

/** Sends the rows of an import in batches, by their kind. */
function useSending() {
  const { addRows, addAppointments } = useImportActions();
  return (rows: RowsToSend, id: string, signal: AbortSignal, onResults: (items: RowResult[]) => void) =>
    rows.kind === "patients"
      ? sendAll(rows.confirmed, (batch) => addRows(id, batch, signal), onResults)
      : sendAll(rows.confirmed, (batch) => addAppointments(id, batch, signal), onResults);
}

/** The run of an import: rows are sent in batches; it can be stopped and continued. */
export function useRun() {
  const { start, finish, refresh } = useImportActions();
  const send = useSending();
  const [state, setState] = useState<RunState>("idle");
  const [failure, setFailure] = useState<unknown>();
  const [results, setResults] = useState<ReadonlyMap<number, RowResult>>(new Map());
  const [result, setResult] = useState<Import>();
  const [total, setTotal] = useState(0);
  const job = useRef<Start>(undefined);
  const current = useRef<Import>(undefined);
  const abort = useRef<AbortController>(undefined);

  const run = async () => {
    const task = job.current;
    if (!task) return;
    setState("running");
    setFailure(undefined);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      current.current ??= task.resumed ?? (await start(task.body));
      const { id } = current.current;
      await send(task.rows, id, signal, (items) => setResults(withAnswers<RowResult>(items)));
      setResult(await finish(id, task.skipped));
      setState("done");
      void refresh();
    } catch (error) {
      setState("paused");
      if (!signal.aborted) setFailure(error);
    }
  };
  return {
    state,
    failure,
    results,
    result,
    total,
    begin: (task: Start) => {
      job.current = task;
      current.current = undefined;
      setResults(new Map());
      setTotal(task.rows.confirmed.length);
      return run();
    },
    pause: () => abort.current?.abort(),
    resume: run,
    /** Ends the import with what was imported so far. */
    stop: async () => {
      const left = job.current && job.current.skipped + job.current.rows.confirmed.length - results.size;
      if (current.current && left !== undefined) setResult(await finish(current.current.id, left));
      setState("done");
      void refresh();
    },
    reset: () => {
      setState("idle");
      setResult(undefined);
      setFailure(undefined);
    },
  };
}
export type Run = ReturnType<typeof useRun>;
