import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { encodeTime } from "ulid";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import { auditOrder } from "../db/audit.ts";
import type { NamedKey } from "../platform/secret.ts";
import type { ChainHead, Mac } from "./audit-trail.entity.ts";

/** An entry as the table has it. */
export type StoredEntry = { pk: string; sk: string; at: string } & Record<string, unknown>;

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");
/** Characters of a digest that a seal keeps of each entry, to name the one that was changed: 96 bits. */
const SHORT = 16;

/** The digest of an entry: of everything it holds, whatever the order of its attributes. */
export const digestOf = (entry: StoredEntry) =>
  sha256(JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))));

export const shortDigest = (digest: string) => digest.slice(0, SHORT);

/** The hash after one more entry. */
export const chained = (previous: string, digest: string) => sha256(`${previous}|${digest}`);

/** The hash that a month begins with: it depends on everything before. */
export const monthBegins = (space: string, month: string, previous: string) =>
  sha256(`${space}|${month}|${previous}`);

/** The head of a space's chain before its first entry. */
export const begin = (space: string, since: string): ChainHead => {
  const month = since.slice(0, 7);
  return { month, seals: 0, count: 0, last: "", hash: monthBegins(space, month, since) };
};

/** The id of an entry, from its sort key. */
export const entryId = ({ sk }: Pick<StoredEntry, "sk">) => sk.slice(auditOrder("").length);

/** Sorts before every entry made at a moment (epoch milliseconds) or later. */
export const orderAt = (moment: number) =>
  auditOrder(`${ID_PREFIXES.audit}_${encodeTime(Math.max(0, moment), 10)}`);

/** The month after a month, `2026-12` to `2027-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

const macValue = (key: Buffer, facts: readonly unknown[]) =>
  createHmac("sha256", key).update(JSON.stringify(facts)).digest("base64url");

const factsOf = (space: string, since: string, head: ChainHead) => [
  space,
  since,
  head.month,
  head.seals,
  head.count,
  head.last,
  head.hash,
];

/** The code that only the application can make of how far a space's chain is. */
export const macOf = (space: string, since: string, head: ChainHead, { id, key }: NamedKey): Mac => ({
  key: id,
  value: macValue(key, factsOf(space, since, head)),
});

/** Whether a code was made by the application; `unknown` where its key is no longer in use. */
export function checkMac(
  mac: Mac | undefined,
  facts: { space: string; since: string; head: ChainHead },
  keys: readonly NamedKey[],
): "valid" | "invalid" | "unknown" {
  if (!mac || typeof mac.value !== "string") return "invalid";
  const named = keys.find(({ id }) => id === mac.key);
  if (!named) return "unknown";
  const [wanted, found] = [macValue(named.key, factsOf(facts.space, facts.since, facts.head)), mac.value].map(
    (value) => Buffer.from(value),
  ) as [Buffer, Buffer];
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? "valid" : "invalid";
}
