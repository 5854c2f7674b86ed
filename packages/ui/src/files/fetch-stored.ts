import { ApiError } from "../api/errors.ts";

/** A document's file from the store, by its link. Throws where it does not come. */
export async function fetchStored(link: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(link, { signal }).catch(() => {
    signal.throwIfAborted();
    throw new ApiError(0, { code: "offline" });
  });
  if (!answer.ok) throw new ApiError(answer.status, { code: "file.not_found" });
  return answer;
}
