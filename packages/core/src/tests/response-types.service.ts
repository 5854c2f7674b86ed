import { MOST_RESPONSE_TYPES, type ResponseType, type ResponseTypeForm } from "../contracts/tests.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./connection.ts";
import { claimName, freeName, nameKey, requireRoom } from "./store.ts";
import type { ResponseTypeItem } from "./test.entity.ts";
import { responseTypeView } from "./views.ts";

/** The names of response types are the space's. */
const HOLDER = "space";
const at = (type_id: string) => ({ space_id: actor().spaceId, type_id });

async function readAll(): Promise<ResponseTypeItem[]> {
  const { data } = await db.entities.responseType.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all", consistent: true });
  return data as unknown as ResponseTypeItem[];
}

async function readOne(type: string): Promise<ResponseTypeItem> {
  const { data } = await db.entities.responseType.get(at(type)).go({ consistent: true });
  if (!data) throw absent("response_type");
  return data as unknown as ResponseTypeItem;
}

/** The space's sets of options, by name. One request. */
export async function responseTypes() {
  const all = (await readAll()).map(responseTypeView);
  return { items: all.sort((a, b) => a.name.localeCompare(b.name)), next: null };
}

/** Adds a set of options. Two requests. Throws 409 `name.exists` or `catalogue.full`. */
export async function createResponseType(form: ResponseTypeForm): Promise<ResponseType> {
  requireRoom((await readAll()).length, MOST_RESPONSE_TYPES);
  const made: ResponseTypeItem = { ...at(newId("responseType")), ...form, updated_at: nowIso(), version: 1 };
  const result = responseTypeView(made);
  await transact({
    writes: [
      put(db.entities.responseType.create(made).params()),
      claimName({ holder: HOLDER, name: form.name, id: made.type_id }),
    ],
    audit: { action: "create", record: made.type_id },
    result,
  });
  return result;
}

/** Changes a set of options. Two requests. Throws 404, 409 `response_type.stale` or `name.exists`. */
export async function updateResponseType(
  type: string,
  { version, ...form }: ResponseTypeForm & { version: number },
): Promise<ResponseType> {
  const held = await readOne(type);
  if (held.version !== version) throw stale("response_type", responseTypeView(held));
  const updated_at = nowIso();
  const renamed = nameKey(held.name) !== nameKey(form.name);
  const change = db.entities.responseType
    .patch(at(type))
    .set({ ...form, updated_at })
    .add({ version: 1 })
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({
    writes: [
      update(change.params(), (stored) =>
        stored
          ? stale(
              "response_type",
              responseTypeView(
                db.entities.responseType.parse({ Item: stored }).data as unknown as ResponseTypeItem,
              ),
            )
          : absent("response_type"),
      ),
      ...(renamed
        ? [
            freeName({ holder: HOLDER, name: held.name }),
            claimName({ holder: HOLDER, name: form.name, id: type }),
          ]
        : []),
    ],
    audit: { action: "update", record: type },
  });
  return responseTypeView({ ...held, ...form, updated_at, version: version + 1 });
}

/** Deletes a set of options; questions keep their copy. Two requests. Throws 404. */
export async function removeResponseType(type: string) {
  const held = await readOne(type);
  await transact({
    writes: [
      remove(db.entities.responseType.remove(at(type)).params(), () => absent("response_type")),
      freeName({ holder: HOLDER, name: held.name }),
    ],
    audit: { action: "delete", record: type },
  });
  return { id: type };
}
