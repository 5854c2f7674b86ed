import { catalogueOfficeRoutes } from "./office.ts";
import { publishedRoutes } from "./published.ts";
import { catalogueSheetRoutes } from "./sheet.ts";

/** The catalogues that the back office edits, and what clinics read of them. */
export const cataloguesRoutes = {
  ...publishedRoutes,
  ...catalogueOfficeRoutes,
  ...catalogueSheetRoutes,
} as const;
