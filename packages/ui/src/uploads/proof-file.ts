import { documentFormat, START_BYTES } from "@meridian/core/contracts/documents/document-format";
import { MAX_PROOF_BYTES, PROOF_FORMATS } from "@meridian/core/contracts/plan-payments/terms";

type Format = (typeof PROOF_FORMATS)[number];

/** The format of a chosen file by its content, or the code of what is wrong with it. */
export async function checkedProof(
  file: File,
): Promise<{ format: Format } | { error: "proof.format" | "proof.too_large" }> {
  if (file.size > MAX_PROOF_BYTES) return { error: "proof.too_large" };
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const found = documentFormat(start, new Uint8Array());
  const format = PROOF_FORMATS.find((known) => known === found);
  return format ? { format } : { error: "proof.format" };
}
