import { osteopathyOffer } from "@meridian/core/contracts/clinic/osteopathy-settings";
import { useSession } from "@meridian/ui/session/session";
import { useMemo } from "react";
import { useOsteopathyWords, useTerms } from "../../terms/term-words.tsx";

/** The segments and tests that the clinic examines, in its order. */
export function useExaminationOffer(): { segments: readonly string[]; tests: readonly string[] } {
  const settings = useSession().space?.osteopathy ?? null;
  const { tests } = useOsteopathyWords();
  const { retired } = useTerms("osteo-tests");
  return useMemo(() => {
    const offered = tests.flatMap(({ key }) => (retired.has(key) ? [] : [key]));
    return osteopathyOffer(settings, offered);
  }, [settings, tests, retired]);
}
