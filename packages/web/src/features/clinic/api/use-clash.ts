import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { useState } from "react";
import { currentSettings } from "./clinic-settings.ts";

/** What a form was based on, and what stands where somebody else saved the same thing first. */
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
    /** Makes a call; where it is refused for another's change, both are shown. */
    watch: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        const current = currentSettings(error);
        if (current) setTheirs(current);
        throw error;
      }
    },
    /** The form now stands on this. */
    settle,
    /** Another part was saved from here meanwhile: the next save stands on that. */
    rebase: setBase,
    /** Gives up one's own for what stands. */
    take: () => settle(theirs ?? base),
  };
}
