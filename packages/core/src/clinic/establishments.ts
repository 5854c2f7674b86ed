import type { Establishment } from "../contracts/accounts/accounts.ts";
import type { FormerOffice } from "../contracts/clinic/clinic.ts";
import { absent, nameExists } from "../platform/errors.ts";

type Named = { id: string; name: string };

/** The list with one more; refuses a name that is there already, capitals aside. */
export function added<T extends Named>(list: readonly T[], item: T): T[] {
  refuseTwin(list, item);
  return [...list, item];
}

/** The list with one changed. Throws 404 where it is not in it. */
export function replaced<T extends Named>(
  list: readonly T[],
  id: string,
  change: (item: T) => T,
  what: string,
): T[] {
  const current = list.find((item) => item.id === id);
  if (!current) throw absent(what);
  const next = change(current);
  refuseTwin(
    list.filter((item) => item.id !== id),
    next,
  );
  return list.map((item) => (item.id === id ? next : item));
}

/** The list with one less. Throws 404 where it is not in it. */
export function without<T extends Named>(list: readonly T[], id: string, what: string): T[] {
  if (!list.some((item) => item.id === id)) throw absent(what);
  return list.filter((item) => item.id !== id);
}

function refuseTwin(list: readonly Named[], { name }: Named) {
  if (list.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameExists();
}

type OfficeEdit = { id?: string | undefined; name: string };

/** A place's offices after an edit: known ids keep theirs, new ones get one, unknown ids are refused. */
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

/** The space holds all of its places in one item: of offices that are gone, the last ones keep their names. */
const MAX_FORMER = 200;

type Places = { establishments: readonly Establishment[]; former_offices?: readonly FormerOffice[] };

/** Offices that are gone after a change, with the names past appointments show. */
export function formerOffices(before: Places, after: readonly Establishment[]): FormerOffice[] {
  const stay = new Set(after.flatMap(({ offices }) => offices.map(({ id }) => id)));
  const gone = before.establishments.flatMap((place) =>
    place.offices.filter(({ id }) => !stay.has(id)).map(({ id, name }) => ({ id, name, place: place.name })),
  );
  return [...(before.former_offices ?? []), ...gone].slice(-MAX_FORMER);
}
