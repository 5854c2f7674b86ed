import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sameValue } from "../model/same-value.ts";

const SETTINGS = ["settings"] as const;
type Body<Verb extends keyof Bodies> = Omit<Bodies[Verb], "version">;
type Routes = typeof clinicRoutes;
type Bodies = {
  updateSettings: CallOf<Routes["updateSettings"]>["body"];
  createEstablishment: CallOf<Routes["createEstablishment"]>["body"];
  updateEstablishment: CallOf<Routes["updateEstablishment"]>["body"];
  createAppointmentType: CallOf<Routes["createAppointmentType"]>["body"];
  updateAppointmentType: CallOf<Routes["updateAppointmentType"]>["body"];
};

/** All settings of the clinic; every tab uses this one query. */
export const useClinicSettings = () =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(clinicRoutes.settings, { signal }),
  });

/** The current settings, when a change was refused because somebody else changed the same part first. */
export const currentSettings = (error: unknown): ClinicSettings | undefined =>
  isCode(error, "clinic.stale") && error instanceof ApiError && error.current
    ? (error.current as ClinicSettings)
    : undefined;

/**
 * Sends a change. If somebody changed another part of the settings meanwhile, it is sent once more with the new
 * version; only a change of the same part is a conflict.
 */
async function retryOnOtherChange(
  base: ClinicSettings,
  part: (settings: ClinicSettings) => unknown,
  send: (version: number) => Promise<ClinicSettings>,
): Promise<ClinicSettings> {
  try {
    return await send(base.version);
  } catch (error) {
    const current = currentSettings(error);
    if (!current || !sameValue(part(base), part(current))) throw error;
    return send(current.version);
  }
}

/** Copies name, places, types and time zone into the session's user, so that every screen shows them at once. */
async function updateSession(settings: ClinicSettings) {
  const user = sessionUserNow();
  if (!user?.space) return;
  const space = {
    ...user.space,
    space_name: settings.space_name,
    logo_url: settings.logo_url,
    time_zone: settings.time_zone,
    app_duration_interval: settings.app_duration_interval,
    notify_email: settings.notify_email,
    notify_sms: settings.notify_sms,
    auto_drug_import: settings.auto_drug_import,
    shares_clinical_records: settings.shares_clinical_records,
    specialities: settings.specialities,
    establishments: settings.establishments,
    appointment_types: settings.appointment_types.filter(({ archived }) => !archived),
    pricing: settings.prices,
    osteopathy: settings.osteopathy,
    ryodoraku: settings.ryodoraku,
    version: settings.version,
  };
  await storeSession({ ...user, space });
}

const placeOf = (id: string) => (settings: ClinicSettings) =>
  settings.establishments.find((place) => place.id === id);
const typeOf = (id: string) => (settings: ClinicSettings) =>
  settings.appointment_types.find((type) => type.id === id);
const only =
  <K extends keyof ClinicSettings>(keys: readonly K[]) =>
  (settings: ClinicSettings) =>
    keys.map((key) => settings[key]);

const params = (establishment: string) => ({ establishment });

/** Actions on the clinic's settings. The answer applies on every screen without a reload. */
export function useClinicActions() {
  const client = useQueryClient();
  const keep = async (settings: ClinicSettings) => {
    client.setQueryData(SETTINGS, settings);
    await updateSession(settings);
    // Booking and Home read the same clinic.
    void client.invalidateQueries({ queryKey: ["clinic"] });
    void client.invalidateQueries({ queryKey: ["home"] });
    return settings;
  };
  return {
    keep,
    update: async (base: ClinicSettings, changes: Body<"updateSettings">) =>
      keep(
        await retryOnOtherChange(base, only(Object.keys(changes) as (keyof ClinicSettings)[]), (version) =>
          call(clinicRoutes.updateSettings, { body: { ...changes, version } }),
        ),
      ),
    createPlace: async (body: Body<"createEstablishment">) =>
      keep(await call(clinicRoutes.createEstablishment, { body })),
    updatePlace: async (base: ClinicSettings, id: string, changes: Body<"updateEstablishment">) =>
      keep(
        await retryOnOtherChange(base, placeOf(id), (version) =>
          call(clinicRoutes.updateEstablishment, { params: params(id), body: { ...changes, version } }),
        ),
      ),
    removePlace: async (base: ClinicSettings, id: string) =>
      keep(
        await retryOnOtherChange(base, placeOf(id), (version) =>
          call(clinicRoutes.removeEstablishment, {
            params: params(id),
            query: { version },
            notFound: "throw",
          }),
        ),
      ),
    createType: async (body: Body<"createAppointmentType">) =>
      keep(await call(clinicRoutes.createAppointmentType, { body })),
    updateType: async (base: ClinicSettings, id: string, changes: Body<"updateAppointmentType">) =>
      keep(
        await retryOnOtherChange(base, typeOf(id), (version) =>
          call(clinicRoutes.updateAppointmentType, { params: { type: id }, body: { ...changes, version } }),
        ),
      ),
    setLogo: async (base: ClinicSettings, logo: string | null, establishment?: string) =>
      keep(
        await retryOnOtherChange(
          base,
          establishment ? placeOf(establishment) : only(["logo_url"]),
          (version) =>
            call(clinicRoutes.setLogo, {
              body: { version, logo, ...(establishment && { establishment }) },
            }),
        ),
      ),
  };
}
