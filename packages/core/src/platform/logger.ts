import { Logger } from "@aws-lambda-powertools/logger";

/**
 * The fields of a log line: ids, codes, counts and times, never a name, an address, a text, a body or a query. The type
 * ensures it, because it has no field for personal data.
 */
export type LogFacts = {
  requestId?: string;
  route?: string;
  user?: string;
  space?: string;
  status?: number;
  code?: string;
  milliseconds?: number;
  dynamoCalls?: number;
  job?: string;
  notification?: string;
  record?: string;
  attempts?: number;
  count?: number;
  /** Class of an unexpected error and where it was thrown. Its message is left out because it may quote input. */
  error?: string;
  at?: readonly string[];
};

const logger = new Logger({ serviceName: "meridian" });

/** Writes one structured line. `event` is a fixed phrase, never made from input. */
export function log(level: "info" | "warn" | "error", event: string, facts: LogFacts = {}) {
  logger[level](event, { ...facts });
}

/** Name and stack frames of an unexpected error, without its message. */
export function errorFacts(error: unknown): Pick<LogFacts, "error" | "at"> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, at: frames.slice(0, 12).map((frame) => frame.trim()) };
}
