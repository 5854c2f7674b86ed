import type { ClinicSettings } from "../contracts/clinic/settings.ts";
import { DEFAULT_REMINDER_HOURS } from "../contracts/notifications/notifications.ts";
import { type Operation, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { requireListRoom } from "./list-bytes.ts";

/** What a manager may change of a space. */
export type SpaceChange = Partial<
  Pick<
    SpaceItem,
    | "space_name"
    | "logo_url"
    | "phone"
    | "time_zone"
    | "app_duration_interval"
    | "notify_email"
    | "notify_sms"
    | "reminder_hours"
    | "auto_drug_import"
    | "shares_clinical_records"
    | "specialities"
    | "prices"
    | "osteopathy"
    | "ryodoraku"
    | "establishments"
    | "former_offices"
    | "appointment_types"
    | "closed_days"
  >
>;

/**
 * Changes the space. An edit names the version it was based on: a stale one is 409 `clinic.stale` with the current
 * settings; a list that would take more room than it may is 400 `clinic.list_full`. `extraWrites` are written in the same
 * transaction. Additions are based on what is read here, so that names stay unique where two are added at once. Two
 * requests, and those of `change`.
 */
export async function updateSpace(
  change: (space: SpaceItem) => SpaceChange | Promise<SpaceChange>,
  version?: number,
  extraWrites: readonly Operation[] = [],
): Promise<ClinicSettings> {
  const { id, spaceId, name } = actor();
  const space = await readSpace();
  if (version !== undefined && version !== space.version) throw stale("clinic", await currentSettings(space));
  const changed = await change(space);
  requireListRoom(space, changed);
  const next = { ...changed, updated_at: nowIso(), updated_by: id };
  const result = settingsView({ ...space, ...next, version: space.version + 1 }, { id, name });
  await transact({
    writes: [
      update(
        Spaces.db.entities.space
          .patch({ id: spaceId })
          // A list that is absent here is not written. The entity has no type for changing readable lists only.
          .set(next as never)
          .add({ version: 1 })
          .where((attribute, { eq }) => eq(attribute.version, space.version))
          .params(),
        () => stale("clinic", undefined),
      ),
      ...extraWrites,
    ],
    audit: { action: "update", record: spaceId },
    result,
  });
  Spaces.forgetSpace(spaceId);
  return result;
}

/** The current settings, with the name of who changed them last. One more request, made only after a conflict. */
async function currentSettings(space: SpaceItem): Promise<ClinicSettings> {
  const by = space.updated_by;
  if (!by) return settingsView(space, null);
  const { data } = await Spaces.db.entities.user.get({ space_id: space.id, id: by }).go();
  return settingsView(space, { id: by, name: data?.name ?? "" });
}

/** The actor's space as it is now. One request. */
export async function readSpace(): Promise<SpaceItem> {
  const { data } = await Spaces.db.entities.space.get({ id: actor().spaceId }).go({ consistent: true });
  if (!data) throw absent("space");
  return data;
}

/** A space as its managers see it. */
export function settingsView(
  space: SpaceItem,
  updated_by: { id: string; name: string } | null,
): ClinicSettings {
  return {
    space_name: space.space_name,
    logo_url: space.logo_url || null,
    phone: space.phone ?? "",
    time_zone: space.time_zone,
    app_duration_interval: space.app_duration_interval,
    notify_email: space.notify_email,
    notify_sms: space.notify_sms,
    sms_in_plan: Spaces.termsOf(space)?.sms ?? false,
    reminder_hours: [...(space.reminder_hours ?? DEFAULT_REMINDER_HOURS)],
    auto_drug_import: space.auto_drug_import,
    shares_clinical_records: space.shares_clinical_records,
    requires_totp: space.requires_totp,
    specialities: [...(space.specialities ?? [])],
    establishments: space.establishments,
    appointment_types: space.appointment_types,
    closed_days: [...(space.closed_days ?? [])],
    prices: space.prices ?? { treatments: [], tests: [] },
    osteopathy: space.osteopathy ?? null,
    ryodoraku: space.ryodoraku ?? null,
    version: space.version,
    updated_at: space.updated_at,
    updated_by,
  };
}

/** The fields that have a value. */
export const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: NonNullable<T[K]>;
  };
