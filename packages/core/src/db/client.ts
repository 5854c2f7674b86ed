import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientLimits } from "../platform/client-limits.ts";
import { requestContext } from "../platform/context.ts";
import { pause } from "./pause.ts";
import { retryOn } from "./retry-on.ts";

let client: DynamoDBDocumentClient | undefined;

/** Milliseconds for one try of a request. The slowest of the product's, a full transaction, takes a tenth of it. */
const REQUEST_MS = 4000;
const MAX_ATTEMPTS = 6;

/**
 * The one DynamoDB client of a container. Every request is counted on the current request's context. A write of one item
 * that meets a transaction wrote nothing and is tried again.
 */
export function documentClient(): DynamoDBDocumentClient {
  if (client) return client;
  const base = new DynamoDBClient(clientLimits(REQUEST_MS));
  base.middlewareStack.add(
    (next) => (args) => {
      const context = requestContext();
      if (context) context.dynamoCalls += 1;
      return next(args);
    },
    { step: "initialize", name: "countCalls" },
  );
  base.middlewareStack.add(
    (next) => (args) =>
      retryOn(["TransactionConflictException"], () => next(args), { attempts: MAX_ATTEMPTS, pause }),
    { step: "initialize", name: "tryAgainAfterTransaction", priority: "low" },
  );
  client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
  return client;
}

/** Forgets the client, so that the next call reads the environment again. Tests move between tables with it. */
export function resetClient() {
  client?.destroy();
  client = undefined;
}
