import { batchPut, writeItems } from "../db/batch-write.ts";
import * as Patients from "../patients/index.ts";
import { now, todayIn } from "../platform/clock.ts";
import { type Actor, asActor } from "../platform/context.ts";
import { newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import type { ExampleSpaceItem, SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";
import { wallInstant } from "../time/zones.ts";
import { writeExampleVisit } from "./example-visits.ts";
import { EXAMPLE_WORDS, type ExampleWords } from "./example-words.ts";

type Filled = Pick<ExampleSpaceItem, "patient_id" | "appointment_id" | "earlier_appointment_id">;

/** Writes everything that is in an example, as its professional. */
export async function fillExample(
  { id, language, expires_at }: Pick<ExampleSpaceItem, "id" | "language" | "expires_at">,
  user: UserItem,
  space: SpaceItem,
): Promise<Filled> {
  const words = EXAMPLE_WORDS[language];
  const professional = professionalOf(user, words);
  const place = placeOf(space, words);
  const users = professional.id === user.id ? [professional] : [user, professional];
  const who: Actor = {
    ...Spaces.actorOf(professional, place),
    spaceId: id,
    example: { of: space.id, expiresAt: expires_at },
  };
  return asActor(who, async () => {
    await writeItems([
      batchPut({ Item: unlisted(place, id) }),
      ...users.map((one) => batchPut(Spaces.db.entities.user.put(anonymous(one, id)).params())),
    ]);
    return writeRecords(who, place, words);
  });
}

/** Who treats the example patient: the user, or somebody made up where the user treats nobody. */
const professionalOf = (user: UserItem, words: ExampleWords): UserItem => ({
  ...user,
  ...(!user.practises && { id: newId("user"), name: words.professional }),
  role: "manager",
  owner: true,
  practises: true,
  active: true,
});

/** A copy of a user for the example's lists and calendar: without address, account and absences. */
function anonymous(user: UserItem, space_id: string): UserItem {
  const { subject: _subject, phone: _phone, referral_code: _code, proof_key: _proof, ...kept } = user;
  return { ...kept, space_id, email: "", time_off: [] };
}

/** The clinic's settings, with a place and a kind of appointment where there are none yet. */
function placeOf(space: SpaceItem, words: ExampleWords): SpaceItem {
  const hasOffice = space.establishments.some(({ offices }) => offices.length > 0);
  const establishment = {
    id: newId("establishment"),
    name: words.place,
    address: "",
    phone: "",
    prescription_logo_url: null,
    letterhead_height: 30,
    offices: [{ id: newId("office"), name: words.office }],
  };
  const type = {
    id: newId("appointmentType"),
    name: words.visit,
    duration: 60,
    price: 0,
    color: "#1f7a6b",
    tests: [],
    treatments: [],
  };
  return {
    ...space,
    establishments: hasOffice ? space.establishments : [establishment],
    appointment_types:
      Spaces.bookableTypes(space.appointment_types).length > 0 ? space.appointment_types : [type],
  };
}

/** The item of a space without the keys that would list it among the clinics. */
function unlisted(space: SpaceItem, id: string): Record<string, unknown> {
  const { Item } = Spaces.db.entities.space.put({ ...space, id } as never).params() as {
    Item: Record<string, unknown>;
  };
  return Object.fromEntries(Object.entries(Item).filter(([name]) => !name.startsWith("gsi")));
}

/** Days before today of the two signed appointments. */
const EARLIER = [28, 14] as const;

async function writeRecords(who: Actor, place: SpaceItem, words: ExampleWords): Promise<Filled> {
  const patient = await Patients.create({
    name: words.patient,
    birthday: "1979-03-14",
    gender: "female",
    alerts: words.alerts,
    confirm_duplicates: true,
  });
  const book = (start: string) =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: who.id,
      office: place.establishments.flatMap(({ offices }) => offices)[0]?.id as string,
      appointment_type: Spaces.bookableTypes(place.appointment_types)[0]?.id as string,
      start,
      duration: 60,
      notes: "",
      override: true,
    });
  const today = todayIn(place.time_zone);
  const at = (day: string) => new Date(wallInstant(day, "10:00", place.time_zone)).toISOString();
  const first = await book(at(plusDays(today, -EARLIER[0])));
  const second = await book(at(plusDays(today, -EARLIER[1])));
  const open = await book(quarterHour());
  await writeExampleVisit(first, 0, words);
  await writeExampleVisit(second, 1, words);
  await writeExampleVisit(open, 2, words);
  return { patient_id: patient.id, appointment_id: open.id, earlier_appointment_id: second.id };
}

const QUARTER_HOUR = 900_000;
/** The beginning of the present quarter of an hour. */
const quarterHour = () => new Date(Math.floor(now() / QUARTER_HOUR) * QUARTER_HOUR).toISOString();
