import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { deepEqual } from "../drafts/deep-equal.ts";

/** The values that the form compares with: the server's, and those being sent. */
export function useBaseline<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  initial: V,
  version: number | undefined,
) {
  const current = useRef(initial);
  const sent = useRef<V | undefined>(undefined);
  /** Moves to the current server values; values that differ from `from` were typed and stay. */
  const move = (from: V, next: V) => {
    const now = form.getValues();
    const names = Object.keys({ ...now, ...next }) as (keyof V)[];
    const merged = names.map((name) => [name, (deepEqual(now[name], from[name]) ? next : now)[name]]);
    current.current = next;
    form.setValues(Object.fromEntries(merged) as V);
  };
  const serverHas = (next: V) => {
    move(sent.current ?? current.current, next);
    sent.current = undefined;
  };
  const follow = useRef(() => undefined as unknown);
  follow.current = () => move(current.current, initial);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    follow.current();
  }, [version]);
  return {
    dirty: !deepEqual(form.values, current.current),
    values: () => current.current,
    serverHas,
    reset: (values: V) => {
      current.current = values;
      form.setValues(values);
    },
    sent: (values: V) => {
      sent.current = values;
    },
    /** The server accepted what was sent: whether anything was typed since, and both sets of values. */
    accepted: () => {
      if (sent.current) serverHas(sent.current);
      const typed = form.getValues();
      return { later: !deepEqual(typed, current.current), typed, values: current.current };
    },
    /** The call ended, whether it was accepted or not. */
    ended: () => {
      sent.current = undefined;
    },
  };
}
