import { randomUUID } from "node:crypto";
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll } from "vitest";
import { documentClient } from "../db/client.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { tableDefinition } from "./table-definition.ts";

/** Gives a test file its own empty table, dropped when the file ends. */
export function localTable() {
  const client = new DynamoDBClient({});
  beforeAll(async () => {
    await client.send(new CreateTableCommand(tableDefinition(env("TABLE_NAME"), { stream: false })));
  });
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName: env("TABLE_NAME") }));
    client.destroy();
    // The next file of this process has a table and people of its own.
    Spaces.forgetActor();
  });
}

/** Calls `counted` at every DynamoDB request of the product's client, which lives as long as the process. */
export function countRequests(counted: () => void) {
  documentClient().middlewareStack.add(
    (next) => (args) => {
      counted();
      return next(args);
    },
    { step: "initialize", name: `countInTest ${randomUUID()}` },
  );
}

/** Does `work` with what is asked before each DynamoDB request of the product's client, until undone. */
export function beforeRequests(work: (input: Record<string, unknown>) => Promise<void>): () => void {
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      await work(args.input as Record<string, unknown>);
      return next(args);
    },
    { step: "initialize", name: "beforeInTest" },
  );
  return () => documentClient().middlewareStack.remove("beforeInTest");
}
