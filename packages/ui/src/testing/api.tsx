import { vi } from "vitest";
import { type ApiSettings, configureApi } from "../api/client.ts";

/** Answers the product's calls by `fetch`; the session neither ends nor changes and nothing is absent, unless a test says so. */
export function answerApi(fetch: ApiSettings["fetch"], change: Partial<ApiSettings> = {}) {
  configureApi({
    base: () => "http://api.example",
    onSession: vi.fn(),
    onSessionLost: vi.fn(),
    onNotFound: vi.fn(),
    fetch,
    ...change,
  });
}
