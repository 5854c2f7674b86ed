import type { Registration } from "../contracts/accounts/accounts.ts";
import { countAllowance } from "../db/allowance.ts";
import { put, transact } from "../db/transact.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { constantTimeAnswer } from "../platform/constant-time.ts";
import { requestContext, withoutIdempotency } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { type Upload, uploadLink } from "../platform/files.ts";
import { EmailTaken, orTakeBack, signUp } from "../platform/identity-accounts.ts";
import { hashed, newId } from "../platform/ids.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import { derivedKeys } from "../platform/secret.ts";
import { db } from "./entities.ts";
import { checkPassword } from "./password-rules.ts";
import { freeAddress } from "./taken-address.ts";

export type Registered = { status: 201; user: { id: string; email: string }; proof_upload?: Upload };
type Owner = { userId: string; spaceId: string };
/** Seconds within which a registration must be confirmed. */
const PENDING_SECONDS = 7 * 24 * 3600;

/**
 * Registers a user. The space is opened when the user confirms the address with the code that the user pool sends. A
 * taken address gets the same answer after the same time, and its owner a mail about it. An address that nobody has
 * confirmed is given to whoever registers last. If a step fails, the earlier ones are undone. Throws 429 `throttled`
 * for many registrations with one address.
 */
export async function register(submitted: Registration): Promise<Registered> {
  const form = { ...submitted, email: submitted.email.trim().toLowerCase() };
  checkPassword(form.password, form);
  await countAllowance("register", form.email);
  return constantTimeAnswer(() => openAccount(form));
}

async function openAccount(form: Registration): Promise<Registered> {
  const owner = { userId: newId("user"), spaceId: newId("space") };
  const proofKey = form.kind === "student" ? proofKeyOf(owner, form.proof.content_type) : undefined;
  const answer: Registered = { status: 201, user: { id: owner.userId, email: form.email } };
  if (form.kind === "student" && proofKey)
    answer.proof_upload = await uploadLink(proofKey, { ...form.proof, once: true });
  const outcome = await signUpOrFree(form, owner);
  if ("subject" in outcome) {
    const { subject } = outcome;
    const replay = await orTakeBack(subject, () =>
      saveRegistration(form, owner, { subject, proofKey }, answer),
    );
    if (replay) throw replay;
  } else if (outcome.taken === "owned") await notifyOwner(form, answer);
  // A repeated request gets the first one's answer. A request next to another that is opening the account opens
  // nothing.
  else if (requestContext()?.idempotency) await transact({ writes: [], result: answer });
  return answer;
}

type SignedUp = { subject: string } | { taken: "owned" | "in_progress" | "repeated" };

/** Signs up in the user pool. An unconfirmed account with the same address is deleted first. */
async function signUpOrFree(form: Registration, owner: Owner): Promise<SignedUp> {
  try {
    return { subject: await signUp({ ...form, ...owner }) };
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
  }
  const outcome = await freeAddress(form.email, requestHash());
  if (outcome !== "freed") return { taken: outcome };
  try {
    return { subject: await signUp({ ...form, ...owner }) };
  } catch (error) {
    // Somebody else signed up between the two calls.
    if (error instanceof EmailTaken) return { taken: "in_progress" };
    throw error;
  }
}

const requestHash = () => {
  const sent = requestContext()?.idempotency;
  return sent && hashed(`${sent.key}|${sent.fingerprint}`);
};

type Account = { subject: string; proofKey: string | undefined };

/**
 * Stores the registration until the address is confirmed. The password is stored in the user pool only. Returns the
 * replayed answer if the same request, sent twice at the same moment, was answered by its twin while this one opened
 * the account.
 */
async function saveRegistration(
  form: Registration,
  owner: Owner,
  account: Account,
  result: Registered,
): Promise<IdempotentReplay | undefined> {
  const { password: _, ...fields } = form;
  const item = {
    email_hash: hashed(form.email),
    subject: account.subject,
    user_id: owner.userId,
    space_id: owner.spaceId,
    form: { ...fields, ...LegalTexts.acceptedAttributes(await LegalTexts.versionsInForce()) },
    proof_key: account.proofKey,
    request_hash: requestHash(),
    created_at: nowIso(),
    expires_at: Math.floor(now() / 1000) + PENDING_SECONDS,
  };
  const writes = [put(db.entities.registration.create(item).params())];
  try {
    await transact({ writes, result });
  } catch (error) {
    if (!(error instanceof IdempotentReplay)) throw error;
    await withoutIdempotency(() => transact({ writes }));
    return error;
  }
  return undefined;
}

/** At most one such mail a day for an address, however many attempts there are. */
async function notifyOwner({ email, language }: Registration, result: Registered): Promise<void> {
  // Hashed with a key, because ids of messages are logged and must not reveal an address to guessing.
  const { current } = await derivedKeys("email-taken");
  const who = hashed(`${current.key.toString("hex")}|${email}`).slice(0, 32);
  const id = `taken-${who}-${nowIso().slice(0, 10)}`;
  const notice = { id, channel: "email", template: "email-taken", language, to: email, facts: {} } as const;
  try {
    await transact({ writes: [], notify: [notice], result });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "write.conflict") throw error;
    if (requestContext()?.idempotency) await transact({ writes: [], result });
  }
}

const EXTENSIONS = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
} as const;

const proofKeyOf = ({ spaceId, userId }: Owner, type: keyof typeof EXTENSIONS) =>
  `proofs/${spaceId}/${userId}.${EXTENSIONS[type]}`;
