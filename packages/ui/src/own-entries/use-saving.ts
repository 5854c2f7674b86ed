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

/**
 * Saves a user's own entry: a point, a group, a product. `theirs` is the server's current entry, if another tab saved
 * first.
 */
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

/** The server's current entry in a 409; a duplicate name brings none. */
const theirsIn = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code.endsWith(".stale") ? (error.current as T) : undefined;
