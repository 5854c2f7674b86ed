import type { Notification } from "../db/outbox.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

/** A mail to each manager, in the manager's language, about a space that is to be closed. One request. */
export async function mailsOf(
  { id, space_name, time_zone }: Pick<SpaceItem, "id" | "space_name" | "time_zone">,
  due_at: string,
): Promise<Notification[]> {
  return (await Spaces.managersOf(id)).map(({ language, email }) => ({
    channel: "email",
    template: "space-closing",
    language,
    to: email,
    space: id,
    facts: { clinic: space_name, due_at, time_zone },
  }));
}
