import type { Import, RowResult } from "@meridian/core/contracts/imports/imports";
import { useRef, useState } from "react";
import { useImportActions } from "../api/imports.ts";
import { type Confirmed, sendAll } from "./import-run.ts";
import type { OpenSheet } from "./use-file.ts";

export type RunState = "idle" | "running" | "paused" | "done";

type Start = {
  sheet: OpenSheet;
  file: { fileName: string; hash: string };
  confirmed: Confirmed[];
  skipped: number;
  /** An import of the same file that was not finished. */
  resumed: Import | undefined;
};

/** The run of an import: rows are sent in batches; it can be stopped and continued. */
export function useRun() {
  const { start, addRows, finish, refresh } = useImportActions();
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
      current.current ??= task.resumed ?? (await start(bodyOf(task)));
      const { id } = current.current;
      await sendAll(
        task.confirmed,
        (rows) => addRows(id, rows, signal),
        (items) =>
          setResults((before) => new Map([...before, ...items.map((one) => [one.number, one] as const)])),
      );
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
      setTotal(task.confirmed.length);
      return run();
    },
    pause: () => abort.current?.abort(),
    resume: run,
    /** Ends the import with what was imported so far. */
    stop: async () => {
      if (current.current && job.current)
        setResult(
          await finish(current.current.id, job.current.skipped + job.current.confirmed.length - results.size),
        );
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

const bodyOf = ({ sheet, file, confirmed }: Start) => ({
  file_name: file.fileName.slice(0, 200),
  file_hash: file.hash,
  header_hash: sheet.headerHash,
  sheet: sheet.name.slice(0, 100),
  mapping: sheet.mapping.map((field) => field ?? ""),
  date_order: sheet.dateOrder,
  rows: confirmed.length,
  new_patients: confirmed.filter(({ into }) => into === undefined).length,
});
