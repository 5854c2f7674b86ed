import { z } from "zod";
import { ADMIN_LEVELS, MODULES, ROLES } from "./access.ts";
import {
  color,
  email,
  id,
  instant,
  language,
  page,
  pageQuery,
  password,
  requiredText,
  text,
  version,
} from "./primitives.ts";
import { route } from "./route.ts";
import { isVatNumber } from "./vat-number.ts";

export const office = z.object({ id: id("office"), name: requiredText(80) });
export const establishment = z.object({
  id: id("establishment"),
  name: requiredText(120),
  address: text(300),
  phone: text(40),
  prescription_logo_url: z.string().nullable(),
  /** Millimetres kept free at the top of printed pages. */
  letterhead_height: z.int().min(0).max(120),
  offices: z.array(office),
});
export type Establishment = z.output<typeof establishment>;

export const appointmentType = z.object({
  id: id("appointmentType"),
  name: requiredText(80),
  /** Minutes. */
  duration: z.int().min(5).max(480).multipleOf(5),
  /** Euro cents. */
  price: z.int().min(0),
  color,
  tests: z.array(z.string()),
  treatments: z.array(z.string()),
});
export type AppointmentType = z.output<typeof appointmentType>;

const pricingPlan = z.object({ months: z.int(), price: z.int(), discount: z.number() });

/** The space as its users see it (product specification, section 3). */
export const sessionSpace = z.object({
  id: z.string(),
  space_name: z.string(),
  logo_url: z.string().nullable(),
  subscription_plan: z
    .object({
      code: z.enum(["free_trial", "basic", "student", "pro"]),
      /** Days the plan is still valid, today included; 0 is expired. */
      days_left: z.int().min(0),
      pricing_plans: z.array(pricingPlan),
    })
    .nullable(),
  notify_sms: z.boolean(),
  notify_email: z.boolean(),
  /** Minutes between the calendar's steps. */
  app_duration_interval: z.int(),
  auto_drug_import: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  establishments: z.array(establishment),
  appointment_types: z.array(appointmentType),
  pricing: z.object({ treatments: z.array(z.unknown()), tests: z.array(z.unknown()) }),
  external_entity: z
    .object({ company_name: z.string(), vat_number: z.string(), verified: z.boolean() })
    .nullable(),
  google_logged: z.boolean(),
  time_zone: z.string(),
  shares_clinical_records: z.boolean(),
  requires_totp: z.boolean(),
  max_patients: z.int().nullable(),
  version,
});
export type SessionSpace = z.output<typeof sessionSpace>;

export const timer = z.object({
  id: z.string(),
  user_id: z.string(),
  active: z.boolean(),
  notification_seen: z.boolean(),
});

/** The signed-in user with everything the apps need to draw themselves. */
export const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  color: z.string(),
  platform_color: z.string(),
  language,
  role: z.enum(ROLES),
  owner: z.boolean(),
  practises: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  specialities: z.array(z.string()),
  timers: z.array(timer),
  /** Hours, 0 to 24. */
  calendar_min: z.int(),
  calendar_max: z.int(),
  show_saturday: z.boolean(),
  show_sunday: z.boolean(),
  patients_permission: z.boolean(),
  appointment_permission: z.boolean(),
  calendar_permission: z.boolean(),
  monitoring_email_body: z.string(),
  license_number: z.string(),
  student_number: z.string().nullable(),
  totp_enabled: z.boolean(),
  /** The space asks for a second factor and the user has none yet: only setting it up is open. */
  totp_required: z.boolean(),
  early_access: z.boolean(),
  admin_levels: z.array(z.enum(ADMIN_LEVELS)),
  /** No plan and no modules yet: Home shows the first steps. */
  first_time: z.boolean(),
  /** Base64 of 32 bytes: encrypts this user's drafts in the browser. Never stored there. */
  draft_key: z.string(),
  version,
  space: sessionSpace.nullable(),
});
export type SessionUser = z.output<typeof sessionUser>;

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

/** "on" and "true" are what an HTML form sends for a ticked box. */
const accepted = z
  .union([z.literal(true), z.literal("true"), z.literal("on")], { message: "must_accept" })
  .transform(() => true as const);

/** Newest versions of the texts a new account accepts; stored with it. */
export const TERMS_VERSION = "2026-11-01";
export const PRIVACY_VERSION = "2026-11-01";

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

export const INVITED_ROLES = ["professional", "receptionist", "manager"] as const;
export const invitation = z.object({
  id: id("invitation"),
  email: z.string(),
  name: z.string(),
  role: z.enum(INVITED_ROLES),
  created_at: instant,
  expires_at: instant,
});
export type Invitation = z.output<typeof invitation>;
const token = z.object({ token: z.string().regex(/^[\w-]{27}$/, { message: "token.invalid" }) });

export const member = z.object({
  id: id("user"),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The space's first user: keeps role and state. */
  owner: z.boolean(),
  practises: z.boolean(),
  color: z.string(),
  active: z.boolean(),
  totp_enabled: z.boolean(),
  patients_permission: z.boolean(),
  appointment_permission: z.boolean(),
  calendar_permission: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  version,
});
export type Member = z.output<typeof member>;

export const accountsRoutes = {
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
  clearTimerNotifications: route({
    id: "accounts.clear-timer-notifications",
    method: "POST",
    path: "/api/timers/clear_notifications",
    summary: "Marks the user's finished timers as seen",
    access: { who: "session" },
    response: z.object({ timers: z.array(timer) }),
    errors: [],
    touches: {},
    calls: 0,
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
      monitoring_email_body: text(2000).optional(),
    }),
    response: z.object({ user: sessionUser }),
    errors: ["user.stale"],
    touches: { table: "write", identity: ["AdminUpdateUserAttributes"] },
    calls: 2,
    needsPlan: false,
  }),
  listMembers: route({
    id: "accounts.list-members",
    method: "GET",
    path: "/users",
    summary: "The people of the space",
    access: { who: "space", can: "appointments.read" },
    response: z.object({ items: z.array(member), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  updateMember: route({
    id: "accounts.update-member",
    method: "PATCH",
    path: "/users/{user}",
    summary: "Role, permissions and modules of a user; deactivating ends their sessions within 30 seconds",
    access: { who: "space", can: "clinic.manage" },
    params: z.object({ user: id("user") }),
    body: z.object({
      version,
      active: z.boolean().optional(),
      role: z.enum(INVITED_ROLES).optional(),
      practises: z.boolean().optional(),
      patients_permission: z.boolean().optional(),
      appointment_permission: z.boolean().optional(),
      calendar_permission: z.boolean().optional(),
      modules: z.array(z.enum(MODULES)).optional(),
    }),
    response: z.object({ user: member }),
    errors: ["user.absent", "user.stale", "user.is_owner", "plan.max_users"],
    touches: { table: "write", identity: ["AdminUserGlobalSignOut"] },
    calls: 3,
  }),
  listInvitations: route({
    id: "accounts.list-invitations",
    method: "GET",
    path: "/invitations",
    summary: "Invitations that wait to be accepted",
    access: { who: "space", can: "clinic.manage" },
    query: pageQuery,
    response: page(invitation),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  invite: route({
    id: "accounts.invite",
    method: "POST",
    path: "/invitations",
    summary: "Invites a user by e-mail; the link works once, for 7 days",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ name: requiredText(120), email, role: z.enum(INVITED_ROLES) }),
    status: 201,
    response: z.object({ invitation }),
    errors: ["plan.max_users"],
    touches: { table: "write" },
    calls: 4,
    idempotent: true,
  }),
  revokeInvitation: route({
    id: "accounts.revoke-invitation",
    method: "DELETE",
    path: "/invitations/{invitation}",
    summary: "Takes an invitation back",
    access: { who: "space", can: "clinic.manage" },
    params: z.object({ invitation: id("invitation") }),
    response: z.object({ result: z.literal("deleted") }),
    errors: ["invitation.absent"],
    touches: { table: "write" },
    calls: 1,
  }),
  readInvitation: route({
    id: "accounts.read-invitation",
    method: "GET",
    path: "/invitation-links/{token}",
    summary: "What an invitation link offers, for the form that accepts it",
    access: { who: "public" },
    params: token,
    response: z.object({
      name: z.string(),
      email: z.string(),
      space_name: z.string(),
      role: z.enum(INVITED_ROLES),
    }),
    errors: ["invitation.absent"],
    touches: { table: "read" },
    calls: 2,
  }),
  acceptInvitation: route({
    id: "accounts.accept-invitation",
    method: "POST",
    path: "/invitation-links/{token}/accept",
    summary: "Opens the invited user's account; the link's arrival proved the e-mail",
    access: { who: "public" },
    params: token,
    body: z.object({
      name: requiredText(120),
      password,
      language: language.default("en"),
      accept_terms: accepted,
      accept_privacy: accepted,
    }),
    status: 201,
    response: z.object({ status: z.literal(201), user: z.object({ id: z.string(), email: z.string() }) }),
    errors: ["invitation.absent", "invitation.email_taken", "plan.max_users"],
    touches: {
      table: "write",
      identity: ["AdminCreateUser", "AdminDeleteUser", "AdminGetUser", "AdminSetUserPassword"],
    },
    calls: 5,
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
