import { accountsRoutes } from "@meridian/core/contracts/accounts";
import type { CallOf } from "@meridian/core/contracts/route";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { trackRequest } from "@meridian/ui/api/in-flight";
import { setAnnouncements } from "@meridian/ui/session/announcements";
import { tellSignedIn } from "@meridian/ui/session/elsewhere";
import { storeSession } from "@meridian/ui/session/session";

type Body<R extends keyof typeof accountsRoutes> =
  CallOf<(typeof accountsRoutes)[R]> extends { body: infer B } ? B : never;

/** Signs in and stores the user with the announcements that wait. */
export async function signIn(body: Body<"login">) {
  const { user, alerts } = await call(accountsRoutes.login, { body });
  await storeSession(user);
  setAnnouncements(alerts);
  tellSignedIn();
}

/** Opens an account. Answers where a student's proof goes. */
export async function register(body: Body<"register">) {
  const { proof_upload } = await call(accountsRoutes.register, { body });
  return proof_upload;
}

type Upload = NonNullable<Awaited<ReturnType<typeof register>>>;

/** Puts the file where the API said. */
export async function uploadProof({ url, headers }: Upload, file: File) {
  const done = trackRequest();
  try {
    const answer = await fetch(url, { method: "PUT", headers, body: file });
    if (!answer.ok) throw new Error(`${answer.status}`);
  } catch {
    throw new ApiError(0, { code: "upload.failed" });
  } finally {
    done();
  }
}

/** What an invitation link offers. */
export const readInvitation = (token: string, signal: AbortSignal) =>
  call(accountsRoutes.readInvitation, { params: { token }, signal, notFound: "throw" });

/** Opens the invited person's account. */
export const acceptInvitation = (token: string, body: Body<"acceptInvitation">) =>
  call(accountsRoutes.acceptInvitation, { params: { token }, body, notFound: "throw" });
