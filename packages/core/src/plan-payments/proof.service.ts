import { ulid } from "ulid";
import { documentFormat, START_BYTES } from "../contracts/documents/document-format.ts";
import { mediaTypeOf } from "../contracts/documents/document-kinds.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { PlanPayment, planPaymentsRoutes } from "../contracts/plan-payments/plan-payments.ts";
import { MAX_UNFINISHED_PROOFS, type PROOF_FORMATS } from "../contracts/plan-payments/terms.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { now, nowIso, plusMinutes } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { documentLink, fileFacts, removeFile, uploadLink } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { after } from "./payment-states.ts";
import type { BegunUpload, PlanPaymentItem } from "./plan-payment.entity.ts";
import { settle } from "./settle.ts";
import { notOpen, type PaymentReference, paymentView, readPayment, replace, stateOf } from "./store.ts";

type Format = (typeof PROOF_FORMATS)[number];
type Wanted = RequestOf<typeof planPaymentsRoutes.createProof>["body"];

/** Minutes for which a link to upload or to read a proof works. */
const LINK_MINUTES = 5;
/** Minutes within which an upload has to be completed; its file is deleted afterwards. */
const COMPLETE_MINUTES = 60;

/** The storage key of a proof. Only a link that the server signs leads to it. */
export const proofKey = ({ space_id, payment_id }: PlanPaymentItem, file: string): string =>
  `plan-proofs/${space_id}/${payment_id}/${file}`;

const own = (payment: string): PaymentReference => ({ space: actor().spaceId, payment });

function requireTransfer(item: PlanPaymentItem): void {
  if (!after(stateOf(item), { kind: "proof_added" })) throw notOpen(item);
}

/**
 * Begins the upload of a transfer's proof. It counts only after `completeProof`. Throws 404, 409
 * `plan_payment.not_open` and `proof.too_many`. Two requests.
 */
export const createProof = (
  payment: string,
  { format, size }: Wanted,
): Promise<ResponseOf<typeof planPaymentsRoutes.createProof>> =>
  retryOn(
    ["write.conflict"],
    async () => {
      const item = await readPayment(own(payment));
      requireTransfer(item);
      const uploads = item.uploads ?? [];
      if (uploads.length >= MAX_UNFINISHED_PROOFS) throw new AppError("conflict", "proof.too_many");
      const begun: BegunUpload = {
        file: `${ulid(now())}.${format}`,
        size,
        until: plusMinutes(nowIso(), COMPLETE_MINUTES),
      };
      await transact({ writes: [replace(item, { ...item, uploads: [...uploads, begun] })] });
      const upload = await uploadLink(proofKey(item, begun.file), {
        content_type: mediaTypeOf(format),
        size,
        once: true,
        minutes: LINK_MINUTES,
      });
      return { file: begun.file, upload };
    },
    { attempts: 2 },
  );

/**
 * Adds an uploaded proof to its payment, which then waits for approval, and replaces an earlier one. Safe to repeat.
 * 400 names a file that is missing, incomplete or of another format. Throws 404, 409 `plan_payment.not_open`.
 */
export async function completeProof(payment: string, file: string): Promise<PlanPayment> {
  const item = await readPayment(own(payment));
  if (item.proof?.file === file) return paymentView(item);
  const begun = item.uploads?.find((upload) => upload.file === file);
  if (!begun) throw absent("plan_payment");
  const format = file.slice(-3) === "eic" ? "heic" : (file.slice(-3) as Format);
  await checkFile(proofKey(item, file), begun.size, format);
  const proof = { file, format, size: begun.size, added_at: nowIso() };
  const rest = (item.uploads ?? []).filter((upload) => upload.file !== file);
  const settled = await settle(
    own(payment),
    { kind: "proof_added" },
    { changes: { proof, uploads: rest, remark: undefined }, refused: notOpen },
  );
  if (item.proof) await discard(item, item.proof.file);
  return paymentView(settled);
}

async function checkFile(key: string, size: number, format: Format): Promise<void> {
  const found = await fileFacts(key, START_BYTES);
  if (!found || found.size !== size) throw invalidField("file", "file.not_found");
  if (documentFormat(found.start, new Uint8Array()) !== format) throw invalidField("file", "proof.format");
}

async function discard(item: PlanPaymentItem, file: string): Promise<void> {
  try {
    await removeFile(proofKey(item, file));
  } catch (error) {
    log("warn", "replaced proof not deleted", { record: item.payment_id, ...errorFacts(error) });
  }
}

/** A link to the proof, for five minutes. Throws 404 `proof.not_found`. */
export async function proofLink(item: PlanPaymentItem): Promise<string> {
  const { proof, payment_id } = item;
  if (!proof) throw absent("proof");
  return documentLink(proofKey(item, proof.file), {
    type: mediaTypeOf(proof.format),
    name: `${payment_id}.${proof.format}`,
    as: proof.format === "heic" ? "attachment" : "inline",
  });
}

/** A link to the proof of one's own payment. One request. Throws 404. */
export const openProof = async (payment: string): Promise<{ url: string }> => ({
  url: await proofLink(await readPayment(own(payment))),
});
