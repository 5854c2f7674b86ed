import { QueryClient } from "@tanstack/react-query";
import { ApiError, isOffline } from "./errors.ts";

/** One cache for an app. Answers of the API that say no are not asked again; a lost connection is, once. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: "always",
        retry: (failures, error) =>
          failures < 1 && (isOffline(error) || (error instanceof ApiError && error.status >= 500)),
        retryDelay: 800,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
