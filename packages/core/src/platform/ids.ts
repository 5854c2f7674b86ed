import { createHash, randomBytes } from "node:crypto";
import { ulid } from "ulid";
import { ID_PREFIXES, type IdKind } from "../contracts/kernel/primitives.ts";

/** A new prefixed ULID: `pat_01J…`, sortable by the time it was made. */
export const newId = (kind: IdKind, at?: number) => `${ID_PREFIXES[kind]}_${ulid(at)}`;

/** 160 random bits, URL-safe, for links that work without a password. Only the hash is stored. */
export const newToken = () => randomBytes(20).toString("base64url");

/** SHA-256 in hex. Tokens, e-mail addresses and phone numbers appear in keys only in this form. */
export const hashed = (value: string) => createHash("sha256").update(value).digest("hex");
