import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const HISTORY = "_stream_records";

/**
 * Speeds up the engine's history of its streams. At every write it looks for the highest number in it, and at every poll for
 * what came after one, without an index: both read the whole history, images of items and all. Call it when the engine
 * listens and nobody uses it yet.
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
 * Forgets what the consumer has dealt with, by the file it notes that in. The newest record stays, because the engine
 * numbers the next one after it. Call it before the engine starts.
 */
export function trimStreamHistory(file: string, checkpoints: string): void {
  if (!existsSync(checkpoints)) return;
  const read = Object.entries(JSON.parse(readFileSync(checkpoints, "utf8")) as Record<string, string>);
  withHistory(file, (database) => {
    const forget = database.prepare(
      `DELETE FROM ${HISTORY} WHERE shard_id = ? AND CAST(sequence_number AS INTEGER) < ?`,
    );
    for (const [shard, sequence] of read) forget.run(shard, Number(sequence));
  });
}

/** Only where there is such a history: a new file has none yet, another version of the engine may keep it elsewhere. */
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
