import { createHash, randomBytes } from "node:crypto";
import { ulid } from "ulid";
import { ID_PREFIXES, type IdKind } from "../contracts/kernel/primitives.ts";

let drawn = randomBytes(0);
let used = 0;
/** From 0 to below 1, out of bytes drawn in advance: asking the system for each of an id's sixteen takes longer than the rest. */
function random(): number {
  if (used === drawn.length) {
    drawn = randomBytes(1024);
    used = 0;
  }
  used += 1;
  return (drawn[used - 1] as number) / 256;
}

/** A new prefixed ULID: `pat_01J…`, sortable by the time it was made. */
export const newId = (kind: IdKind, at?: number) => `${ID_PREFIXES[kind]}_${ulid(at, random)}`;

/** 160 random bits, URL-safe, for links that work without a password. Only the hash is stored. */
export const newToken = () => randomBytes(20).toString("base64url");

/** SHA-256 in hex. Tokens, e-mail addresses and phone numbers appear in keys only in this form. */
export const hashed = (value: string) => createHash("sha256").update(value).digest("hex");
