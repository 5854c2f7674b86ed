import * as z from "zod";
import { unsubscribeRoutes } from "../campaigns/unsubscribe.ts";
import {
  color,
  date,
  email,
  language,
  password,
  requiredText,
  spokenNameOf,
  text,
  version,
} from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { isVatNumber } from "../kernel/vat-number.ts";
import { acceptanceRoutes, acceptTextsBody } from "../legal-texts/legal-texts.ts";
import { accepted } from "../patients/consents.ts";
import { timeOff } from "../scheduling/working-time.ts";
import { timerSettings } from "../timers/timer-terms.ts";
import { alert, alertRoutes } from "./alerts.ts";
import { memberRoutes } from "./members.ts";
import { sessionUser } from "./session.ts";

export type { Invitation, Member } from "./members.ts";
export * from "./session.ts";

/** A six-digit code from an authenticator app. */
const totp = z.string().regex(/^\d{6}$/, { message: "totp.invalid" });

export const credentials = z.object({
  email: email,
  password: z.string().min(1, { message: "required" }).max(256),
  /** The code from the authenticator app, for users with two-step verification. */
  totp: totp.optional(),
});

/** The file of a student's proof of enrolment, described before it is uploaded. */
export const proofFile = z.object({
  content_type: z.enum(["application/pdf", "image/jpeg", "image/png", "image/heic"], {
    message: "file.type",
  }),
  /** Bytes, at most 10 MB. */
  size: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(10 * 1024 * 1024, { message: "file.too_large" }),
});

const person = z.object({
  name: spokenNameOf(120),
  email: email,
  password,
  phone: requiredText(40),
  language: language.default("en"),
  accept_terms: accepted,
  accept_privacy: accepted,
  referral_code: text(40).optional(),
});
export const registration = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("professional"), space_name: spokenNameOf(120) }),
  person.extend({
    kind: z.literal("student"),
    space_name: spokenNameOf(120),
    student_number: requiredText(40),
    proof: proofFile,
  }),
  person.extend({
    kind: z.literal("provider"),
    company_name: spokenNameOf(160),
    vat_number: requiredText(20)
      .transform((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
      .refine(isVatNumber, { message: "vat.invalid" }),
  }),
]);
export type Registration = z.output<typeof registration>;

/** A code from a mail. The user pool's codes have six digits. */
const code = z
  .string()
  .trim()
  .regex(/^\d{4,8}$/, { message: "code.invalid" });
/**
 * The password and, with two-step verification, the current code. An open session alone must not be enough to change
 * either.
 */
const factorProof = z.object({
  password: z.string().min(1, { message: "required" }).max(256),
  totp: totp.optional(),
});
/** Calls to the user pool that start a session. The client secret is read from the pool itself. */
const SIGN_IN = ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"] as const;

const upload = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });
const signedIn = z.object({ status: z.literal(200), user: sessionUser });
const done = z.object({ status: z.literal(200) });

/**
 * Small preferences: each is one choice of its own, the newest one counts, and none of them makes a form stale that is open
 * elsewhere.
 */
export const SMALL_PREFERENCES = [
  "language",
  "release_notes_seen",
  "welcome_waits",
  "tutorial_open",
] as const;
const isSmall = (name: string) => SMALL_PREFERENCES.some((small) => small === name);

const ownChanges = z
  .object({
    /** Of the user that the changes are based on. Small preferences are stored without one. */
    version: version.optional(),
    name: spokenNameOf(120).optional(),
    language: language.optional(),
    color: color.optional(),
    platform_color: color.optional(),
    calendar_min: z.int().min(0).max(23).optional(),
    calendar_max: z.int().min(1).max(24).optional(),
    show_saturday: z.boolean().optional(),
    show_sunday: z.boolean().optional(),
    /** Empty: the product's own text, in the user's language. */
    monitoring_email_body: text(2000).optional(),
    license_number: text(40).optional(),
    /** Whether the user gets news by mail. */
    news_mails: z.boolean().optional(),
    timer_settings: timerSettings.optional(),
    /** The day of the newest release notes that the user has seen. */
    release_notes_seen: date.optional(),
    specialities: z.array(requiredText(80)).max(20).optional(),
    /** False: the welcome was shown. */
    welcome_waits: z.literal(false).optional(),
    /** False: the user closed the tutorial. */
    tutorial_open: z.boolean().optional(),
    /**
     * The user's own absences. Writing them needs a plan that has not expired, unlike the other preferences. Managers
     * see who entered each.
     */
    time_off: timeOff.optional(),
  })
  .refine(({ version, ...changes }) => version !== undefined || Object.keys(changes).every(isSmall), {
    message: "required",
    path: ["version"],
  });

export const accountsRoutes = {
  ...memberRoutes,
  refreshUser: route({
    id: "accounts.refresh-user",
    method: "GET",
    path: "/refresh_user",
    summary: "The session's user; renews the session when only its refresh token is left",
    access: { who: "public" },
    response: signedIn,
    errors: ["session.not_found"],
    touches: { table: "read", identity: ["AdminInitiateAuth", "DescribeUserPoolClient"], secret: true },
    calls: 1,
  }),
  login: route({
    id: "accounts.login",
    method: "POST",
    path: "/login",
    summary: "Signs in a user of a clinic",
    access: { who: "public" },
    body: credentials,
    response: signedIn.extend({ alerts: z.array(alert) }),
    errors: ["login.incorrect", "login.unconfirmed", "login.throttled", "totp.required", "totp.incorrect"],
    touches: { table: "write", identity: SIGN_IN, secret: true },
    calls: 5,
    form: true,
    needsPlan: false,
  }),
  admin: route({
    id: "accounts.admin",
    method: "POST",
    path: "/admin",
    summary: "Signs in an administrator",
    access: { who: "public" },
    body: credentials,
    response: signedIn,
    errors: ["login.incorrect", "login.unconfirmed", "login.throttled", "totp.required", "totp.incorrect"],
    touches: { table: "write", identity: SIGN_IN, secret: true },
    calls: 4,
    form: true,
    needsPlan: false,
  }),
  logout: route({
    id: "accounts.logout",
    method: "GET",
    path: "/logout",
    summary: "Ends the session and revokes its refresh token; refuses cross-site requests",
    access: { who: "public" },
    response: done,
    errors: ["origin.refused"],
    touches: { identity: ["DescribeUserPoolClient"] },
    calls: 0,
  }),
  register: route({
    id: "accounts.register",
    method: "POST",
    path: "/register",
    summary: "Opens an account and its space; a taken e-mail gets the same reply, and a mail that says so",
    access: { who: "public" },
    body: registration,
    status: 201,
    response: z.object({
      status: z.literal(201),
      user: z.object({ id: z.string(), email: z.string() }),
      /** Where the browser uploads a student's proof of enrolment. */
      proof_upload: upload.optional(),
    }),
    errors: ["input.invalid", "throttled"],
    touches: {
      table: "write",
      files: "write",
      identity: ["AdminDeleteUser", "AdminGetUser", "AdminUpdateUserAttributes", "DescribeUserPoolClient"],
      secret: true,
    },
    calls: 6,
    form: true,
    idempotent: true,
    needsPlan: false,
  }),
  confirmEmail: route({
    id: "accounts.confirm-email",
    method: "POST",
    path: "/registrations/confirm",
    summary: "Confirms the address of a registration with the code mailed to it, and opens its space",
    access: { who: "public" },
    body: z.object({ email, code }),
    response: done,
    errors: ["input.invalid", "throttled"],
    touches: { table: "write", identity: ["AdminGetUser", "DescribeUserPoolClient"] },
    // One more with a referral code.
    calls: 4,
    needsPlan: false,
  }),
  resendCode: route({
    id: "accounts.resend-code",
    method: "POST",
    path: "/registrations/resend-code",
    summary: "Mails the code of a registration again; the same answer for an address that waits for none",
    access: { who: "public" },
    body: z.object({ email }),
    response: done,
    errors: ["throttled"],
    touches: { table: "write", identity: ["DescribeUserPoolClient"] },
    calls: 1,
    needsPlan: false,
  }),
  requestReset: route({
    id: "accounts.request-reset",
    method: "POST",
    path: "/password-resets",
    summary: "Mails a code for a new password; the same answer for an address without an account",
    access: { who: "public" },
    body: z.object({ email }),
    response: done,
    errors: ["throttled"],
    touches: { table: "write", identity: ["DescribeUserPoolClient"] },
    calls: 1,
    needsPlan: false,
  }),
  resetPassword: route({
    id: "accounts.reset-password",
    method: "POST",
    path: "/password-resets/confirm",
    summary: "Changes the password with the mailed code, and ends every session of the account",
    access: { who: "public" },
    body: z.object({ email, code, password }),
    response: done,
    errors: ["input.invalid", "throttled"],
    touches: {
      table: "write",
      identity: ["AdminGetUser", "AdminInitiateAuth", "AdminUserGlobalSignOut", "DescribeUserPoolClient"],
    },
    calls: 2,
    needsPlan: false,
  }),
  ...alertRoutes,
  ...unsubscribeRoutes,
  ...acceptanceRoutes,
  acceptTexts: route({
    id: "accounts.accept-texts",
    method: "POST",
    path: "/session/acceptances",
    summary: "Accepts the versions of the terms and the privacy policy that are in force",
    access: { who: "session" },
    body: acceptTextsBody,
    response: z.object({ user: sessionUser }),
    errors: ["legal_text.changed"],
    touches: { table: "write", secret: true },
    // One more where it was accepted at the same moment in another window.
    calls: 3,
    needsPlan: false,
  }),
  startTotp: route({
    id: "accounts.start-totp",
    method: "POST",
    path: "/session/totp",
    summary:
      "Begins a second factor, proven by the password and the present code if there is one: a secret for an authenticator app",
    access: { who: "session" },
    body: factorProof,
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ["password.incorrect", "totp.required", "totp.incorrect", "login.throttled"],
    touches: { table: "write", identity: SIGN_IN },
    calls: 4,
    needsPlan: false,
  }),
  confirmTotp: route({
    id: "accounts.confirm-totp",
    method: "POST",
    path: "/session/totp/confirm",
    summary: "Turns the second factor on with the first code from the app",
    access: { who: "session" },
    body: z.object({ totp }),
    response: z.object({ totp_enabled: z.literal(true) }),
    errors: ["session.not_found", "totp.incorrect"],
    touches: {
      table: "write",
      identity: ["AdminInitiateAuth", "AdminSetUserMFAPreference", "DescribeUserPoolClient"],
    },
    calls: 2,
    needsPlan: false,
  }),
  stopTotp: route({
    id: "accounts.stop-totp",
    method: "POST",
    path: "/session/totp/stop",
    summary: "Turns the second factor off, proven by the password and the present code",
    access: { who: "session" },
    body: factorProof,
    response: z.object({ totp_enabled: z.literal(false) }),
    errors: ["password.incorrect", "totp.required", "totp.incorrect", "login.throttled"],
    touches: { table: "write", identity: [...SIGN_IN, "AdminSetUserMFAPreference"] },
    calls: 4,
    needsPlan: false,
  }),
  requireTotp: route({
    id: "accounts.require-totp",
    method: "PATCH",
    path: "/space/second-factor",
    summary: "Asks everyone of the space for a second factor, or no longer; the owner decides",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ version, requires_totp: z.boolean() }),
    response: z.object({ user: sessionUser }),
    errors: ["access.denied", "space.stale"],
    touches: { table: "write", secret: true },
    calls: 2,
    needsPlan: false,
  }),
  updateSelf: route({
    id: "accounts.update-self",
    method: "PATCH",
    path: "/session/user",
    summary: "The user's own preferences",
    access: { who: "session" },
    body: ownChanges,
    response: z.object({ user: sessionUser }),
    errors: ["user.stale"],
    touches: { table: "write", identity: ["AdminUpdateUserAttributes"], secret: true },
    calls: 2,
    needsPlan: false,
  }),
};
