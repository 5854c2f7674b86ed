import { now } from "../platform/clock.ts";
import { hashed } from "../platform/ids.ts";
import { db } from "./entities.ts";
import type { RegistrationItem } from "./registration.entity.ts";

/** The registration that waits behind an account of the user pool, unless its time is over. One request. */
export async function pendingOf(email: string, subject: string): Promise<RegistrationItem | undefined> {
  const key = { email_hash: hashed(email), subject };
  const { data } = await db.entities.registration.get(key).go({ consistent: true });
  return data && data.expires_at * 1000 > now() ? (data as RegistrationItem) : undefined;
}
