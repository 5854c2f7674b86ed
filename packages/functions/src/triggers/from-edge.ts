import { cameThroughEdge } from "@meridian/core/platform/origin-proof";
import type { APIGatewaySimpleAuthorizerResult } from "aws-lambda";

type Event = { headers?: Readonly<Record<string, string | undefined>> };

/** Lets through what came through the distribution, where requests are counted by the client's address. */
export async function handler({ headers }: Event): Promise<APIGatewaySimpleAuthorizerResult> {
  return { isAuthorized: await cameThroughEdge(headers?.["x-origin-proof"]) };
}
