import { z } from "zod";
import { MODULES } from "./access.ts";
import { accepted } from "./consents.ts";
import { memberRoutes } from "./members.ts";
import { color, email, id, instant, language, password, requiredText, text, version } from "./primitives.ts";
import { route } from "./route.ts";
import { sessionUser } from "./session.ts";
import { timerSettings } from "./timer-terms.ts";
import { isVatNumber } from "./vat-number.ts";
import { timeOff } from "./working-time.ts";

export { PRIVACY_VERSION, TERMS_VERSION } from "./consents.ts";
export type { Invitation, Member } from "./members.ts";
export * from "./session.ts";

export const alert = z.object({ id: z.string(), title: z.string(), body: z.string(), created_at: instant });

export const credentials = z.object({
  email: email,
  password: z.string().min(1, { message: "required" }).max(256),
  /** Six digits of the authenticator app, for users with a second factor. */
  totp: z
    .string()
    .regex(/^\d{6}$/, { message: "totp.invalid" })
    .optional(),
});

/** A student's proof of enrolment: what is about to be uploaded. */
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
  name: requiredText(120),
  email: email,
  password,
  phone: requiredText(40),
  language: language.default("en"),
  accept_terms: accepted,
  accept_privacy: accepted,
  referral_code: text(40).optional(),
});
export const registration = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("professional"), space_name: requiredText(120) }),
  person.extend({
    kind: z.literal("student"),
    space_name: requiredText(120),
    student_number: requiredText(40),
    proof: proofFile,
  }),
  person.extend({
    kind: z.literal("provider"),
    company_name: requiredText(160),
    vat_number: requiredText(20)
      .transform((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
      .refine(isVatNumber, { message: "vat.invalid" }),
  }),
]);
export type Registration = z.output<typeof registration>;

const upload = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });
const signedIn = z.object({ status: z.literal(200), user: sessionUser });
const done = z.object({ status: z.literal(200) });

export const accountsRoutes = {
  ...memberRoutes,
  refreshUser: route({
    id: "accounts.refresh-user",
    method: "GET",
    path: "/refresh_user",
    summary: "The session's user; renews the session when only its refresh token is left",
    access: { who: "public" },
    response: signedIn,
    errors: ["session.absent"],
    touches: { table: "read" },
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
    errors: ["login.incorrect", "login.unconfirmed", "login.wait", "totp.required", "totp.incorrect"],
    touches: { table: "write" },
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
    errors: ["login.incorrect", "login.unconfirmed", "login.wait", "totp.required", "totp.incorrect"],
    touches: { table: "write" },
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
    touches: {},
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
      /** Where a student's proof goes. */
      proof_upload: upload.optional(),
    }),
    errors: ["input.invalid"],
    touches: {
      table: "write",
      files: "write",
      identity: ["AdminDeleteUser", "AdminGetUser", "AdminUpdateUserAttributes"],
    },
    calls: 3,
    form: true,
    idempotent: true,
    needsPlan: false,
  }),
  hideAlerts: route({
    id: "accounts.hide-alerts",
    method: "POST",
    path: "/alerts/hide",
    summary: "Hides announcements for this user for good: those named, or all shown now",
    access: { who: "session" },
    body: z.object({ ids: z.array(id("alert")).max(100).optional() }),
    response: z.literal("OK"),
    errors: [],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
  startTotp: route({
    id: "accounts.start-totp",
    method: "POST",
    path: "/session/totp",
    summary: "Begins a second factor: a secret for an authenticator app",
    access: { who: "session" },
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ["session.absent"],
    touches: { table: "read" },
    calls: 1,
    needsPlan: false,
  }),
  confirmTotp: route({
    id: "accounts.confirm-totp",
    method: "POST",
    path: "/session/totp/confirm",
    summary: "Turns the second factor on with the first code from the app",
    access: { who: "session" },
    body: z.object({ totp: z.string().regex(/^\d{6}$/, { message: "totp.invalid" }) }),
    response: z.object({ totp_enabled: z.literal(true) }),
    errors: ["session.absent", "totp.incorrect"],
    touches: { table: "write" },
    calls: 1,
    needsPlan: false,
  }),
  stopTotp: route({
    id: "accounts.stop-totp",
    method: "POST",
    path: "/session/totp/stop",
    summary: "Turns the second factor off, proven by the password",
    access: { who: "session" },
    body: z.object({ password: z.string().min(1, { message: "required" }) }),
    response: z.object({ totp_enabled: z.literal(false) }),
    errors: ["session.absent", "password.incorrect", "login.wait"],
    touches: { table: "write" },
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
    errors: ["access.refused", "space.stale"],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
  updateSelf: route({
    id: "accounts.update-self",
    method: "PATCH",
    path: "/session/user",
    summary: "The user's own preferences",
    access: { who: "session" },
    body: z.object({
      version,
      name: requiredText(120).optional(),
      language: language.optional(),
      color: color.optional(),
      platform_color: color.optional(),
      calendar_min: z.int().min(0).max(23).optional(),
      calendar_max: z.int().min(1).max(24).optional(),
      show_saturday: z.boolean().optional(),
      show_sunday: z.boolean().optional(),
      /** Empty: the product's own words, in the user's language. */
      monitoring_email_body: text(2000).optional(),
      license_number: text(40).optional(),
      timer_settings: timerSettings.optional(),
      /** One's own; needs a plan that has not run out, unlike the rest. Managers see who entered it. */
      time_off: timeOff.optional(),
    }),
    response: z.object({ user: sessionUser }),
    errors: ["user.stale"],
    touches: { table: "write", identity: ["AdminUpdateUserAttributes"] },
    calls: 2,
    needsPlan: false,
  }),
  startFreeTrial: route({
    id: "accounts.start-free-trial",
    method: "POST",
    path: "/subscription/free-trial",
    summary: "Starts the 15 days' free trial with the modules chosen; once in a space's life",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ modules: z.array(z.enum(MODULES)).min(1, { message: "required" }) }),
    response: z.object({ user: sessionUser }),
    errors: ["plan.requirements"],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
};
