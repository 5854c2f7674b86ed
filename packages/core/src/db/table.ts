/** The single table, as data, so that entities, stacks and the local run share one definition. Imports nothing. */
export const table = {
  partitionKey: "pk",
  sortKey: "sk",
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk" },
    { name: "gsi3", partitionKey: "gsi3pk", sortKey: "gsi3sk" },
  ],
  /** Epoch seconds after which the table deletes an item: idempotency records, invitations and so on. */
  timeToLive: "expires_at",
  /** The stream's consumer compares both images. */
  stream: "NEW_AND_OLD_IMAGES",
} as const;

export type IndexName = (typeof table.indexes)[number]["name"];

/**
 * The key of the item with the published words of the user pool's mails. The function that writes these mails reads it without the
 * entities, which would make it slow to start, and its role allows it this partition alone.
 */
export const ACCOUNT_MAILS_KEY = {
  partition: "$meridian#publication_account-mails",
  sort: "$cataloguepart_1#part_0000",
} as const;
