import { osteopathyOffer } from "@meridian/core/contracts/clinic/osteopathy-settings";
import { useSession } from "@meridian/ui/session/session";
import { useMemo } from "react";

/** The segments and tests that the clinic examines, in its order. */
export function useExaminationOffer(): { segments: readonly string[]; tests: readonly string[] } {
  const settings = useSession().space?.osteopathy ?? null;
  return useMemo(() => osteopathyOffer(settings), [settings]);
}
