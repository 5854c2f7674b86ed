import { env } from "@meridian/core/platform/env";
import { AppError } from "@meridian/core/platform/errors";
import { createRemoteJWKSet, jwtVerify } from "jose";

/** The facts that a session's token proves. */
export type Claims = { userId: string; spaceId: string; subject: string; authTime: number };

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** Verifies an ID token of our user pool and client. Throws 401 `session.not_found` for anything else. */
export async function verifySession(token: string | undefined): Promise<Claims> {
  if (!token) throw new AppError("unauthenticated", "session.not_found");
  keys ??= createRemoteJWKSet(new URL(env("TOKEN_KEYS_URL")));
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: env("TOKEN_ISSUER"),
      audience: env("USER_POOL_CLIENT_ID"),
      algorithms: ["RS256"],
    });
    const userId = payload["custom:user_id"];
    const spaceId = payload["custom:space_id"];
    if (payload.token_use !== "id" || typeof userId !== "string" || typeof spaceId !== "string")
      throw new Error("not one of our ID tokens");
    // A renewed token still has the time of the sign-in with a password.
    const authTime = Number(payload.auth_time ?? payload.iat);
    return { userId, spaceId, subject: String(payload.sub), authTime };
  } catch {
    throw new AppError("unauthenticated", "session.not_found");
  }
}
