import { z } from "zod";
import { MODULES, ROLES } from "./access.ts";
import { accepted } from "./consents.ts";
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
import { enteredTimeOff, timeOff, workingHours } from "./working-time.ts";

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
  specialities: z.array(z.string()),
  license_number: z.string(),
  working_hours: workingHours,
  time_off: enteredTimeOff,
  updated_at: instant,
  /** Id and, where they are still of the space, name of who changed it last. */
  updated_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  version,
});
export type Member = z.output<typeof member>;

/** The people of a space and their invitations; part of the accounts' table. */
export const memberRoutes = {
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
    summary:
      "Role, permissions, modules, working hours and time off of a user; deactivating ends their sessions within 30 seconds",
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
      name: requiredText(120).optional(),
      color: color.optional(),
      specialities: z.array(requiredText(80)).max(20).optional(),
      license_number: text(40).optional(),
      working_hours: workingHours.optional(),
      time_off: timeOff.optional(),
    }),
    response: z.object({ user: member }),
    errors: ["user.absent", "user.stale", "user.is_owner", "plan.max_users"],
    touches: { table: "write", identity: ["AdminUpdateUserAttributes", "AdminUserGlobalSignOut"] },
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
};
