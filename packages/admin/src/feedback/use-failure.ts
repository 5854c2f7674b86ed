import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Says in a toast why an action without a form failed. */
export function useFailure() {
  const { t } = useTranslation("errors");
  return useCallback((error: unknown) => toast(errorMessage(t, error), { tone: "red" }), [t]);
}
