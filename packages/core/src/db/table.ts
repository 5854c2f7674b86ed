/** The single table, as data: entities, stacks and the local run read the same definition. Imports nothing. */
export const table = {
  partitionKey: "pk",
  sortKey: "sk",
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk" },
    { name: "gsi3", partitionKey: "gsi3pk", sortKey: "gsi3sk" },
  ],
  /** Epoch seconds; idempotency records, invitations and lock-outs end by it. */
  timeToLive: "expires_at",
  /** The outbox consumer and the renaming subscriber read both images. */
  stream: "NEW_AND_OLD_IMAGES",
} as const;

export type IndexName = (typeof table.indexes)[number]["name"];
