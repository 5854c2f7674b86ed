import { QueryClient } from "@tanstack/react-query";
import { ApiError, isOffline } from "./errors.ts";

/** The query cache of an app. Errors returned by the API are not retried; a lost connection is, once. */
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
