import * as Business from "../business/index.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import { ACCEPTED_TEXTS } from "../contracts/legal-texts/legal-texts.ts";
import { countAllowance } from "../db/allowance.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { constantTimeAnswer, constantTimeRefusal } from "../platform/constant-time.ts";
import { invalidField } from "../platform/errors.ts";
import { accountOf, confirmSignUp, resendCode } from "../platform/identity-accounts.ts";
import { hashed } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { pendingOf } from "./abandoned-signup.ts";
import { db } from "./entities.ts";
import type { RegistrationItem } from "./registration.entity.ts";

const normalizeEmail = (email: string) => email.trim().toLowerCase();
/** Seconds for which a used confirmation link may be opened again. */
const REOPEN_SECONDS = 24 * 3600;

/**
 * Confirms the address of a registration and opens its space. Opening the same link again succeeds too. Throws 400 for
 * `code`, the same for a wrong code, an unknown address and an address confirmed earlier; 429 `throttled`.
 */
export async function confirmEmail({
  email,
  code,
}: {
  email: string;
  code: string;
}): Promise<{ status: 200 }> {
  const address = normalizeEmail(email);
  await countAllowance("code", address);
  await constantTimeRefusal(async () => {
    const account = await accountOf(address);
    const pending = account && (await pendingOf(address, account.subject));
    if (!account || !pending) throw invalidField("code", "code.incorrect");
    const proof = hashed(`${account.subject}|${code}`);
    if (pending.confirmed_with) {
      if (pending.confirmed_with !== proof) throw invalidField("code", "code.incorrect");
      return;
    }
    // A confirmed account without a space: an earlier attempt was interrupted, so the rest is done now.
    if (!account.confirmed) await confirmSignUp(address, code);
    await openSpace(pending, proof);
  });
  return { status: 200 };
}

/** Sends the code again if a registration is pending; otherwise gives the same answer after the same time. */
export async function resendConfirmationCode({ email }: { email: string }): Promise<{ status: 200 }> {
  const address = normalizeEmail(email);
  await countAllowance("resend", address);
  await constantTimeAnswer(() => resendCode(address));
  return { status: 200 };
}

async function openSpace(pending: RegistrationItem, proof: string): Promise<void> {
  const code = Subscription.newReferralCode();
  const { space_id, user_id, email_hash, subject } = pending;
  const writes: Operation[] = [
    put(Spaces.db.entities.space.create(spaceOf(pending)).params()),
    put(Spaces.db.entities.user.create(userOf(pending, code)).params()),
    Subscription.referralWrite(code, { userId: user_id, spaceId: space_id }),
    ...(await Subscription.referredWrites(pending.form.referral_code, referredBy(pending))),
    ...awaitedBy(pending),
    Business.countInMonth({ spaces: 1 }),
    ...acceptedBy(pending),
    update(
      db.entities.registration
        .patch({ email_hash, subject })
        .set({ confirmed_with: proof, expires_at: Math.floor(now() / 1000) + REOPEN_SECONDS })
        .params(),
    ),
  ];
  try {
    await transact({ writes, audit: { action: "create", record: space_id, space: space_id, user: user_id } });
  } catch (error) {
    if (error instanceof Subscription.CodeInUse) return openSpace(pending, proof);
    throw error;
  }
}

/** What was accepted with the registration, at its moment. */
function acceptedBy({ form, space_id, user_id, created_at }: RegistrationItem): Operation[] {
  const accepted = LegalTexts.acceptedBy({ ...form, role: ROLES[form.kind], owner: true });
  const how = { at: created_at, language: form.language, by: "registration" } as const;
  return LegalTexts.acceptanceWrites(
    { space_id, user_id },
    ACCEPTED_TEXTS.map((text) => ({ text, number: accepted[text] })),
    how,
  );
}

const nameOf = ({ form }: RegistrationItem) =>
  form.kind === "provider" ? form.company_name : form.space_name;
const referredBy = (pending: RegistrationItem) => ({
  id: pending.space_id,
  name: nameOf(pending),
  at: nowIso(),
});

/** What an administrator has to decide about a new space. */
function awaitedBy(pending: RegistrationItem): Operation[] {
  return pending.form.kind === "student" ? [Spaces.awaits("student_proof", spaceOf(pending))] : [];
}

function spaceOf({ form, user_id, space_id, proof_key }: RegistrationItem) {
  const provider = form.kind === "provider";
  return {
    id: space_id,
    space_name: provider ? form.company_name : form.space_name,
    owner_id: user_id,
    phone: form.phone,
    patients_indexed: true,
    ...(form.referral_code && { referral_code_used: form.referral_code.toUpperCase() }),
    ...(form.kind === "student" &&
      proof_key && {
        student_proof: "waiting" as const,
        enrolment_proof: {
          key: proof_key,
          user_id,
          student_number: form.student_number,
          sent_at: nowIso(),
        },
      }),
    ...(provider && {
      external_entity: { company_name: form.company_name, vat_number: form.vat_number, verified: false },
    }),
    created_at: nowIso(),
    updated_at: nowIso(),
  };
}

const ROLES = { professional: "manager", student: "student", provider: "external_entity" } as const;

function userOf({ form, user_id, space_id, subject, proof_key }: RegistrationItem, code: string) {
  return {
    id: user_id,
    space_id,
    subject,
    name: form.name,
    email: form.email,
    phone: form.phone,
    language: form.language,
    role: ROLES[form.kind],
    owner: true,
    practises: form.kind !== "provider",
    // The owner may use every module that the space will own.
    ...(form.kind !== "provider" && { modules: [...MODULES], welcome_waits: true, tutorial_open: true }),
    ...(form.kind === "student" && { student_number: form.student_number, proof_key }),
    ...(form.terms_version && { terms_version: form.terms_version }),
    ...(form.privacy_version && { privacy_version: form.privacy_version }),
    referral_code: code,
    created_at: nowIso(),
    updated_at: nowIso(),
  };
}
