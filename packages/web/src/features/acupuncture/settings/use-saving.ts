import { ApiError, isConflict } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Saving<Stored, Values> = {
  /** What is changed; undefined makes a new one. */
  based: Stored | undefined;
  make: (values: Values) => Promise<unknown>;
  edit: (over: Stored, values: Values) => Promise<unknown>;
  onDone: () => void;
};

/** Saves a point or group of one's own. `theirs` is what stands instead, where another tab saved meanwhile. */
export function useSaving<Stored, Values>({ based, make, edit, onDone }: Saving<Stored, Values>) {
  const { t } = useTranslation("points");
  const [theirs, setTheirs] = useState<Stored>();
  const submit = async (values: Values) => {
    const over = theirs ?? based;
    try {
      await (over ? edit(over, values) : make(values));
    } catch (error) {
      if (isConflict(error)) setTheirs(theirsIn<Stored>(error));
      throw error;
    }
    toast(t("saved"));
    onDone();
  };
  return { theirs, submit };
}

/** What stands on the server, where a 409 brought it; a name that is taken brings nothing. */
const theirsIn = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code.endsWith(".stale") ? (error.current as T) : undefined;
