import { now } from "../platform/clock.ts";
import { hashed } from "../platform/ids.ts";
import { db } from "./entities.ts";
import type { RegistrationItem } from "./registration.entity.ts";

/** The pending registration of a user pool account, unless it has expired. One request. */
export async function pendingOf(email: string, subject: string): Promise<RegistrationItem | undefined> {
  const key = { email_hash: hashed(email), subject };
  const { data } = await db.entities.registration.get(key).go({ consistent: true });
  return data && data.expires_at * 1000 > now() ? (data as RegistrationItem) : undefined;
}
