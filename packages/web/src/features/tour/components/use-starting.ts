import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { startTour } from "../api/tour.ts";

/** Starts the tour, or goes on with it, on a press; `failure` is why that did not work. */
export function useStarting() {
  const { t: say } = useTranslation("errors");
  const user = useSession();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = () => {
    setStarting(true);
    setFailure(undefined);
    startTour(user).catch((error: unknown) => {
      setFailure(errorMessage(say, error));
      setStarting(false);
    });
  };
  return { start, isStarting, failure };
}
