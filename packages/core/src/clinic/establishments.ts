import type { Establishment } from "../contracts/accounts/accounts.ts";
import type { FormerOffice } from "../contracts/clinic/clinic.ts";
import { itemBytes } from "../db/item-size.ts";
import { absent, nameExists } from "../platform/errors.ts";
import { FORMER_OFFICE_BYTES } from "./list-bytes.ts";

type Named = { id: string; name: string };

/** The list with an added item. Refuses a name that exists already, whatever its capitals. */
export function withAdded<T extends Named>(list: readonly T[], item: T): T[] {
  refuseDuplicateName(list, item);
  return [...list, item];
}

/** The list with one item changed. Throws 404 where the id is not in it. */
export function withReplaced<T extends Named>(
  list: readonly T[],
  id: string,
  change: (item: T) => T,
  what: string,
): T[] {
  const current = list.find((item) => item.id === id);
  if (!current) throw absent(what);
  const next = change(current);
  refuseDuplicateName(
    list.filter((item) => item.id !== id),
    next,
  );
  return list.map((item) => (item.id === id ? next : item));
}

/** The list without one item. Throws 404 where the id is not in it. */
export function withRemoved<T extends Named>(list: readonly T[], id: string, what: string): T[] {
  if (!list.some((item) => item.id === id)) throw absent(what);
  return list.filter((item) => item.id !== id);
}

function refuseDuplicateName(list: readonly Named[], { name }: Named) {
  if (list.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameExists();
}

type OfficeEdit = { id?: string | undefined; name: string };

/** An establishment's offices after an edit. Offices without an id are new and get one; an unknown id is refused. */
export function editedOffices(
  current: Establishment["offices"],
  edit: readonly OfficeEdit[],
  newId: () => string,
): Establishment["offices"] {
  const names = new Set(edit.map(({ name }) => name.toLowerCase()));
  if (names.size < edit.length) throw nameExists();
  return edit.map(({ id, name }) => {
    if (id !== undefined && !current.some((office) => office.id === id)) throw absent("office");
    return { id: id ?? newId(), name };
  });
}

/** Names of removed offices that are kept: the space keeps them in its one item, so they need a bound. */
const MAX_FORMER_OFFICES = 200;

type Establishments = { establishments: readonly Establishment[]; former_offices?: readonly FormerOffice[] };

/** Removed offices after a change, with the names that past appointments show. */
export function formerOffices(before: Establishments, after: readonly Establishment[]): FormerOffice[] {
  const remaining = new Set(after.flatMap(({ offices }) => offices.map(({ id }) => id)));
  const removed = before.establishments.flatMap((place) =>
    place.offices
      .filter(({ id }) => !remaining.has(id))
      .map(({ id, name }) => ({ id, name, place: place.name })),
  );
  const kept = [...(before.former_offices ?? []), ...removed].slice(-MAX_FORMER_OFFICES);
  while (itemBytes(kept) > FORMER_OFFICE_BYTES) kept.shift();
  return kept;
}
