import { countRequests, currentClient } from "@meridian/core/testing/local-table";

let requests = 0;
/** The client whose requests are counted. A test file that changes the table's address makes another. */
let counted: unknown;

/** Runs work and returns the number of its database requests, including the one that reads the actor. */
export async function countingCalls<T>(work: () => Promise<T>): Promise<{ value: T; calls: number }> {
  if (counted !== currentClient()) {
    counted = currentClient();
    countRequests(() => {
      requests += 1;
    });
  }
  const before = requests;
  const value = await work();
  return { value, calls: requests - before };
}
