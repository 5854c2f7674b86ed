import type { Route } from "@meridian/core/contracts/kernel/route";

/** Paths of the pages that patients open with a link, up to the link's key. */
export const PATIENT_PAGES = ["/monitoring-pages/", "/consent-pages/"] as const;

/** Whether a route belongs to a page that patients open with a link. The key in its path has 160 random bits. */
export const isPatientPage = ({ path }: Pick<Route, "path">): boolean =>
  PATIENT_PAGES.some((page) => path.startsWith(`${page}{key}`));
