import { MODULES } from "../contracts/access.ts";
import { PRIVACY_VERSION, type Registration, TERMS_VERSION } from "../contracts/accounts.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { inContext, requestContext } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { type Upload, uploadLink } from "../platform/files.ts";
import { EmailTaken, type NewAccount, orTakeBack, signUp } from "../platform/identity.ts";
import { hashed, newId } from "../platform/ids.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import { derivedKey } from "../platform/secret.ts";
import { Spaces } from "../spaces/index.ts";
import { clearHalfMade } from "./half-made.ts";
import { CodeInUse, newReferralCode, referralWrite } from "./referral-code.ts";

export type Registered = { status: 201; user: { id: string; email: string }; proof_upload?: Upload };
type Owner = { userId: string; spaceId: string };

/**
 * Opens an account and its space; its owner confirms by the code the user pool mails. A taken e-mail gets the very
 * same answer, and its owner a mail that says so. Whatever fails half-way is taken back.
 */
export async function register(given: Registration): Promise<Registered> {
  const form = { ...given, email: given.email.trim().toLowerCase() };
  const owner = { userId: newId("user"), spaceId: newId("space") };
  const proofKey = form.kind === "student" ? proofKeyOf(owner, form.proof.content_type) : undefined;
  const answer: Registered = { status: 201, user: { id: owner.userId, email: form.email } };
  if (form.kind === "student" && proofKey)
    answer.proof_upload = await uploadLink(proofKey, { ...form.proof, once: true });
  try {
    const subject = await openAccount({ ...form, ...owner });
    await orTakeBack(subject, () => write(form, owner, { subject, proofKey }, answer));
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    await tellOwner(form, answer);
  }
  return answer;
}

/** Signs up; an e-mail held by an opening that broke off long ago is freed first. */
async function openAccount(account: NewAccount): Promise<string> {
  try {
    return await signUp(account);
  } catch (error) {
    if (error instanceof EmailTaken && (await clearHalfMade(account.email))) return signUp(account);
    throw error;
  }
}

type Account = { subject: string; proofKey: string | undefined };

async function write(form: Registration, owner: Owner, account: Account, answer: Registered): Promise<void> {
  try {
    await transact(opening(form, owner, account, answer));
  } catch (error) {
    if (error instanceof CodeInUse) return write(form, owner, account, answer);
    // The same request, sent twice at once, was answered by its twin while this one opened the account.
    if (error instanceof IdempotentReplay) {
      await withoutIdempotency(() => transact(opening(form, owner, account, answer)));
      throw error;
    }
    throw error;
  }
}

function opening(form: Registration, owner: Owner, account: Account, result: Registered) {
  const code = newReferralCode();
  const writes: Operation[] = [
    put(Spaces.db.entities.space.create(spaceOf(form, owner)).params()),
    put(Spaces.db.entities.user.create(userOf(form, owner, account, code)).params()),
    referralWrite(code, owner),
  ];
  const audit = {
    action: "create",
    record: owner.spaceId,
    space: owner.spaceId,
    user: owner.userId,
  } as const;
  return { writes, audit, result };
}

/** At most one such mail a day for an address, however often somebody tries. */
async function tellOwner({ email, language }: Registration, result: Registered): Promise<void> {
  // Keyed, because ids of messages are logged: nobody may find an address by hashing guesses.
  const who = hashed(`${derivedKey("email-taken").toString("hex")}|${email}`).slice(0, 32);
  const id = `taken-${who}-${nowIso().slice(0, 10)}`;
  const notice = { id, channel: "email", template: "email-taken", language, to: email, facts: {} } as const;
  try {
    await transact({ writes: [], notify: [notice], result });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "write.conflict") throw error;
    if (requestContext()?.idempotency) await transact({ writes: [], result });
  }
}

function withoutIdempotency<T>(work: () => Promise<T>): Promise<T> {
  const { idempotency: _, ...context } = requestContext() ?? { requestId: "none", dynamoCalls: 0 };
  return inContext(context, work);
}

const EXTENSIONS = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
} as const;

const proofKeyOf = ({ spaceId, userId }: Owner, type: keyof typeof EXTENSIONS) =>
  `proofs/${spaceId}/${userId}.${EXTENSIONS[type]}`;

function spaceOf(form: Registration, { userId, spaceId }: Owner) {
  const provider = form.kind === "provider";
  return {
    id: spaceId,
    space_name: provider ? form.company_name : form.space_name,
    owner_id: userId,
    phone: form.phone,
    patients_indexed: true,
    ...(form.referral_code && { referral_code_used: form.referral_code.toUpperCase() }),
    ...(provider && {
      external_entity: { company_name: form.company_name, vat_number: form.vat_number, verified: false },
    }),
    created_at: nowIso(),
    updated_at: nowIso(),
  };
}

const ROLES = { professional: "manager", student: "student", provider: "external_entity" } as const;

function userOf(form: Registration, owner: Owner, { subject, proofKey }: Account, code: string) {
  return {
    id: owner.userId,
    space_id: owner.spaceId,
    subject,
    name: form.name,
    email: form.email,
    phone: form.phone,
    language: form.language,
    role: ROLES[form.kind],
    owner: true,
    practises: form.kind !== "provider",
    // Whatever the space comes to own, its owner may use.
    ...(form.kind !== "provider" && { modules: [...MODULES] }),
    ...(form.kind === "student" && { student_number: form.student_number, proof_key: proofKey }),
    terms_version: TERMS_VERSION,
    privacy_version: PRIVACY_VERSION,
    referral_code: code,
    created_at: nowIso(),
    updated_at: nowIso(),
  };
}
