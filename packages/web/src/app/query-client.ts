import { makeQueryClient } from "@meridian/ui/api/query-client";

/** The clinic app's one cache of answers. */
export const queryClient = makeQueryClient();
