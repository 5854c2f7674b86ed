import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ErrorState, Notice } from "../states/states.tsx";
import { LoadError } from "./load.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** Shown when a screen failed: page not found, code that could not be loaded, or an unexpected error. */
export function RouteError({ home = "/" }: { home?: string }) {
  const error = useRouteError();
  const { t } = useTranslation("ui");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage home={home} />;
  if (!(error instanceof LoadError)) return <ErrorState error={error} onRetry={() => location.reload()} />;
  return (
    <div style={{ padding: "var(--space-6)" }}>
      <Notice
        tone="amber"
        live
        title={t("load.title")}
        action={<Button onClick={() => location.reload()}>{t("action.reload")}</Button>}
      >
        {t("load.help")}
      </Notice>
    </div>
  );
}
