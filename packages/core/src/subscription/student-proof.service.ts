import { ulid } from "ulid";
import { documentFormat, START_BYTES } from "../contracts/documents/document-format.ts";
import { mediaTypeOf } from "../contracts/documents/document-kinds.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { PROOF_FORMATS } from "../contracts/plan-payments/terms.ts";
import type { StudentProof, studentProofRoutes } from "../contracts/subscription/student-proof.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { documentLink, fileFacts, putFile, removeFile, uploadLink, wholeFile } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

type Format = (typeof PROOF_FORMATS)[number];
type Body<Name extends keyof typeof studentProofRoutes> = RequestOf<
  (typeof studentProofRoutes)[Name]
>["body"];

/** Minutes for which the upload link works. */
const LINK_MINUTES = 5;

const keyOf = (file: string) => `proofs/${actor().spaceId}/${file}`;
/** Where an upload waits until it is sent. Files there are deleted after a day, so that unfinished uploads do not stay. */
const uploadedKey = (file: string) => `sent/${keyOf(file)}`;

/** An upload link for a proof of enrolment. It counts only after `sendStudentProof`. */
export async function createStudentProof({
  format,
  size,
}: Body<"createStudentProof">): Promise<ResponseOf<typeof studentProofRoutes.createStudentProof>> {
  const file = `${ulid(now())}.${format}`;
  const upload = await uploadLink(uploadedKey(file), {
    content_type: mediaTypeOf(format),
    size,
    once: true,
    minutes: LINK_MINUTES,
  });
  return { file, upload };
}

/**
 * Stores an uploaded proof as the clinic's, in place of an earlier one, and notes that it waits for an administrator. Safe
 * to repeat. An approved proof is replaced too: the student plan can be bought again once the new one is approved; the plan
 * in force stays. 400 names a file that is missing or of another format. Four requests.
 */
export async function sendStudentProof({
  file,
  student_number,
}: Body<"sendStudentProof">): Promise<StudentProof> {
  const { data } = await Spaces.db.entities.space.get({ id: actor().spaceId }).go();
  const key = keyOf(file);
  if (data?.enrolment_proof?.key === key) return viewOf(data as SpaceItem);
  await copyChecked(file);
  const { before, proof } = await retryOn(["write.conflict"], () => write(key, student_number), {
    attempts: 3,
  });
  Spaces.forgetSpace(actor().spaceId);
  await discard(uploadedKey(file));
  if (before && before !== key) await discard(before);
  return proof;
}

/** Copies the upload to where it stays, if its content is of the format that its name says. */
async function copyChecked(file: string): Promise<void> {
  const found = await fileFacts(uploadedKey(file), START_BYTES);
  if (!found) throw invalidField("file", "file.not_found");
  const format = file.slice(27) as Format;
  if (documentFormat(found.start, new Uint8Array()) !== format) throw invalidField("file", "proof.format");
  const content = await wholeFile(uploadedKey(file));
  if (!content) throw invalidField("file", "file.not_found");
  await putFile(keyOf(file), content, mediaTypeOf(format));
}

/** Two requests. */
async function write(key: string, student_number: string) {
  const { id: user_id, spaceId } = actor();
  const { data } = await Spaces.db.entities.space.get({ id: spaceId }).go({ consistent: true });
  if (!data) throw absent("space");
  const space = data as SpaceItem;
  const sent_at = nowIso();
  const changes = {
    student_proof: "waiting" as const,
    enrolment_proof: { key, user_id, student_number, sent_at },
  };
  const patch = Spaces.db.entities.space
    .patch({ id: spaceId })
    .set({ ...changes, updated_at: sent_at, updated_by: user_id })
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, space.version));
  await transact({
    writes: [
      update(patch.params(), () => new AppError("conflict", "write.conflict")),
      Spaces.awaits("student_proof", { id: spaceId, space_name: space.space_name }),
    ],
    audit: { action: "update", record: spaceId },
  });
  return { before: space.enrolment_proof?.key, proof: viewOf({ ...space, ...changes }) };
}

function viewOf(space: SpaceItem): StudentProof {
  const proof = Spaces.studentProofView({ space, people: [] });
  if (!proof) throw absent("student_proof");
  return proof;
}

async function discard(key: string): Promise<void> {
  await removeFile(key).catch((error) =>
    log("warn", "replaced proof of enrolment not deleted", { space: actor().spaceId, ...errorFacts(error) }),
  );
}

/**
 * A link to the clinic's own proof, for five minutes. Two requests. Throws 404 `student_proof.not_found`, 409
 * `student_proof.format`.
 */
export async function openStudentProof(): Promise<{ url: string }> {
  const { spaceId } = actor();
  const { data } = await Spaces.db.entities.space.get({ id: spaceId }).go();
  if (!data) throw absent("space");
  const space = data as SpaceItem;
  const { data: owner } = await Spaces.db.entities.user.get({ space_id: spaceId, id: space.owner_id }).go();
  const proof = Spaces.studentProofOf({ space, people: owner ? [owner] : [] });
  if (!proof) throw absent("student_proof");
  const format = await Spaces.proofFormat(proof.key);
  const url = await documentLink(proof.key, {
    type: mediaTypeOf(format),
    name: `proof.${format}`,
    as: format === "heic" ? "attachment" : "inline",
  });
  return { url };
}
