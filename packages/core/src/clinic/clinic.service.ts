import type { AppointmentType } from "../contracts/accounts.ts";
import type { Clinic, Clinician, clinicRoutes, Places } from "../contracts/clinic.ts";
import type { RequestOf } from "../contracts/route.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { type SpaceItem, Spaces, type UserItem } from "../spaces/index.ts";
import { added, editedOffices, type Held, replaced } from "./places.ts";

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
    ...placesOf(space),
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
  edit((held) => ({
    establishments: added(held.establishments, {
      ...fields,
      id: newId("establishment"),
      prescription_logo_url: null,
      offices: offices.map((name) => ({ id: newId("office"), name })),
    }),
  }));

/** Changes a place; offices booked in the past keep their id in those appointments. */
export const updateEstablishment = (
  id: string,
  { version, offices, ...fields }: Body<"updateEstablishment">,
) =>
  edit(
    (held) => ({
      establishments: replaced(
        held.establishments,
        id,
        (current) => ({
          ...current,
          ...given(fields),
          ...(offices && { offices: editedOffices(current.offices, offices, () => newId("office")) }),
        }),
        "establishment",
      ),
    }),
    version,
  );

/** Adds a type of appointment. */
export const createAppointmentType = (fields: Body<"createAppointmentType">) =>
  edit((held) => ({
    appointment_types: added<AppointmentType>(held.appointment_types, {
      ...fields,
      id: newId("appointmentType"),
    }),
  }));

/** Changes a type; appointments keep the name and price they were booked with. */
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

/**
 * One change of the space's places or types. Edits name the version they were based on; additions are based on what is
 * read here, so that two at once keep both names unique.
 */
async function edit(change: (held: Held) => Partial<Held>, version?: number): Promise<Places> {
  const { id, spaceId } = actor();
  const space = await readSpace();
  if (version !== undefined && version !== space.version) throw stale("clinic", placesOf(space));
  const next = change(space);
  const result = { ...placesOf(space), ...next, version: space.version + 1 };
  await transact({
    writes: [
      update(
        Spaces.db.entities.space
          .patch({ id: spaceId })
          .set({ ...next, updated_at: nowIso(), updated_by: id })
          .add({ version: 1 })
          .where((attribute, { eq }) => eq(attribute.version, space.version))
          .params(),
        () => stale("clinic", undefined),
      ),
    ],
    audit: { action: "update", record: spaceId },
    result,
  });
  Spaces.forgetSpace(spaceId);
  return result;
}

async function readSpace(): Promise<SpaceItem> {
  const { data } = await Spaces.db.entities.space.get({ id: actor().spaceId }).go({ consistent: true });
  if (!data) throw absent("space");
  return data as unknown as SpaceItem;
}

const placesOf = ({ establishments, appointment_types, version }: Places | SpaceItem): Places => ({
  establishments,
  appointment_types,
  version,
});

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: NonNullable<T[K]>;
  };
