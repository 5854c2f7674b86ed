import { table } from "../db/table.ts";

/**
 * The table's definition for `CreateTable`, made from the same data as the stack's. Without a reader leave out the
 * stream: the local engine's transactions become slower with every record ever written to any stream.
 */
export function tableDefinition(name: string, { stream = true } = {}) {
  const keys = [table, ...table.indexes].flatMap((index) => [index.partitionKey, index.sortKey]);
  const schema = (index: { partitionKey: string; sortKey: string }) => [
    { AttributeName: index.partitionKey, KeyType: "HASH" as const },
    { AttributeName: index.sortKey, KeyType: "RANGE" as const },
  ];
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST" as const,
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: "S" as const })),
    KeySchema: schema(table),
    GlobalSecondaryIndexes: table.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: schema(index),
      Projection: { ProjectionType: "ALL" as const },
    })),
    ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream } }),
  };
}
