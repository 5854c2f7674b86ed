import { startApp } from "@meridian/ui/app/start";
import { registerLanguages } from "@meridian/ui/i18n/i18n";
import { queryClient } from "./app/query-client.ts";
import { routes } from "./app/router.tsx";

registerLanguages({ en: () => import("./locales/en.ts"), pt: () => import("./locales/pt.ts") });
void startApp({ routes, queryClient, signIn: "/admin", base: "/admin" });
