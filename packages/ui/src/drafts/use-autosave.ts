import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { onServiceBack } from "../api/client.ts";
import { Autosave, type AutosaveOptions, type SaveState } from "./autosave.ts";

type Options<T> = Pick<
  AutosaveOptions<T>,
  "key" | "value" | "version" | "edit" | "save" | "versionOf" | "inside" | "whole"
> & {
  /** False shows the value without saving (a signed appointment). */
  enabled?: boolean;
};

type Change<T> = T | ((before: T) => T);

/** Hands a change to the saving machine; returns the changed value. */
function applied<T>(change: Change<T>, autosave: Autosave<T>): T {
  const changed =
    typeof change === "function" ? (change as (before: T) => T)(autosave.current.value) : change;
  autosave.change(changed);
  return changed;
}

type Calls<T> = Pick<Options<T>, "save" | "versionOf" | "inside" | "whole">;

/** The functions that were given last, whenever they are called. */
const latestOf = <T>(
  calls: Readonly<RefObject<Calls<T>>>,
): Required<Pick<AutosaveOptions<T>, keyof Calls<T>>> => ({
  save: (next, context) => calls.current.save(next, context),
  versionOf: (current) =>
    calls.current.versionOf?.(current) ?? (current as { version?: number })?.version ?? 0,
  inside: (current) => calls.current.inside?.(current) ?? { value: current as T },
  whole: (found) => calls.current.whole?.(found) ?? found,
});

/**
 * One value that saves by itself. `value` and `version` are the server's; what is typed is `draft`.
 *
 *     const complaint = useAutosave({ key: `appointment/${id}/complaint`, value, version, save });
 *     <TextareaField value={complaint.draft} onChange={complaint.setDraft} />  <SaveStatus state={complaint.state} />
 */
export function useAutosave<T>({
  key,
  value,
  version,
  save,
  edit,
  versionOf,
  inside,
  whole,
  enabled = true,
}: Options<T>) {
  const [draft, show] = useState(value);
  const [state, setState] = useState<SaveState<T>>({ kind: "saved", at: null });
  const calls = useRef({ save, versionOf, inside, whole });
  calls.current = { save, versionOf, inside, whole };
  const first = useRef({ value, version, edit });
  first.current = { value, version, edit };
  const machine = useRef<Autosave<T> | undefined>(undefined);
  /** The current value, also after the screen was left. */
  const latest = useRef<Autosave<T> | undefined>(undefined);
  /** What was typed after the field was drawn and before the effect that saves it ran. */
  const early = useRef<Change<T>[]>([]);

  useEffect(() => {
    if (!enabled) {
      early.current = [];
      return;
    }
    const autosave = new Autosave<T>({
      key,
      ...first.current,
      ...latestOf(calls),
      onState: setState,
      onValue: show,
    });
    machine.current = autosave;
    latest.current = autosave;
    show(first.current.value);
    setState({ kind: "saved", at: null });
    for (const change of early.current.splice(0)) show(applied(change, autosave));
    void autosave.restore();
    const stop = listen(autosave);
    return () => {
      stop();
      machine.current = undefined;
      void autosave.close();
    };
  }, [key, enabled]);

  useEffect(() => machine.current?.adopt(value, version, edit), [value, version, edit]);

  const setDraft = useCallback((next: Change<T>) => {
    const autosave = machine.current;
    if (autosave) return show(applied(next, autosave));
    early.current.push(next);
    show(next);
  }, []);

  return {
    draft: enabled ? draft : value,
    setDraft,
    state,
    /**
     * Saves at once. Resolves when the server answered or the draft is stored, with whether the server has
     * everything.
     */
    flush: useCallback(async () => {
      await machine.current?.flush();
      return (latest.current?.current.state.kind ?? "saved") === "saved";
    }, []),
    /** Resolves with the value once the device's drafts were read; a draft that was found is that value. */
    restored: useCallback(async () => {
      await machine.current?.restore();
      return machine.current?.current.value;
    }, []),
    /** The version the next save is based on. */
    version: () => machine.current?.current.version ?? version,
    keepMine: useCallback(async () => machine.current?.keepMine(), []),
    takeTheirs: useCallback(async (theirs: T) => machine.current?.takeTheirs(theirs), []),
  };
}

/** Listens to events after which unsaved input is sent again, or must be stored because the page may close. */
function listen<T>(autosave: Autosave<T>) {
  const again = () => void autosave.flush();
  const leave = () => void autosave.flush({ leaving: true });
  const look = () => (document.visibilityState === "hidden" ? leave() : again());
  const stopSession = onServiceBack(again);
  window.addEventListener("online", again);
  window.addEventListener("pagehide", leave);
  window.addEventListener("beforeunload", leave);
  document.addEventListener("visibilitychange", look);
  return () => {
    stopSession();
    window.removeEventListener("online", again);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("beforeunload", leave);
    document.removeEventListener("visibilitychange", look);
  };
}
