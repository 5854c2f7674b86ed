import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { can } from "@meridian/core/contracts/kernel/access";
import { call } from "@meridian/ui/api/client";
import { isCode } from "@meridian/ui/api/errors";
import { keepPreference, saveOwnChanges } from "@meridian/ui/session/preferences";
import { sessionUserNow } from "@meridian/ui/session/session";
import { clinicSpecialities, missingFrom } from "../model/specialities.ts";

/** Stores that the welcome was shown. Where that fails it is shown again after the next sign-in, but not before. */
export async function storeWelcomeShown(): Promise<void> {
  if (!sessionUserNow()?.welcome_waits) return;
  await keepPreference({ welcome_waits: false }, { stays: true }).catch(() => undefined);
}

/**
 * Stores the user's specialities. Those that the clinic does not have yet are added to its list, for who manages it; the
 * current list is taken where somebody changed it meanwhile.
 */
export async function storeSpecialities(specialities: string[]): Promise<void> {
  const user = sessionUserNow();
  if (!user?.space) return;
  const { version, specialities: listed } = user.space;
  if (can(user, "clinic.manage") && missingFrom(listed, specialities).length > 0) {
    const update = (base: Pick<ClinicSettings, "version" | "specialities">) =>
      call(clinicRoutes.updateSettings, {
        body: { version: base.version, specialities: clinicSpecialities(base.specialities, specialities) },
      });
    await update({ version, specialities: listed }).catch((error) => {
      const current = isCode(error, "clinic.stale")
        ? (error.current as ClinicSettings | undefined)
        : undefined;
      if (!current) throw error;
      return update(current);
    });
  }
  if (`${user.specialities}` !== `${specialities}`) await saveOwnChanges(user, { specialities });
}
