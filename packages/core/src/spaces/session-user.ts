import type { AppointmentType, SessionSpace, SessionUser } from "../contracts/accounts/accounts.ts";
import { activeModules, adminLevels, type SpecialIds } from "../contracts/kernel/access.ts";
import { TIMER_DEFAULTS } from "../contracts/timers/timer-kinds.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { nowIso } from "../platform/clock.ts";
import type { Actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { derivedKeys } from "../platform/secret.ts";
import { type StoredTimer, timerView } from "./kept-timers.ts";
import { daysLeft, modulesOf, termsOf } from "./plan.ts";
import type { SpaceItem } from "./space.entity.ts";
import type { UserItem } from "./user.entity.ts";

/** Ids with special rights, from the configuration. */
export const specialIds = (): SpecialIds => ({
  superAdmin: env("SUPER_ADMIN_USER_ID"),
  marketing: env("MARKETING_USER_ID"),
  managerCheck: env("MANAGER_CHECK_USER_ID"),
  earlyAccess: env("EARLY_ACCESS_USER_IDS").split(",").filter(Boolean),
});

/** What a patient is asked with the link to the monitoring page where the professional wrote no text (product, section 9). */
export const DEFAULT_MONITORING_TEXT = {
  en: "Please open your private link and note how strong each symptom is, from 1 to 10, at least once a day.",
  pt: "Abra a sua ligação privada e registe a intensidade de cada sintoma, de 1 a 10, pelo menos uma vez por dia.",
};

export type DraftKeys = Pick<SessionUser, "draft_key" | "draft_key_id" | "other_draft_keys">;

/** The keys that encrypt a user's drafts in the browser. May read the secret store. */
export async function draftKeysOf(userId: string): Promise<DraftKeys> {
  const { current, others } = await derivedKeys("drafts", userId);
  return {
    draft_key: current.key.toString("base64"),
    draft_key_id: current.id,
    other_draft_keys: others.map(({ id, key }) => ({ id, key: key.toString("base64") })),
  };
}

/** The user as the apps receive it. `space` is null for administrators. */
export async function sessionUserOf(
  user: UserItem,
  space: SpaceItem | null,
  timers: readonly StoredTimer[],
): Promise<SessionUser> {
  return sessionUserWith(await draftKeysOf(user.id), user, space, timers);
}

/** The same, with draft keys that were read already. */
export function sessionUserWith(
  draftKeys: DraftKeys,
  user: UserItem,
  space: SpaceItem | null,
  timers: readonly StoredTimer[],
): SessionUser {
  const ids = specialIds();
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    color: user.color,
    platform_color: user.platform_color,
    language: user.language,
    role: user.role,
    owner: user.owner,
    practises: user.practises,
    modules: space ? activeModules({ modules: user.modules ?? [] }, { modules: modulesOf(space) }) : [],
    specialities: user.specialities,
    timers: timers.map((timer) => timerView(timer, user.id)),
    timer_settings: user.timer_settings ?? TIMER_DEFAULTS,
    calendar_min: user.calendar_min,
    calendar_max: user.calendar_max,
    show_saturday: user.show_saturday,
    show_sunday: user.show_sunday,
    patients_permission: user.patients_permission,
    appointment_permission: user.appointment_permission,
    calendar_permission: user.calendar_permission,
    monitoring_permission: user.monitoring_permission ?? true,
    monitoring_email_body: user.monitoring_email_body || DEFAULT_MONITORING_TEXT[user.language],
    license_number: user.license_number,
    news_mails: user.news_stopped_at === undefined,
    student_number: user.student_number ?? null,
    totp_enabled: user.totp_enabled,
    totp_required: (space?.requires_totp ?? false) && !user.totp_enabled,
    texts: ownTexts(user),
    release_notes_seen: user.release_notes_seen ?? user.created_at.slice(0, 10),
    tour_step: user.tour_step ?? null,
    welcome_waits: user.welcome_waits ?? false,
    tutorial_open: user.tutorial_open ?? false,
    early_access: ids.earlyAccess.includes(user.id),
    admin_levels: [...adminLevels(user, ids)],
    first_time: space !== null && !space.plan_code && modulesOf(space).length === 0 && !space.external_entity,
    ...draftKeys,
    version: user.version,
    space: space && sessionSpaceOf(space),
  };
}

/** What a user has to accept and will have to, by the versions that were read with the user. */
export function ownTexts(user: UserItem): SessionUser["texts"] {
  const { versionsOf } = LegalTexts.acceptedTexts;
  return {
    asked: LegalTexts.askedOf(user, versionsOf, nowIso()),
    coming: LegalTexts.comingOf(user, versionsOf, nowIso()),
  };
}

function sessionSpaceOf(space: SpaceItem): SessionSpace {
  const terms = termsOf(space);
  return {
    id: space.id,
    space_name: space.space_name,
    logo_url: space.logo_url || null,
    subscription_plan: terms && {
      code: terms.code,
      days_left: daysLeft(space.plan_ends_on, space.time_zone),
      pricing_plans: terms.tiers.map(({ months, monthly_cents, discount_percent }) => ({
        months,
        price: monthly_cents,
        discount: discount_percent,
      })),
    },
    notify_sms: space.notify_sms,
    notify_email: space.notify_email,
    app_duration_interval: space.app_duration_interval,
    auto_drug_import: space.auto_drug_import,
    modules: modulesOf(space),
    specialities: [...(space.specialities ?? [])],
    establishments: space.establishments,
    appointment_types: bookableTypes(space.appointment_types),
    pricing: space.prices ?? { treatments: [], tests: [] },
    external_entity: space.external_entity ?? null,
    google_logged: false,
    time_zone: space.time_zone,
    shares_clinical_records: space.shares_clinical_records,
    requires_totp: space.requires_totp,
    osteopathy: space.osteopathy ?? null,
    ryodoraku: space.ryodoraku ?? null,
    max_patients: terms?.max_patients ?? null,
    closes_at: space.closing?.due_at ?? null,
    version: space.version,
  };
}

/** Appointment types that can be booked. */
export const bookableTypes = (types: readonly AppointmentType[]) => types.filter(({ archived }) => !archived);

function companyOf(space: SpaceItem | null): Actor["space"]["company"] {
  const entity = space?.external_entity;
  return entity ? { name: entity.company_name, verified: entity.verified } : null;
}

/** The signed-in user as services need it on every call. */
export function actorOf(user: UserItem, space: SpaceItem | null): Actor {
  const terms = space && termsOf(space);
  return {
    id: user.id,
    spaceId: user.space_id,
    name: user.name,
    role: user.role,
    owner: user.owner,
    practises: user.practises,
    language: user.language,
    patients_permission: user.patients_permission,
    appointment_permission: user.appointment_permission,
    calendar_permission: user.calendar_permission,
    monitoring_permission: user.monitoring_permission ?? true,
    modules: space ? activeModules({ modules: user.modules ?? [] }, { modules: modulesOf(space) }) : [],
    adminLevels: adminLevels(user, specialIds()),
    hasTotp: user.totp_enabled,
    mustAccept: false,
    tutorialDone: user.tutorial_open ? [...(user.tutorial_done ?? [])] : null,
    space: {
      timeZone: space?.time_zone ?? "Europe/Lisbon",
      planCode: space?.plan_code ?? null,
      planEndsOn: space?.plan_ends_on ?? null,
      maxPatients: terms?.max_patients ?? null,
      maxDiskBytes: terms?.max_disk_bytes ?? null,
      patientsIndexed: space?.patients_indexed ?? false,
      maxUsers: terms && { professionals: terms.max_professionals, secretaries: terms.max_secretaries },
      sharesClinicalRecords: space?.shares_clinical_records ?? false,
      requiresTotp: space?.requires_totp ?? false,
      company: companyOf(space),
      slotMinutes: space?.app_duration_interval ?? 15,
      establishments: space?.establishments ?? [],
      closedDays: space?.closed_days ?? [],
      appointmentTypes: bookableTypes(space?.appointment_types ?? []),
    },
  };
}
