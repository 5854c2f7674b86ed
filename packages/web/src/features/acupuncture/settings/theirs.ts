import { ApiError } from "@meridian/ui/api/errors";

/** What stands on the server, where a 409 brought it; a name that is taken brings nothing. */
export const theirsIn = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code.endsWith(".stale") ? (error.current as T) : undefined;
