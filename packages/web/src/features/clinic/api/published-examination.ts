import { retiredIn, wordsIn } from "@meridian/core/clinical/catalogues/term-words";
import { osteopathyWords } from "@meridian/core/clinical/osteopathy/osteopathy-words";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { useMemo } from "react";

/** The segments and tests of the osteopathic examination as they are published; `waits` while they are being fetched. */
export function usePublishedExamination() {
  const terms = usePublished("osteo-settings");
  const tests = usePublished("osteo-tests");
  const named = useMemo(() => {
    const words = osteopathyWords({
      "osteo-settings": wordsIn("osteo-settings", terms.overlay),
      "osteo-tests": wordsIn("osteo-tests", tests.overlay),
    });
    const retired = retiredIn(tests.overlay);
    return { segments: words.terms.segment, tests: words.tests.filter(({ key }) => !retired.has(key)) };
  }, [terms.overlay, tests.overlay]);
  return { ...named, waits: terms.waits || tests.waits };
}
export type PublishedExamination = Pick<ReturnType<typeof usePublishedExamination>, "segments" | "tests">;
