import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const HISTORY = "_stream_records";

/**
 * Adds indexes to the engine's stream history. For every write the engine looks up the highest number in it, and for
 * every poll the records after a number; without an index both read the whole history. Call it when the engine listens
 * and nobody uses it yet.
 */
export function indexStreamHistory(file: string): void {
  withHistory(file, (database) =>
    database.exec(`
      CREATE INDEX IF NOT EXISTS stream_numbers ON ${HISTORY} (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS stream_shards ON ${HISTORY} (table_name, shard_id, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS stream_ends ON ${HISTORY} (table_name, shard_id, sequence_number);`),
  );
}

/**
 * Deletes the records that every consumer has processed, by their checkpoint files. The newest record stays, because the
 * engine numbers the next one after it. Call it before the engine starts.
 */
export function trimStreamHistory(file: string, checkpoints: readonly string[]): void {
  if (!checkpoints.every((one) => existsSync(one))) return;
  const positions = checkpoints.map((one) => JSON.parse(readFileSync(one, "utf8")) as Record<string, string>);
  withHistory(file, (database) => {
    const forget = database.prepare(
      `DELETE FROM ${HISTORY} WHERE shard_id = ? AND CAST(sequence_number AS INTEGER) < ?`,
    );
    for (const shard of Object.keys(positions[0] ?? {}))
      forget.run(shard, Math.min(...positions.map((position) => Number(position[shard] ?? 0))));
  });
}

/**
 * Only if there is such a history: a new file has none yet, and another version of the engine may store it elsewhere.
 */
function withHistory(file: string, work: (database: DatabaseSync) => void): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    const known = database.prepare("SELECT name FROM sqlite_master WHERE name = ?").get(HISTORY);
    if (known) work(database);
  } finally {
    database.close();
  }
}
