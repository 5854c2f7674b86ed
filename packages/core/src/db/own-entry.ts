import { table } from "./table.ts";

const [gsi1] = table.indexes;

/** What every entry of a catalogue says that somebody made: whose it is, whether it is shared, and its version. */
export const ownEntry = {
  space_id: { type: "string", required: true },
  user_id: { type: "string", required: true },
  id: { type: "string", required: true },
  /** As its owner was called when last saving it: a list names owners without reading them. */
  user_name: { type: "string", required: true, default: "" },
  /** The owner's id while it is shared in the space; only then it is in the index. */
  shared_by: { type: "string", required: true, default: "" },
  created_at: { type: "string", required: true, readOnly: true },
  updated_at: { type: "string", required: true },
  version: { type: "number", required: true, default: 1 },
} as const;

/** In its owner's partition. */
export const ofOwner = {
  pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
  sk: { field: table.sortKey, composite: ["id"] },
} as const;

/** Beside it in an index by space, while it is shared. */
export const ofSpace = {
  index: gsi1.name,
  condition: ({ shared_by }: { shared_by?: string }) => Boolean(shared_by),
  pk: { field: gsi1.partitionKey, composite: ["space_id"] },
  sk: { field: gsi1.sortKey, composite: ["shared_by", "id"] },
} as const;
