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
import { added, editedOffices, formerOffices, replaced, without } from "./establishments.ts";
import { edit, given, readSpace } from "./versioned-update.ts";

/** Places, types and the people who treat: what settings and the booking form need. Two requests at the same moment. */
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
    appointment_types: Spaces.offered(space.appointment_types),
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

/** Adds a place with its offices. */
export const createEstablishment = ({ offices, ...fields }: Body<"createEstablishment">) =>
  edit((held) => {
    if (held.establishments.length >= MAX_ESTABLISHMENTS)
      throw new AppError("conflict", "establishment.too_many");
    const establishments = added(held.establishments, {
      ...fields,
      id: newId("establishment"),
      prescription_logo_url: null,
      offices: offices.map((name) => ({ id: newId("office"), name })),
    });
    mustHaveRoom(establishments);
    return { establishments };
  });

function mustHaveRoom(places: readonly Establishment[]) {
  if (officesOf(places).length > MAX_OFFICES)
    throw new AppError("conflict", "office.too_many", { fields: { offices: "office.too_many" } });
}

/**
 * Changes a place. An office left out is gone: 409 `office.booked` with how many appointments are still to come there.
 * Two requests, three where an office goes.
 */
export const updateEstablishment = (
  id: string,
  { version, offices, ...fields }: Body<"updateEstablishment">,
) =>
  edit(async (held) => {
    const wanted = (place: Establishment) => ({
      ...place,
      ...given(fields),
      ...(offices && { offices: editedOffices(place.offices, offices, () => newId("office")) }),
    });
    const establishments = replaced(held.establishments, id, wanted, "establishment");
    mustHaveRoom(establishments);
    await mayGo(held.establishments, establishments);
    return { establishments, former_offices: formerOffices(held, establishments) };
  }, version);

/** Removes a place with its offices, unless appointments are still to come there. Three requests. */
export const removeEstablishment = (id: string, { version }: { version: number }) =>
  edit(async (held) => {
    const establishments = without(held.establishments, id, "establishment");
    await mayGo(held.establishments, establishments);
    return { establishments, former_offices: formerOffices(held, establishments) };
  }, version);

const officesOf = (places: readonly Establishment[]) =>
  places.flatMap(({ offices }) => offices.map(({ id }) => id));

async function mayGo(before: readonly Establishment[], after: readonly Establishment[]) {
  const stay = officesOf(after);
  const gone = new Set(officesOf(before).filter((office) => !stay.includes(office)));
  const count = gone.size > 0 ? await Scheduling.countUpcoming(gone) : 0;
  if (count > 0)
    throw new AppError("conflict", "office.booked", {
      fields: { offices: "office.in_use" },
      details: { count },
    });
}

/** Adds a type of appointment. 409 `appointment_type.too_many` where there are as many as a clinic may have. */
export const createAppointmentType = (fields: Body<"createAppointmentType">) =>
  edit((held) => {
    if (held.appointment_types.length >= MAX_APPOINTMENT_TYPES)
      throw new AppError("conflict", "appointment_type.too_many", {
        details: { limit: MAX_APPOINTMENT_TYPES },
      });
    const type: AppointmentType = { ...fields, id: newId("appointmentType") };
    return { appointment_types: added(held.appointment_types, type) };
  });

/** Changes, archives or brings back a type; appointments keep the name and price they were booked with. */
export const updateAppointmentType = (id: string, { version, ...fields }: Body<"updateAppointmentType">) =>
  edit(
    (held) => ({
      appointment_types: replaced(
        held.appointment_types,
        id,
        (current) => ({ ...current, ...given(fields) }),
        "appointment_type",
      ),
    }),
    version,
  );
