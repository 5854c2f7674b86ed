import { accountsRoutes } from "./accounts.ts";
import type { Route, RouteTable } from "./route.ts";

/** Every domain's route table, by the domain's name. */
export const routeTables: Readonly<Record<string, RouteTable>> = {
  accounts: accountsRoutes,
};

/** Every route of the product. */
export const allRoutes: readonly Route[] = Object.values(routeTables).flatMap((table) =>
  Object.values(table),
);
