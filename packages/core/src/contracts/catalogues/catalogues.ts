import { publishedRoutes } from "./published.ts";

/** The catalogues that the back office edits, and what clinics read of them. */
export const cataloguesRoutes = { ...publishedRoutes } as const;
