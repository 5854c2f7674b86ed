import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { endTour } from "../api/tour.ts";

/** Ends tour and example on a press; `failure` is why that did not work. */
export function useEnding() {
  const { t: say } = useTranslation("errors");
  const [isEnding, setEnding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = () => {
    setEnding(true);
    setFailure(undefined);
    endTour().catch((error: unknown) => {
      setFailure(errorMessage(say, error));
      setEnding(false);
    });
  };
  return { end, isEnding, failure };
}
