import { randomUUID } from "node:crypto";
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import { documentClient } from "../db/client.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { tableDefinition } from "./table-definition.ts";

/** Gives a test file its own empty table, which is deleted after the file's tests. */
export function localTable() {
  const client = new DynamoDBClient({});
  beforeAll(async () => {
    await client.send(new CreateTableCommand(tableDefinition(env("TABLE_NAME"), { stream: false })));
  });
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName: env("TABLE_NAME") }));
    client.destroy();
    // The next file in this process has its own table and users.
    Spaces.forgetActor();
    Catalogues.forgetPublished();
    LegalTexts.forgetTexts();
  });
}

/** The product's DynamoDB client, the same for all test files of a process that do not change the engine's address. */
export const currentClient = () => documentClient();

/** Calls `counted` for every DynamoDB request of the product's client. */
export function countRequests(counted: () => void) {
  documentClient().middlewareStack.add(
    (next) => (args) => {
      counted();
      return next(args);
    },
    { step: "initialize", name: `countInTest ${randomUUID()}` },
  );
}

/** Runs `work` before each DynamoDB request of the product's client, until undone. */
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
