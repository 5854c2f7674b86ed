import { cameThroughEdge } from "@meridian/core/platform/origin-proof";
import type { APIGatewaySimpleAuthorizerResult } from "aws-lambda";

type Event = { headers?: Readonly<Record<string, string | undefined>> };

/** Allows requests that came through the distribution, where the limits per client address apply. */
export async function handler({ headers }: Event): Promise<APIGatewaySimpleAuthorizerResult> {
  return { isAuthorized: await cameThroughEdge(headers?.["x-origin-proof"]) };
}
