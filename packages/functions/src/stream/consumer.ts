import { errorFacts, log } from "@meridian/core/platform/logger";
import { plain } from "@meridian/core/platform/stream";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { ItemChange } from "./rename-patient.ts";

type Subscriber = (change: ItemChange) => Promise<void>;

/**
 * A consumer of the table's stream, in order. The first record that fails ends the batch. Lambda delivers it and the
 * following ones again, and moves it to the dead-letter queue after the last try. Every subscriber must be safe to
 * repeat.
 */
export const consumer =
  (subscribers: readonly Subscriber[]) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      try {
        const change = changeOf(record);
        for (const subscriber of subscribers) await subscriber(change);
      } catch (error) {
        log("error", "stream record failed", { record: record.eventID ?? "", ...errorFacts(error) });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" }] };
      }
    }
    return { batchItemFailures: [] };
  };

const changeOf = ({ dynamodb }: DynamoDBRecord): ItemChange => ({
  before: plain(dynamodb?.OldImage),
  after: plain(dynamodb?.NewImage),
});
