import { pictureKind, SIGNATURE_BYTES } from "../contracts/photos/picture-kind.ts";
import { AppError, absent } from "../platform/errors.ts";
import { fileStart } from "../platform/files.ts";

type ProofFormat = "pdf" | "jpg" | "png" | "heic";

/**
 * The format of a proof by its content, whatever its name says. Throws 404 `student_proof.not_found` where it was never
 * uploaded, 409 `student_proof.format` where it is none of the formats that are accepted.
 */
export async function proofFormat(key: string): Promise<ProofFormat> {
  const start = await fileStart(key, SIGNATURE_BYTES);
  if (!start) throw absent("student_proof");
  if (new TextDecoder("latin1").decode(start.slice(0, 5)) === "%PDF-") return "pdf";
  const kind = pictureKind(start);
  if (kind === undefined || kind === "webp") throw new AppError("conflict", "student_proof.format");
  return kind;
}
