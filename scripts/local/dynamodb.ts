import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { table } from "../../packages/core/src/db/table.ts";
import { engineCommand, listening } from "../../packages/core/src/testing/engine.ts";
import { tableDefinition } from "../../packages/core/src/testing/table-definition.ts";
import { endLeftOver, noteService } from "./left-over.ts";
import type { Service } from "./service.ts";
import { indexStreamHistory, trimStreamHistory } from "./stream-history.ts";

/**
 * Starts the engine with its data on disk, without the part of the stream's history that all `checkpoints` mark as
 * processed. With `DYNAMODB_ENDPOINT` set, uses that engine instead.
 */
export async function startDynamodb(port: number, state: string, ...checkpoints: string[]): Promise<Service> {
  if (process.env.DYNAMODB_ENDPOINT) return { stop: async () => {} };
  mkdirSync(state, { recursive: true });
  const file = join(state, "dynamodb.sqlite");
  const note = join(state, "dynamodb.json");
  const alone = await endLeftOver(note, file);
  if (alone) trimStreamHistory(file, checkpoints);
  const { command, args } = engineCommand();
  const child = spawn(command, [...args, "serve", "--port", String(port), "--db-path", file], {
    stdio: "ignore",
  });
  if (alone && child.pid !== undefined) noteService(note, child.pid);
  // The engine must not outlive this process, however it ends.
  process.once("exit", () => child.kill());
  let failed: string | undefined;
  child.once("exit", (code) => {
    failed = `The DynamoDB engine ended with code ${code}`;
  });
  child.once("error", (error) => {
    failed = error.message;
  });
  await listening(port);
  // An engine whose port is taken ends a moment after something answers there.
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (failed) throw new Error(`${failed}. Is port ${port} taken? Choose another with --port-base.`);
  indexStreamHistory(file);
  return {
    stop: () =>
      new Promise((done) => {
        if (alone) rmSync(note, { force: true });
        if (child.exitCode !== null) return done();
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

/** Creates the table if it does not exist. */
export async function ensureTable(name: string): Promise<void> {
  const client = new DynamoDBClient({});
  try {
    await client.send(new CreateTableCommand(tableDefinition(name)));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === "ResourceInUseException")) throw error;
  } finally {
    client.destroy();
  }
}
