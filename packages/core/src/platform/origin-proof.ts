import { createHash, timingSafeEqual } from "node:crypto";
import { keptSecret } from "./secret-store.ts";

/** The secret header that the distribution in front of the API adds, so that nobody can call the API directly. */
const proof = keptSecret(() => {
  const arn = process.env.ORIGIN_PROOF_ARN;
  if (!arn) throw new Error("Environment variable ORIGIN_PROOF_ARN is missing");
  return arn;
});

const hashed = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request came through the distribution: its header has the current, the previous or the pending value. */
export async function cameThroughEdge(received: string | undefined): Promise<boolean> {
  if (!received) return false;
  const { current, others } = await proof.versions();
  return [current, ...others].some((value) => timingSafeEqual(hashed(value), hashed(received)));
}
