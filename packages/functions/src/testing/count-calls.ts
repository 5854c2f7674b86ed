import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

let requests = 0;
subscribe("http.client.request.start", (message) => {
  const { request } = message as { request: ClientRequest };
  const database = new URL(String(process.env.AWS_ENDPOINT_URL_DYNAMODB));
  if (request.getHeader("host") === database.host) requests += 1;
});

/** Runs work and says how many requests to the database it made, the kernel's own reading of the actor included. */
export async function countingCalls<T>(work: () => Promise<T>): Promise<{ value: T; calls: number }> {
  const before = requests;
  const value = await work();
  return { value, calls: requests - before };
}
