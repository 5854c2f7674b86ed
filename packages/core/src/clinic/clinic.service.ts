import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import {
  type Clinic,
  type Clinician,
  type clinicRoutes,
  MAX_APPOINTMENT_TYPES,
  MAX_ESTABLISHMENTS,
  MAX_OFFICES,
} from "../contracts/clinic/clinic.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { editedOffices, formerOffices, withAdded, withRemoved, withReplaced } from "./establishments.ts";
import { readSpace, updateSpace, withoutUndefined } from "./versioned-update.ts";

/** Establishments, appointment types and professionals, for the settings and the booking form. Two requests at the same moment. */
export async function get(): Promise<Clinic> {
  const { spaceId } = actor();
  const [space, users] = await Promise.all([
    readSpace(),
    Spaces.db.entities.user.query.primary({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  return {
    space_name: space.space_name,
    time_zone: space.time_zone,
    app_duration_interval: space.app_duration_interval,
    professionals: (users.data as UserItem[])
      .filter(({ practises }) => practises)
      .map(clinicianView)
      .sort((a, b) => a.name.localeCompare(b.name)),
    establishments: space.establishments,
    former_offices: [...(space.former_offices ?? [])],
    appointment_types: Spaces.bookableTypes(space.appointment_types),
    closed_days: [...(space.closed_days ?? [])],
    version: space.version,
  };
}

const clinicianView = (user: UserItem): Clinician => ({
  id: user.id,
  name: user.name,
  color: user.color,
  active: user.active,
  specialities: user.specialities,
  working_hours: user.working_hours ?? [],
  time_off: (user.time_off ?? []).map(({ from, to }) => ({ from, to })),
});

type Body<Verb extends keyof typeof clinicRoutes> = RequestOf<(typeof clinicRoutes)[Verb]>["body"];

/** Adds an establishment with its offices. */
export const createEstablishment = ({ offices, ...fields }: Body<"createEstablishment">) =>
  updateSpace((space) => {
    if (space.establishments.length >= MAX_ESTABLISHMENTS)
      throw new AppError("conflict", "establishment.too_many");
    const establishments = withAdded(space.establishments, {
      ...fields,
      id: newId("establishment"),
      prescription_logo_url: null,
      offices: offices.map((name) => ({ id: newId("office"), name })),
    });
    requireOfficesWithinLimit(establishments);
    return { establishments };
  });

function requireOfficesWithinLimit(establishments: readonly Establishment[]) {
  if (officesOf(establishments).length > MAX_OFFICES)
    throw new AppError("conflict", "office.too_many", { fields: { offices: "office.too_many" } });
}

/**
 * Changes an establishment. An office that is left out is removed: 409 `office.booked` with the number of upcoming
 * appointments there. Two requests, three where an office is removed.
 */
export const updateEstablishment = (
  id: string,
  { version, offices, ...fields }: Body<"updateEstablishment">,
) =>
  updateSpace(async (space) => {
    const withChanges = (place: Establishment) => ({
      ...place,
      ...withoutUndefined(fields),
      ...(offices && { offices: editedOffices(place.offices, offices, () => newId("office")) }),
    });
    const establishments = withReplaced(space.establishments, id, withChanges, "establishment");
    requireOfficesWithinLimit(establishments);
    await requireNoUpcoming(space.establishments, establishments);
    return { establishments, former_offices: formerOffices(space, establishments) };
  }, version);

/** Removes an establishment with its offices, unless they have upcoming appointments. Three requests. */
export const removeEstablishment = (id: string, { version }: { version: number }) =>
  updateSpace(async (space) => {
    const establishments = withRemoved(space.establishments, id, "establishment");
    await requireNoUpcoming(space.establishments, establishments);
    return { establishments, former_offices: formerOffices(space, establishments) };
  }, version);

const officesOf = (establishments: readonly Establishment[]) =>
  establishments.flatMap(({ offices }) => offices.map(({ id }) => id));

async function requireNoUpcoming(before: readonly Establishment[], after: readonly Establishment[]) {
  const remaining = officesOf(after);
  const removed = new Set(officesOf(before).filter((office) => !remaining.includes(office)));
  const count = removed.size > 0 ? await Scheduling.countUpcoming(removed) : 0;
  if (count > 0)
    throw new AppError("conflict", "office.booked", {
      fields: { offices: "office.in_use" },
      details: { count },
    });
}

/** Adds a type of appointment. 409 `appointment_type.too_many` where there are as many as a clinic may have. */
export const createAppointmentType = (fields: Body<"createAppointmentType">) =>
  updateSpace((space) => {
    if (space.appointment_types.length >= MAX_APPOINTMENT_TYPES)
      throw new AppError("conflict", "appointment_type.too_many", {
        details: { limit: MAX_APPOINTMENT_TYPES },
      });
    const type: AppointmentType = { ...fields, id: newId("appointmentType") };
    return { appointment_types: withAdded(space.appointment_types, type) };
  });

/** Changes, archives or restores a type; appointments keep the name and price they were booked with. */
export const updateAppointmentType = (id: string, { version, ...fields }: Body<"updateAppointmentType">) =>
  updateSpace(
    (space) => ({
      appointment_types: withReplaced(
        space.appointment_types,
        id,
        (current) => ({ ...current, ...withoutUndefined(fields) }),
        "appointment_type",
      ),
    }),
    version,
  );
