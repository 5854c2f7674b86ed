import type { Example } from "../contracts/example/example.ts";
import { EXAMPLE_DAYS } from "../contracts/example/example-space.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { ExampleSpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

const { example: examples } = Spaces.db.entities;
const keyOf = () => ({ space_id: actor().spaceId, user_id: actor().id });

/**
 * The example of the signed-in user. It is made unless there is one: a space of its own with a copy of the clinic's settings, one
 * patient, two signed appointments and an open one of today. Throws 403 for administrators and providers.
 */
export async function begin(): Promise<{ example: Example }> {
  const { id: userId, spaceId, role } = actor();
  if (role === "admin" || role === "external_entity") throw new AppError("forbidden", "access.denied");
  const stored = await examples.get(keyOf()).go({ consistent: true });
  if (stored.data && Spaces.isUsable(stored.data)) return { example: view(stored.data) };
  const { user, space } = await Spaces.loadUserAndSpace({ userId, spaceId });
  if (!space) throw new AppError("forbidden", "access.denied");
  const item: Omit<ExampleSpaceItem, "patient_id" | "appointment_id" | "earlier_appointment_id"> = {
    ...keyOf(),
    id: newId("example"),
    language: user.language,
    created_at: nowIso(),
    expires_at: Math.floor(now() / 1000) + EXAMPLE_DAYS * 86_400,
  };
  // Filling it takes most of the services of a clinic, and opening one that is there takes none.
  const { fillExample } = await import("./filling.ts");
  const made = { ...item, ...(await fillExample(item, user, space)) };
  // Of two that are made at the same moment the later is used; the other one expires unseen.
  await examples.put(made).go();
  Spaces.forgetActor({ userId, spaceId });
  return { example: view(made) };
}

/**
 * Notes where the user is in the tour. It changes no version, so it disturbs no other preference. Null turns it off and ends the
 * example: what is in it can no longer be opened, and the table deletes it. Two requests at the same moment to end, otherwise one.
 */
export async function setTourStep(step: string | null): Promise<{ step: string | null }> {
  const { id, spaceId } = actor();
  const patch = Spaces.db.entities.user.patch({ space_id: spaceId, id });
  if (step === null) await Promise.all([patch.remove(["tour_step"]).go(), examples.delete(keyOf()).go()]);
  // Who takes the tour begins with it, and not with the welcome.
  else await patch.set({ tour_step: step }).remove(["welcome_waits"]).go();
  Spaces.forgetActor({ userId: id, spaceId });
  return { step };
}

const view = (item: ExampleSpaceItem): Example => ({
  patient: item.patient_id,
  appointment: item.appointment_id,
  earlier_appointment: item.earlier_appointment_id,
  expires_at: new Date(item.expires_at * 1000).toISOString(),
});
