import * as Catalogues from "../catalogues/index.ts";
import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import type { Module, Role } from "../contracts/kernel/access.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { type Actor, inContext, type RequestContext } from "../platform/context.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";

/** A space for tests, with one establishment of two offices and one appointment type. */
export type TestSpace = {
  id: string;
  establishment: Establishment;
  appointmentType: AppointmentType;
};

type SpaceOptions = {
  plan?: "free_trial" | "basic" | "student" | "pro" | null;
  /** Days until the plan expires; negative for an expired one. */
  daysLeft?: number;
  modules?: readonly Module[];
  sharesClinicalRecords?: boolean;
  timeZone?: string;
  /** False for a clinic that was created before search rows existed. */
  patientsIndexed?: boolean;
};

/** Writes a space to the table. */
export async function makeSpace(options: SpaceOptions = {}): Promise<TestSpace> {
  const { plan = "pro", daysLeft = 30, modules = MODULES, timeZone = "Europe/Lisbon" } = options;
  const id = newId("space");
  const establishment: Establishment = {
    id: newId("establishment"),
    name: "Demo House",
    address: "1 Demo Street",
    phone: "",
    prescription_logo_url: null,
    letterhead_height: 30,
    offices: [
      { id: newId("office"), name: "Room 1" },
      { id: newId("office"), name: "Room 2" },
    ],
  };
  const appointmentType: AppointmentType = {
    id: newId("appointmentType"),
    name: "First visit",
    duration: 60,
    price: 5000,
    color: "#1f7a6b",
    tests: [],
    treatments: [],
  };
  await Spaces.db.entities.space
    .put({
      id,
      space_name: `Demo Clinic ${id.slice(-4)}`,
      owner_id: newId("user"),
      ...(plan && { plan_code: plan, plan_ends_on: plusDays(todayIn(timeZone), daysLeft - 1) }),
      ...(modules.length > 0 && { modules: [...modules] }),
      shares_clinical_records: options.sharesClinicalRecords ?? true,
      time_zone: timeZone,
      patients_indexed: options.patientsIndexed ?? true,
      establishments: [establishment],
      appointment_types: [appointmentType],
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  return { id, establishment, appointmentType };
}

export type TestUser = { id: string; spaceId: string; name: string };

type UserOptions = Partial<
  Pick<
    Actor,
    | "language"
    | "owner"
    | "practises"
    | "patients_permission"
    | "appointment_permission"
    | "calendar_permission"
    | "monitoring_permission"
  >
> & { id?: string; modules?: readonly Module[]; active?: boolean; name?: string };

/** Writes a user of a role to the table. `spaceId` is `Spaces.BACKOFFICE` for administrators. */
export async function makeUser(spaceId: string, role: Role, options: UserOptions = {}): Promise<TestUser> {
  const id = options.id ?? newId("user");
  const { modules = MODULES, ...rest } = options;
  const user = await Spaces.db.entities.user
    .put({
      practises: role === "professional" || role === "student",
      ...rest,
      space_id: spaceId,
      id,
      role,
      name: options.name ?? `Demo ${role} ${id.slice(-4)}`,
      email: `${id.toLowerCase()}@clinic.example`,
      ...(modules.length > 0 && { modules: [...modules] }),
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  return { id: user.data.id, spaceId, name: user.data.name };
}

/**
 * Runs a service call as a user, as the request handling does. Counts its DynamoDB requests without the actor's own.
 */
export async function as<T>(
  user: { id: string; spaceId: string },
  work: () => Promise<T>,
  request: Partial<Pick<RequestContext, "idempotency">> = {},
): Promise<T> {
  return (await counted(user, work, request)).value;
}

/** Like {@link as}, and returns the number of DynamoDB requests. */
export async function counted<T>(
  user: { id: string; spaceId: string },
  work: () => Promise<T>,
  request: Partial<Pick<RequestContext, "idempotency">> = {},
): Promise<{ value: T; calls: number }> {
  const actor = await Spaces.loadActor({ userId: user.id, spaceId: user.spaceId });
  const context: RequestContext = { requestId: "test", actor, dynamoCalls: 0, ...request };
  const value = await inContext(context, work);
  return { value, calls: context.dynamoCalls };
}

/**
 * Like {@link counted}, as a container that knows what is published of the catalogues: it knows that for ten seconds, so that
 * the number would otherwise depend on how long ago another test signed something.
 */
export async function countedSigning<T>(user: { id: string; spaceId: string }, work: () => Promise<T>) {
  await Catalogues.publications();
  return counted(user, work);
}
