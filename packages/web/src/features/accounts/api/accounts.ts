import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { sendFile, type UploadLink } from "@meridian/ui/api/put-file";
import { setAnnouncements } from "@meridian/ui/session/announcements";
import { announceSignIn } from "@meridian/ui/session/cross-tab";
import { storeSession } from "@meridian/ui/session/session";

type Body<R extends keyof typeof accountsRoutes> =
  CallOf<(typeof accountsRoutes)[R]> extends { body: infer B } ? B : never;

/** Signs in and stores the user with the announcements that wait. */
export async function signIn(body: Body<"login">) {
  const { user, alerts } = await call(accountsRoutes.login, { body });
  announceSignIn();
  await storeSession(user);
  setAnnouncements(alerts);
}

/** Opens an account. Answers where a student's proof goes. */
export async function register(body: Body<"register">) {
  const { proof_upload } = await call(accountsRoutes.register, { body });
  return proof_upload;
}

/** Puts the file where the API said. */
export const uploadProof = (link: UploadLink, file: File) => sendFile(link, file, "upload.failed");

/** What an invitation link offers. */
export const readInvitation = (token: string, signal: AbortSignal) =>
  call(accountsRoutes.readInvitation, { params: { token }, signal, notFound: "throw" });

/** Opens the invited person's account. */
export const acceptInvitation = (token: string, body: Body<"acceptInvitation">) =>
  call(accountsRoutes.acceptInvitation, { params: { token }, body, notFound: "throw" });
