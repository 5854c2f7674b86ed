import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientLimits } from "../platform/client-limits.ts";
import { requestContext } from "../platform/context.ts";
import { expireExamples, type Input } from "./example-expiry.ts";
import { pause } from "./pause.ts";
import { retryOn } from "./retry-on.ts";

let client: DynamoDBDocumentClient | undefined;

/**
 * Milliseconds for one attempt of a request. The product's slowest request, a full transaction, takes a tenth of it.
 */
const REQUEST_MS = 4000;
const MAX_ATTEMPTS = 6;

/**
 * The single DynamoDB client of a container. It counts every request in the current request's context. A write of a
 * single item that conflicted with a transaction is tried again, because it wrote nothing.
 */
export function documentClient(): DynamoDBDocumentClient {
  if (client) return client;
  const base = new DynamoDBClient(clientLimits(REQUEST_MS));
  // It copies every request and every answer for a log, even where none is set, which takes a tenth of the client's time.
  base.middlewareStack.remove("loggerMiddleware");
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
  client.middlewareStack.add(
    (next) => (args) => next({ ...args, input: expireExamples(args.input as Input) as typeof args.input }),
    { step: "initialize", name: "expireExamples", priority: "high" },
  );
  return client;
}

/** Drops the client, so that the next call reads the environment again. Tests use it to change tables. */
export function resetClient() {
  client?.destroy();
  client = undefined;
}
