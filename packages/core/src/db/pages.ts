import { requestContext } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { seal, unseal } from "../platform/secret.ts";

/**
 * Encrypts a list's cursor for the client, because keys contain names. It is bound to the space and the list, so that a
 * cursor from another list is refused as invalid.
 */
export async function sealCursor(list: string, cursor: string | null): Promise<string | null> {
  return cursor === null ? null : seal("cursor", scope(list), cursor);
}

/** The database's cursor, or null for the first page. Throws 400 for an invalid cursor. */
export async function openCursor(list: string, sealed: string | undefined): Promise<string | null> {
  if (sealed === undefined) return null;
  const cursor = await unseal("cursor", scope(list), sealed);
  if (cursor === undefined) throw invalidField("cursor", "cursor.invalid");
  return cursor;
}

const scope = (list: string) => `${requestContext()?.actor?.spaceId ?? "public"}|${list}`;
