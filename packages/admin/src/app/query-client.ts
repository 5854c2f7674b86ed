import { makeQueryClient } from "@meridian/ui/api/query-client";

/** The back office's one cache of answers. */
export const queryClient = makeQueryClient();
