import { startApp } from "@meridian/ui/app/start";
import { registerLanguages } from "@meridian/ui/i18n/i18n";
import { queryClient } from "./app/query-client.ts";
import { routes } from "./app/router.tsx";

registerLanguages({ en: () => import("./locales/en.ts"), pt: () => import("./locales/pt.ts") });
void startApp({ routes, queryClient, signIn: "/login", accept: "/accept-terms" });

// Opens the offline page where a page cannot be reached. Not while the page itself is being loaded.
if (import.meta.env.PROD)
  window.addEventListener("load", () => {
    navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
  });
