import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.ts";
import { keptSecret } from "./secret-store.ts";

/**
 * A key for one purpose, and an id stored with what it encrypts. The id is derived from the secret too and reveals
 * nothing about the key.
 */
export type NamedKey = { id: string; key: Buffer };

/** The application's secret. */
const secret = keptSecret(() => env("APP_SECRET_ARN"));

/** Makes this process read the application's secret again. */
export const forgetSecret = () => secret.forget();

const derived = (value: string, info: string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", Buffer.from(value, "base64"), "meridian", info, bytes));

const named = (purpose: string, subject: string) => (value: string) => ({
  id: derived(value, "key id", 9).toString("base64url"),
  key: derived(value, `${purpose}|${subject}`, 32),
});

/**
 * The 256-bit keys for one purpose: the current one for encrypting, and others for decrypting (the previous one, and
 * one that will become current).
 */
export async function derivedKeys(
  purpose: string,
  subject = "",
): Promise<{ current: NamedKey; others: NamedKey[] }> {
  const { current, others } = await secret.versions();
  const key = named(purpose, subject);
  return { current: key(current), others: others.map(key) };
}

/** Encrypts with AES-256-GCM. It can be decrypted only with the same purpose and subject. */
export async function seal(purpose: string, subject: string, plain: string): Promise<string> {
  const { current } = await derivedKeys(purpose);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", current.key, nonce);
  cipher.setAAD(Buffer.from(subject));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * The decrypted text, or undefined if it was encrypted for another subject, altered, or not encrypted by this
 * application.
 */
export async function unseal(purpose: string, subject: string, sealed: string): Promise<string | undefined> {
  const { current, others } = await derivedKeys(purpose);
  for (const { key } of [current, ...others]) {
    const plain = opened(key, subject, sealed);
    if (plain !== undefined) return plain;
  }
  return undefined;
}

function opened(key: Buffer, subject: string, sealed: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(subject));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
