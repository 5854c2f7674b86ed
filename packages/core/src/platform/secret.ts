import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.ts";

/** A 256-bit key for one purpose, derived from the application's secret. */
export function derivedKey(purpose: string, subject = ""): Buffer {
  const secret = Buffer.from(env("APP_SECRET"), "base64");
  return Buffer.from(hkdfSync("sha256", secret, "meridian", `${purpose}|${subject}`, 32));
}

/** Encrypts with AES-256-GCM; opens only with the same purpose and the same subject. */
export function seal(purpose: string, subject: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), nonce);
  cipher.setAAD(Buffer.from(subject));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text that was sealed, or undefined if it was sealed for another subject, altered, or never ours. */
export function unseal(purpose: string, subject: string, sealed: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", derivedKey(purpose), bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(subject));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
