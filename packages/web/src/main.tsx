import { startApp } from "@meridian/ui/app/start";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { queryClient } from "./app/query-client.ts";
import { routes } from "./app/router.tsx";

registerLocales(import.meta.glob("./locales/{en,pt}/*.ts"));
void startApp({ routes, queryClient, signIn: "/login", accept: "/accept-terms" });
