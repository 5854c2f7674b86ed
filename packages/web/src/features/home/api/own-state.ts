import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { can } from "@meridian/core/contracts/kernel/access";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { isCode } from "@meridian/ui/api/errors";
import { type SessionUser, sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { clinicSpecialities, missingFrom } from "../model/specialities.ts";

type OwnChanges = Omit<CallOf<typeof accountsRoutes.updateSelf>["body"], "version">;

const send = async (version: number, changes: OwnChanges) =>
  (await call(accountsRoutes.updateSelf, { body: { ...changes, version } })).user;

/** Changes the user's own settings; sent once more where another one was changed in between. */
async function changeSelf(changes: OwnChanges): Promise<void> {
  const before = sessionUserNow();
  if (!before) return;
  const user = await send(before.version, changes).catch((error) => {
    const now = isCode(error, "user.stale") ? (error.current as SessionUser | undefined) : undefined;
    if (!now || (changes.specialities && `${now.specialities}` !== `${before.specialities}`)) throw error;
    return send(now.version, changes);
  });
  await storeSession(user);
}

/** Applies to the session at once, so that Home does not lead back here where storing it fails. */
async function changeAtOnce(
  changes: Pick<SessionUser, "welcome_waits"> | Pick<SessionUser, "tutorial_open">,
) {
  const user = sessionUserNow();
  if (!user) return;
  await storeSession({ ...user, ...changes });
  await changeSelf(changes as OwnChanges);
}

/** Stores that the welcome was shown. Where that fails it is shown again after the next sign-in. */
export async function storeWelcomeShown(): Promise<void> {
  if (!sessionUserNow()?.welcome_waits) return;
  await changeAtOnce({ welcome_waits: false }).catch(() => undefined);
}

/** Closes the tutorial or opens it again. Where that fails the session has it as before, and the error is thrown. */
export async function storeTutorial(tutorial_open: boolean): Promise<void> {
  try {
    await changeAtOnce({ tutorial_open });
  } catch (error) {
    const user = sessionUserNow();
    if (user) await storeSession({ ...user, tutorial_open: !tutorial_open });
    throw error;
  }
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
  if (`${user.specialities}` !== `${specialities}`) await changeSelf({ specialities });
}
