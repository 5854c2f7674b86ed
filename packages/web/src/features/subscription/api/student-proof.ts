import type { PROOF_FORMATS } from "@meridian/core/contracts/plan-payments/terms";
import { studentProofRoutes } from "@meridian/core/contracts/subscription/student-proof";
import { call } from "@meridian/ui/api/client";
import { putFile } from "@meridian/ui/api/put-file";
import { useQueryClient } from "@tanstack/react-query";

type Chosen = { file: File; format: (typeof PROOF_FORMATS)[number]; student_number: string };

/** Uploads a proof of enrolment and sends it for approval. */
export function useSendStudentProof() {
  const client = useQueryClient();
  return async ({ file, format, student_number }: Chosen) => {
    const begun = await call(studentProofRoutes.createStudentProof, {
      body: { format, size: file.size },
      notFound: "throw",
    });
    await putFile(begun.upload, file, { signal: new AbortController().signal, onProgress: () => undefined });
    await call(studentProofRoutes.sendStudentProof, {
      body: { file: begun.file, student_number },
      notFound: "throw",
    });
    await client.invalidateQueries({ queryKey: ["subscription"] });
    void client.invalidateQueries({ queryKey: ["cart"] });
  };
}

/** A link to the proof that was sent, which works for five minutes. */
export const studentProofLink = (): Promise<string> =>
  call(studentProofRoutes.openStudentProof, { notFound: "throw" }).then(({ url }) => url);
