import {
  MOST_RESPONSE_TYPES,
  type ResponseType,
  type ResponseTypeForm,
} from "../contracts/assessments/assessments.ts";
import {
  claimName,
  releaseName,
  releaseQuota,
  rename,
  reserveQuota,
  spaceHolder,
} from "../db/catalogue-entries.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import type { ResponseTypeItem } from "./test.entity.ts";
import { responseTypeView } from "./views.ts";

const KIND = "response_type";
const keyOf = (type_id: string) => ({ space_id: actor().spaceId, type_id });

const nameEntryOf = ({ type_id, name }: ResponseTypeItem) => ({ kind: KIND, id: type_id, name });

async function readAll(): Promise<ResponseTypeItem[]> {
  const { data } = await db.entities.responseType.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all", consistent: true });
  return data;
}

async function readOne(type: string): Promise<ResponseTypeItem> {
  const { data } = await db.entities.responseType.get(keyOf(type)).go({ consistent: true });
  if (!data) throw absent("response_type");
  return data;
}

/** The error after a concurrent write: 409 with the current state, or 404. */
const staleOrAbsent = (Item: Record<string, unknown> | undefined) =>
  Item
    ? stale(
        "response_type",
        responseTypeView(db.entities.responseType.parse({ Item }).data as ResponseTypeItem),
      )
    : absent("response_type");

/** The space's response types, by name. One request. */
export async function responseTypes() {
  const all = (await readAll()).map(responseTypeView);
  return { items: all.sort((a, b) => a.name.localeCompare(b.name)), next: null };
}

/** Adds a response type. One request. Throws 409 `name.exists` or `catalogue.full`. */
export async function createResponseType(form: ResponseTypeForm): Promise<ResponseType> {
  const created: ResponseTypeItem = {
    ...keyOf(newId("responseType")),
    ...form,
    updated_at: nowIso(),
    version: 1,
  };
  const result = responseTypeView(created);
  await transact({
    writes: [
      put(db.entities.responseType.create(created).params()),
      claimName(nameEntryOf(created), spaceHolder()),
      reserveQuota(KIND, MOST_RESPONSE_TYPES, 1, spaceHolder()),
    ],
    audit: { action: "create", record: created.type_id },
    result,
  });
  return result;
}

/** Changes a response type. Two requests. Throws 404, 409 `response_type.stale` or `name.exists`. */
export async function updateResponseType(
  type: string,
  { version, ...form }: ResponseTypeForm & { version: number },
): Promise<ResponseType> {
  const current = await readOne(type);
  if (current.version !== version) throw stale("response_type", responseTypeView(current));
  const updated_at = nowIso();
  const change = db.entities.responseType
    .patch(keyOf(type))
    .set({ ...form, updated_at })
    .add({ version: 1 })
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({
    writes: [
      update(change.params(), staleOrAbsent),
      ...rename(nameEntryOf(current), nameEntryOf({ ...current, ...form }), spaceHolder()),
    ],
    audit: { action: "update", record: type },
  });
  return responseTypeView({ ...current, ...form, updated_at, version: version + 1 });
}

/** Deletes a response type; questions keep their copy. Two requests. Throws 404, 409 `response_type.stale`. */
export async function removeResponseType(type: string) {
  const current = await readOne(type);
  const removed = db.entities.responseType
    .remove(keyOf(type))
    // If it was renamed meanwhile, another entry may use the name released here.
    .where((stored, { eq }) => eq(stored.version, current.version));
  await transact({
    writes: [
      remove(removed.params(), staleOrAbsent),
      releaseName(nameEntryOf(current), spaceHolder()),
      releaseQuota(KIND, 1, spaceHolder()),
    ],
    audit: { action: "delete", record: type },
  });
  return { id: type };
}
