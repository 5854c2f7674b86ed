import { countRequests } from "@meridian/core/testing/local-table";

let requests = 0;
let counting = false;

/** Runs work and returns the number of its database requests, including the one that reads the actor. */
export async function countingCalls<T>(work: () => Promise<T>): Promise<{ value: T; calls: number }> {
  if (!counting) {
    counting = true;
    countRequests(() => {
      requests += 1;
    });
  }
  const before = requests;
  const value = await work();
  return { value, calls: requests - before };
}
