import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type _Record as StreamRecord,
} from "@aws-sdk/client-dynamodb-streams";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { Service } from "./service.ts";

/** File with the consumer's position in the stream. */
export const CHECKPOINTS = "stream-checkpoints.json";

export type StreamConsumer = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | undefined>;

export type StreamOptions = {
  table: string;
  state: string;
  consumer: StreamConsumer;
  /** Attempts per record before it goes to the dead-letter file, as in the event source mapping. */
  maxTries?: number;
  pollMilliseconds?: number;
};

/**
 * Does what an event source mapping does: reads the table's stream in order, calls the consumer with batches, tries
 * again from the first failed record, and sets aside a record that never succeeds. The position is stored on disk.
 */
export function startStreams(options: StreamOptions): Service {
  const { table, state, consumer, maxTries = 5, pollMilliseconds = 150 } = options;
  mkdirSync(state, { recursive: true });
  const checkpoints = checkpointsIn(join(state, CHECKPOINTS));
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const client = new DynamoDBStreamsClient({ ...(endpoint && { endpoint }) });
  // It copies each answer for a log that nobody reads.
  client.middlewareStack.remove("loggerMiddleware");
  const tries = new Map<string, number>();
  let running = true;

  const handle = async (shard: string, batch: DynamoDBRecord[]) => {
    let rest = batch;
    while (rest.length > 0 && running) {
      const failed = await firstFailed(consumer, rest);
      const at = rest.findIndex((record) => record.dynamodb?.SequenceNumber === failed);
      const done = failed === undefined ? rest.length : Math.max(at, 0);
      if (done > 0) checkpoints.set(shard, String(rest[done - 1]?.dynamodb?.SequenceNumber));
      rest = rest.slice(done);
      const stuck = rest[0];
      if (!stuck) return;
      const sequence = String(stuck.dynamodb?.SequenceNumber);
      tries.set(sequence, (tries.get(sequence) ?? 0) + 1);
      if ((tries.get(sequence) ?? 0) >= maxTries) {
        appendFileSync(join(state, "dead-letters.jsonl"), `${JSON.stringify(stuck)}\n`);
        checkpoints.set(shard, sequence);
        rest = rest.slice(1);
      } else await pause(pollMilliseconds);
    }
  };

  const readShard = async (arn: string, shard: string) => {
    let iterator = await iteratorOf(client, arn, shard, checkpoints.get(shard)).catch((error: Error) => {
      // The stream no longer has the stored position, because more than a day has passed: continues with the oldest
      // record.
      if (error.name !== "TrimmedDataAccessException") throw error;
      return iteratorOf(client, arn, shard, undefined);
    });
    while (iterator && running) {
      const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: 100 }));
      const records = answer.Records ?? [];
      if (records.length > 0)
        await handle(
          shard,
          records.map((record) => lambdaRecord(record, arn)),
        );
      else await pause(pollMilliseconds);
      iterator = answer.NextShardIterator;
    }
  };

  const loop = async () => {
    while (running) {
      try {
        for (const { arn, shard } of await shardsOf(client, table)) await readShard(arn, shard);
      } catch (error) {
        if (running) console.error("stream:", error instanceof Error ? error.message : error);
      }
      if (running) await pause(pollMilliseconds);
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      running = false;
      client.destroy();
      await ended;
    },
  };
}

/** Gives records to the consumer, and answers the sequence number of the first that failed. */
async function firstFailed(consumer: StreamConsumer, records: DynamoDBRecord[]): Promise<string | undefined> {
  try {
    const answer = await consumer({ Records: records });
    return answer?.batchItemFailures[0]?.itemIdentifier;
  } catch {
    return records[0]?.dynamodb?.SequenceNumber;
  }
}

/** The shards of a table's newest stream. */
async function shardsOf(client: DynamoDBStreamsClient, table: string) {
  const { Streams } = await client.send(new ListStreamsCommand({ TableName: table }));
  const arn = Streams?.at(-1)?.StreamArn;
  if (!arn) return [];
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: arn }));
  return (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) =>
    ShardId ? [{ arn, shard: ShardId }] : [],
  );
}

async function iteratorOf(
  client: DynamoDBStreamsClient,
  arn: string,
  shard: string,
  after: string | undefined,
) {
  const position = after
    ? ({ ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after } as const)
    : ({ ShardIteratorType: "TRIM_HORIZON" } as const);
  const command = new GetShardIteratorCommand({ StreamArn: arn, ShardId: shard, ...position });
  return (await client.send(command)).ShardIterator;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function checkpointsIn(file: string) {
  const positions: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return {
    get: (shard: string) => positions[shard],
    set: (shard: string, sequence: string) => {
      positions[shard] = sequence;
      writeFileSync(file, JSON.stringify(positions));
    },
  };
}

/** A record as Lambda passes it to a consumer. */
const lambdaRecord = (record: StreamRecord, arn: string): DynamoDBRecord => ({
  ...(record.eventID && { eventID: record.eventID }),
  ...(record.eventName && { eventName: record.eventName as "INSERT" | "MODIFY" | "REMOVE" }),
  eventVersion: "1.1",
  eventSource: "aws:dynamodb",
  awsRegion: "local",
  eventSourceARN: arn,
  dynamodb: {
    ...(record.dynamodb as object),
    ApproximateCreationDateTime: Math.floor(
      (record.dynamodb?.ApproximateCreationDateTime ?? new Date()).getTime() / 1000,
    ),
  },
});
