import { createHash, timingSafeEqual } from "node:crypto";
import { keptSecret } from "./secret-store.ts";

/** What the distribution before the API says with every request, so that nobody reaches the API past it. */
const proof = keptSecret(() => {
  const arn = process.env.ORIGIN_PROOF_ARN;
  if (!arn) throw new Error("Environment variable ORIGIN_PROOF_ARN is missing");
  return arn;
});

const hashed = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request came through the distribution: it says the current proof, the one before or the one to come. */
export async function cameThroughEdge(said: string | undefined): Promise<boolean> {
  if (!said) return false;
  const { current, others } = await proof.versions();
  return [current, ...others].some((value) => timingSafeEqual(hashed(value), hashed(said)));
}
