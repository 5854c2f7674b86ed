import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { MailFields } from "../clinical/catalogues/descriptions/message-texts.ts";
import { type AccountMailKey, accountMailTexts } from "../contracts/notifications/message-texts.ts";
import { readItem } from "../db/read-item.ts";
import { ACCOUNT_MAILS_KEY } from "../db/table.ts";
import { fromPart, type PublishedEntry } from "./parts.ts";

/** Where the published words of the user pool's mails are: a part beside those of the publications, with a name in place of an id. */
export const ACCOUNT_MAILS = { publication: "account-mails", part: 0 } as const;

/** What publishing writes for the user pool's mails. Nothing for any other catalogue. */
export function accountMailEntries(
  catalogue: CatalogueKey,
  entries: readonly PublishedEntry[],
): PublishedEntry[] | undefined {
  if (catalogue !== "mails") return undefined;
  return entries.filter(({ key }) => Object.hasOwn(accountMailTexts, key));
}

/** The published words of the user pool's mails, by their keys. One request for one item of a bounded size. */
export async function publishedAccountMails(): Promise<Partial<Record<AccountMailKey, MailFields>>> {
  const item = await readItem(ACCOUNT_MAILS_KEY);
  if (!item) return {};
  const entries = fromPart(item.content as Uint8Array);
  return Object.fromEntries(entries.flatMap(({ key, fields }) => (fields ? [[key, fields]] : [])));
}
