import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { requestContext } from "../platform/context.ts";

let client: DynamoDBDocumentClient | undefined;

/** The one DynamoDB client of a container. Every request is counted on the current request's context. */
export function documentClient(): DynamoDBDocumentClient {
  if (client) return client;
  const base = new DynamoDBClient({});
  base.middlewareStack.add(
    (next) => (args) => {
      const context = requestContext();
      if (context) context.dynamoCalls += 1;
      return next(args);
    },
    { step: "initialize", name: "countCalls" },
  );
  client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
  return client;
}

/** Forgets the client, so that the next call reads the environment again. Tests move between tables with it. */
export function resetClient() {
  client?.destroy();
  client = undefined;
}
