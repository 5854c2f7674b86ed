import { requestContext } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { countAllowance } from "./allowance.ts";

/**
 * Counts a link that does not work, for the network it was tried from. One request. A link that works is never counted and never
 * refused for it, because patients share the addresses of their mobile operators. Throws 429 `throttled`.
 */
export async function countWrongLink(): Promise<void> {
  const network = requestContext()?.clientNetwork;
  if (!network) return;
  try {
    await countAllowance("wrong_link", network);
  } catch (error) {
    // Many at once may conflict. The answer to a wrong link must not depend on that.
    if (error instanceof AppError && error.code === "throttled") throw error;
  }
}
