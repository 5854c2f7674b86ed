import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { configureApi } from "../api/client.ts";
import { apiOrigin } from "../api/config.ts";
import { setExample } from "../api/example-mode.ts";
import { allowLeaving } from "../drafts/unsent-input.ts";
import { loadCjkFont } from "../fonts/load-cjk-font.ts";
import { startI18n } from "../i18n/i18n.ts";
import { LoadingLine } from "../loading/loading-line.tsx";
import { onSignedInElsewhere } from "../session/cross-tab.ts";
import { readUser } from "../session/load-user.ts";
import { safeNext, signInPath } from "../session/return-url.ts";
import {
  clearSession,
  onUserChanged,
  type SessionUser,
  sessionUserNow,
  storeSession,
} from "../session/session.ts";
import { hideRestoredPages } from "../session/sign-out.ts";
import { keepUnsaved } from "../states/unsaved-parts.ts";
import { UiProvider } from "../theme/provider.tsx";

type AppParts = {
  routes: RouteObject[];
  queryClient: QueryClient;
  /** The sign-in page: `/login`, `/admin`. */
  signIn: string;
  /** The page that asks to accept a new version of the terms: `/accept-terms`; the back office has none. */
  accept?: string;
  /** The router's base without a slash at the end: `""`, `/admin`. */
  base?: string;
};

/** Starts an app: texts, API client, theme, cache and router. */
export async function startApp({ routes, queryClient, signIn, accept, base = "" }: AppParts) {
  const local = (path: string) =>
    base !== "" && path.startsWith(base) ? path.slice(base.length) || "/" : path;
  const leave: { router?: ReturnType<typeof createBrowserRouter> } = {};
  configureApi({
    base: apiOrigin,
    onSession: (user) => void storeSession(user as SessionUser),
    onSessionLost: () => {
      clearSession({ keepDrafts: true });
      void leave.router?.navigate(local(signInPath(signIn, window.location)));
    },
    ...(accept && {
      onAcceptanceRequired: () =>
        void readUser()
          .then(() => leave.router?.navigate(signInPath(accept, window.location)))
          .catch(() => undefined),
    }),
    onExampleEnded: () => {
      setExample(undefined);
      allowLeaving();
      window.location.assign(`${base}/home`);
    },
    onNotFound: (parts) => void leave.router?.navigate("/not-found", { state: keepUnsaved(parts) }),
  });
  // The page is reloaded so that nothing of the previous user stays in memory. Unsaved input is on the device.
  onUserChanged(() => {
    allowLeaving();
    const { pathname, search } = window.location;
    if (local(pathname) === local(signIn)) window.location.assign(base + safeNext(search));
    else window.location.reload();
  });
  onSignedInElsewhere(() => {
    if (sessionUserNow()) void readUser().catch(() => undefined);
  });
  hideRestoredPages();
  loadCjkFont();
  await startI18n();
  // The router starts to load when it is created, so texts and the API client have to be ready before.
  const router = createBrowserRouter(routes, base === "" ? {} : { basename: base });
  leave.router = router;
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<LoadingLine />}>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  );
}
