import { errorFacts, log } from "@meridian/core/platform/logger";
import { plain } from "@meridian/core/platform/stream";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { type ItemChange, renamePatient } from "./rename-patient.ts";
import { sendMessages } from "./send-messages.ts";

/** Everyone who listens to the table. Each is safe to repeat. */
const subscribers: readonly ((change: ItemChange) => Promise<void>)[] = [sendMessages, renamePatient];

/**
 * The table's stream, in order. The first record that fails ends the batch: it and what follows come again, and after
 * the mapping's tries it goes to the dead-letter queue.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    try {
      await consume(record);
    } catch (error) {
      log("error", "stream record failed", { record: record.eventID ?? "", ...errorFacts(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" }] };
    }
  }
  return { batchItemFailures: [] };
}

async function consume({ dynamodb }: DynamoDBRecord) {
  const change = { before: plain(dynamodb?.OldImage), after: plain(dynamodb?.NewImage) };
  for (const subscriber of subscribers) await subscriber(change);
}
