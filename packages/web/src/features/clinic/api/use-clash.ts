import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { useState } from "react";
import { currentSettings } from "./clinic-settings.ts";

/** The version a form was based on, and the current one when somebody else saved the same part first. */
export function useClash(settings: ClinicSettings) {
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<ClinicSettings>();
  const settle = (next: ClinicSettings) => {
    setBase(next);
    setTheirs(undefined);
    return next;
  };
  return {
    base,
    theirs,
    /** Runs a save; on a conflict both versions are shown. */
    watch: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        const current = currentSettings(error);
        if (current) setTheirs(current);
        throw error;
      }
    },
    /** Sets the version the form is based on. */
    settle,
    /** Another part was saved from this screen: the next save is based on the result. */
    rebase: setBase,
    /** Discards the user's changes and takes the current version. */
    take: () => settle(theirs ?? base),
  };
}
