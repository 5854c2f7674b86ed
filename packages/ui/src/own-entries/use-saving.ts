import { useState } from "react";
import { ApiError, isConflict } from "../api/errors.ts";
import { toast } from "../feedback/toasts.tsx";

type Saving<Stored, Values> = {
  /** What is changed; undefined makes a new one. */
  based: Stored | undefined;
  make: (values: Values) => Promise<unknown>;
  edit: (over: Stored, values: Values) => Promise<unknown>;
  onDone: () => void;
  /** Said when it is saved. */
  saved: string;
};

/** Saves an entry of one's own: a point, a group, a product. `theirs` is what stands instead, where another tab saved meanwhile. */
export function useSaving<Stored, Values>({ based, make, edit, onDone, saved }: Saving<Stored, Values>) {
  const [theirs, setTheirs] = useState<Stored>();
  const submit = async (values: Values) => {
    const over = theirs ?? based;
    try {
      await (over ? edit(over, values) : make(values));
    } catch (error) {
      if (isConflict(error)) setTheirs(theirsIn<Stored>(error));
      throw error;
    }
    return () => {
      toast(saved);
      onDone();
    };
  };
  return { theirs, submit };
}

/** What stands on the server, where a 409 brought it; a name that is taken brings nothing. */
const theirsIn = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code.endsWith(".stale") ? (error.current as T) : undefined;
