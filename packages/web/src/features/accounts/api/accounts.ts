import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { sendFile, type UploadLink } from "@meridian/ui/api/put-file";

type Body<R extends keyof typeof accountsRoutes> =
  CallOf<(typeof accountsRoutes)[R]> extends { body: infer B } ? B : never;

/** Creates an account. Returns where to upload a student's proof of enrolment. */
export async function register(body: Body<"register">) {
  const { proof_upload } = await call(accountsRoutes.register, { body });
  return proof_upload;
}

/** Uploads the file to the given link. */
export const uploadProof = (link: UploadLink, file: File) => sendFile(link, file, "upload.failed");

/** Reads the invitation behind a link. */
export const readInvitation = (token: string, signal: AbortSignal) =>
  call(accountsRoutes.readInvitation, { params: { token }, signal, notFound: "throw" });

/** Creates the invited person's account. */
export const acceptInvitation = (token: string, body: Body<"acceptInvitation">) =>
  call(accountsRoutes.acceptInvitation, { params: { token }, body, notFound: "throw" });
