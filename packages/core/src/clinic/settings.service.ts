import * as Catalogues from "../catalogues/index.ts";
import { wordsIn } from "../clinical/catalogues/term-words.ts";
import { osteopathyTest } from "../clinical/osteopathy/osteopathy-tests.ts";
import type { clinicRoutes } from "../contracts/clinic/clinic.ts";
import type { ClinicSettings } from "../contracts/clinic/settings.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { type Operation, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { readSpace, settingsView, updateSpace, withoutUndefined } from "./versioned-update.ts";

/** Everything a manager sets for the whole clinic. Two requests at the same moment. */
export async function settings(): Promise<ClinicSettings> {
  const [space, users] = await Promise.all([
    readSpace(),
    Spaces.db.entities.user.query.primary({ space_id: actor().spaceId }).go({ pages: "all" }),
  ]);
  const by = (users.data as UserItem[]).find(({ id }) => id === space.updated_by);
  return settingsView(space, by ? { id: by.id, name: by.name } : null);
}

type Changes = RequestOf<typeof clinicRoutes.updateSettings>["body"];

/**
 * Changes the given settings only. 400 naming `notify_sms` where the plan sends no text messages. Two
 * requests; three where it changes when people can be booked, and up to two more where it names an osteopathic test that the
 * product does not ship.
 */
export async function updateSettings({ version, ...changes }: Changes): Promise<ClinicSettings> {
  if (changes.osteopathy) await requirePublishedTests(changes.osteopathy.tests);
  const concernsHours = changes.closed_days !== undefined || changes.time_zone !== undefined;
  const hoursWrites = concernsHours ? await raiseScheduleVersions() : [];
  return updateSpace(
    (space) => {
      const establishmentIds = space.establishments.map(({ id }) => id);
      const unknown = changes.closed_days?.findIndex(
        ({ establishment }) => establishment !== null && !establishmentIds.includes(establishment),
      );
      if (unknown !== undefined && unknown >= 0)
        throw invalidField(`closed_days.${unknown}.establishment`, "establishment.not_found");
      const planHasSms = Spaces.termsOf(space)?.sms ?? false;
      if (changes.notify_sms && !space.notify_sms && !planHasSms)
        throw invalidField("notify_sms", "plan.no_sms");
      const reminders = changes.reminder_hours?.toSorted((a, b) => b - a);
      return { ...withoutUndefined(changes), ...(reminders && { reminder_hours: reminders }) };
    },
    version,
    hoursWrites,
  );
}

/** 400 for an osteopathic test that is neither shipped nor published. A retired one may stay in the list. */
async function requirePublishedTests(tests: readonly string[]) {
  const added = tests.filter((key) => !osteopathyTest(key));
  if (added.length === 0) return;
  const { "osteo-tests": published } = await Catalogues.publishedOverlays(["osteo-tests"]);
  const known = wordsIn("osteo-tests", published);
  if (added.some((key) => !known[key])) throw invalidField("osteopathy.tests", "option.invalid");
}

/** Raises the version of every professional's hours, so that a booking in progress is checked against the new hours. */
async function raiseScheduleVersions(): Promise<Operation[]> {
  const space_id = actor().spaceId;
  const { data } = await Spaces.db.entities.user.query.primary({ space_id }).go({ pages: "all" });
  return data
    .filter(({ practises }) => practises)
    .map(({ id }) =>
      update(Spaces.db.entities.user.patch({ space_id, id }).add({ schedule_version: 1 }).params()),
    );
}
