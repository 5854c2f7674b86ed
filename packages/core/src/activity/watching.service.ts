import { isExampleSpace } from "../contracts/example/example-space.ts";
import * as Spaces from "../spaces/index.ts";
import { keepFindings } from "./checks.service.ts";
import { noteEntry } from "./sealing.service.ts";

type Image = Record<string, unknown>;
const ENTRIES = /^\$audit#space_(.+)#month_\d{4}-\d{2}$/;

const placeOf = (image: Image | undefined) => {
  const space = ENTRIES.exec(String(image?.pk ?? ""))?.[1];
  return space && { space, id: String(image?.sk).replace("$entry#", "") };
};

const closed = new Set<string>();

async function isClosed(space: string): Promise<boolean> {
  if (closed.has(space)) return true;
  if (!(await Spaces.isClosed(space))) return false;
  if (closed.size > 500) closed.clear();
  closed.add(space);
  return true;
}

/**
 * Notes that a space has a new entry to seal, and reports a change or removal of an entry, which nobody may make: that
 * shows before the entry is sealed, too. Safe to repeat and in any order.
 */
export async function noteChange(before: Image | undefined, after: Image | undefined): Promise<void> {
  const place = placeOf(after ?? before);
  // The trail of the guided tour's example is deleted with the example after some days.
  if (!place || isExampleSpace(place.space)) return;
  if (!before) return noteEntry(place.space, String(after?.at));
  // What a closed space had is removed, its trail with it.
  if (!after && (await isClosed(place.space))) return;
  const kind = after ? "entry_changed" : "entry_removed";
  await keepFindings(place.space, [{ kind, subject: place.id }]);
}
